import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MockServer, startMockServer } from '../../src/adapters/server/server.ts';

/** A gateway as others' are: one world for all who call, and nothing of the sandbox's control to be seen. */
export interface SharedGateway {
  readonly url: string;
  /** The same world behind it, with the control API: for who runs it. */
  readonly direct: MockServer;
  /** Every call that came, by its method's name, or its path. */
  readonly calls: string[];
  close(): Promise<void>;
}

export async function startSharedGateway(): Promise<SharedGateway> {
  const direct = await startMockServer();
  const calls: string[] = [];
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    if (/^\/(__sandbox|@)/.test(path)) {
      response.writeHead(404).end('not found');
      return;
    }
    forward(direct.url + path, incoming, calls).then(
      async (reply) => {
        const headers = [...reply.headers].filter(
          ([name]) => !/^(content-length|connection|keep-alive)$/.test(name),
        );
        response.writeHead(reply.status, Object.fromEntries(headers));
        response.end(Buffer.from(await reply.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    direct,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await direct.close();
    },
  };
}

async function forward(url: string, incoming: IncomingMessage, calls: string[]): Promise<Response> {
  const body = Buffer.concat(await incoming.toArray());
  calls.push(methodOf(body) ?? new URL(url).pathname);
  const {
    host: _,
    connection: __,
    'x-sandbox-session': ___,
    'content-length': ____,
    ...headers
  } = incoming.headers;
  return fetch(url, {
    method: incoming.method ?? 'GET',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(incoming.method === 'GET' ? {} : { body }),
    redirect: 'manual',
  });
}

function methodOf(body: Buffer): string | undefined {
  try {
    const { paramString } = JSON.parse(body.toString('utf8'));
    const { biz } = JSON.parse(Buffer.from(paramString, 'base64').toString('utf8'));
    return biz.uri ?? biz.method;
  } catch {
    return undefined;
  }
}
