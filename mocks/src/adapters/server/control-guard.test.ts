import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalWorld } from '../fetch.ts';
import { answerRequest } from '../route.ts';
import { type MockServer, startMockServer } from './server.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ portalUrl: 'https://careers.chengyuan.example/portal/' });
});
afterAll(() => server.close());

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a raw request with Node's HTTP client, since `fetch` does not allow a `Host` header to be set. */
function send(
  { method = 'POST', path = '/__sandbox/reset', headers = {}, body = '' }: Sent,
  root = server.url,
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const outgoing = request(root + path, { method, headers }, (reply) => {
      let said = '';
      reply.setEncoding('utf8');
      reply.on('data', (more: string) => {
        said += more;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: said }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const form = 'application/x-www-form-urlencoded';
const json = { 'Content-Type': 'application/json' };
const port = () => new URL(server.url).port;

/** Changes the default world, so that the test notices if another one replaces it. */
async function mark(): Promise<void> {
  await send({ path: '/__sandbox/set', headers: json, body: '{"seed":77}' });
  expect(await seed()).toBe(77);
}
async function seed(): Promise<unknown> {
  const world: unknown = JSON.parse((await send({ method: 'GET', path: '/__sandbox/world' })).text);
  return typeof world === 'object' && world !== null && 'seed' in world ? world.seed : undefined;
}

const foreign = 'https://evil.example';

/** What a browser sends for a page even if it names no origin. */
const browser = { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' };

/** What a foreign web page can send without a preflight, or after it has bound its own host name to this machine. */
const attacks: readonly (readonly [string, Sent['headers']])[] = [
  ['plain text, as a form or fetch sends it', { Origin: foreign, 'Content-Type': 'text/plain' }],
  ['plain text of a page of this machine', { Origin: 'http://localhost:3000', 'Content-Type': 'text/plain' }],
  ['plain text without an origin', { ...browser, 'Content-Type': 'text/plain;charset=UTF-8' }],
  ['plain text that names JSON behind', { ...browser, 'Content-Type': 'text/plain; x=application/json' }],
  ['a form', { ...browser, 'Content-Type': form }],
  ['a multipart form', { ...browser, 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['no type', browser],
  ['a type that is none', { ...browser, 'Content-Type': 'application/jsonx' }],
  ['JSON from another origin', { ...json, Origin: foreign }],
  ['JSON from no origin', { ...json, Origin: 'null' }],
  ['JSON from an origin that begins like this machine', { ...json, Origin: 'http://localhost.evil.example' }],
  ['JSON from the portal’s name over http', { ...json, Origin: 'http://careers.chengyuan.example' }],
  ['JSON from another site that names no origin', { ...json, 'Sec-Fetch-Site': 'cross-site' }],
  ['a rebound name', { ...json, Host: 'evil.example' }],
  ['a rebound name with the right port', { ...json, Host: 'rebind.evil.example:4010' }],
  ['a name that begins like this machine', { ...json, Host: 'localhost.evil.example' }],
  ['a name that begins like an address', { ...json, Host: '127.0.0.1.evil.example' }],
  ['a name with another in front', { ...json, Host: 'localhost@evil.example' }],
  ['an address of another machine', { ...json, Host: '10.1.2.3' }],
  ['a rebound name and its own origin', { ...json, Host: 'evil.example', Origin: 'http://evil.example' }],
  ['a rebound name with a session', { ...json, Host: 'evil.example', 'X-Sandbox-Session': 'x' }],
];

describe('without the guard of the control API', () => {
  it.each(attacks)('a request with %s replaces the world', async (_, headers = {}) => {
    const { world, host } = createLocalWorld();
    const open = createServer(async (incoming, response) => {
      const body = await text(incoming);
      const query = {};
      const { method = '', url: path = '' } = incoming;
      const { status } = await answerRequest(world(), host, {
        method,
        path,
        query,
        body,
        header: () => undefined,
      });
      response.writeHead(status).end();
    });
    const { promise: listening, resolve } = Promise.withResolvers<void>();
    open.listen(0, '127.0.0.1', resolve);
    await listening;
    try {
      const address = open.address();
      const at = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
      await send({ path: '/__sandbox/set', headers, body: '{"seed":5}' }, at);
      expect(world().config.seed).toBe(5);
    } finally {
      open.closeAllConnections();
      open.close();
    }
  });
});

describe('the control API', () => {
  it.each(attacks)('refuses a request with %s, and nothing changes', async (_, headers = {}) => {
    await mark();
    const reply = await send({ path: '/__sandbox/set', headers, body: '{"seed":5}' });
    expect([403, 415]).toContain(reply.status);
    expect(reply.text).toContain('"error"');
    expect(await seed()).toBe(77);
  });

  it.each([
    ['POST', '/__sandbox/reset'],
    ['POST', '/__sandbox/leave'],
    ['POST', '/@one/__sandbox/reset'],
    ['POST', '/%40one/%5F_sandbox/reset'],
    ['PUT', '/__sandbox/snapshot'],
    ['GET', '/__sandbox/inbox'],
    ['GET', '/__sandbox/session'],
    ['GET', '/__sandbox/nothing'],
    ['OPTIONS', '/__sandbox/reset'],
  ])('refuses %s %s under a host name that was rebound', async (method, path) => {
    const { status } = await send({ method, path, headers: { ...json, Host: 'evil.example' }, body: '' });
    expect(status).toBe(403);
  });

  describe('under a whole address as a proxy writes it', () => {
    const sent = async (address: string, host: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string]>();
      const asked = { port: port(), path: address, headers: { Host: host } };
      request(asked, async (reply) => resolve([reply.statusCode, await text(reply)]))
        .on('error', reject)
        .end();
      return promise;
    };

    it.each(['/__sandbox/world', '/@one/__sandbox/world', '/admin/sys/common/getEncryptedString'])(
      'reads the path: %s',
      async (path) => {
        const plain = await send({ method: 'GET', path });
        // The host names by which a proxy reaches the server.
        expect(await sent(server.url + path, 'proxy.example')).toEqual([200, plain.text]);
      },
    );

    it('takes the host from the address, not from the Host header', async () => {
      const [status, said] = await sent('http://evil.example/__sandbox/world', `127.0.0.1:${port()}`);
      expect([status, said]).toEqual([403, expect.stringContaining('not reached as \\"evil.example\\"')]);
    });

    it('answers 404 to an address without a path', async () => {
      expect((await sent(server.url, 'localhost'))[0]).toBe(404);
    });
  });

  it('does not read the body of a request that it refuses', async () => {
    const headers = { ...json, Host: 'evil.example', 'Content-Length': String(60 * 1024 * 1024) };
    const reply = await new Promise<number>((resolve, reject) => {
      const outgoing = request(`${server.url}/__sandbox/snapshot`, { method: 'PUT', headers }, (got) => {
        resolve(got.statusCode ?? 0);
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      outgoing.flushHeaders();
    });
    expect(reply).toBe(403);
  });

  it.each([
    ['a script', () => json],
    ['a command line that says no type', () => ({})],
    ['a command line that says the type of forms', () => ({ 'Content-Type': form })],
    ['a script whose text is plain', () => ({ 'Content-Type': 'text/plain', 'Sec-Fetch-Mode': 'cors' })],
    ['a script that names its charset', () => ({ 'Content-Type': 'application/json; charset=utf-8' })],
    ['a script with a session of its own', () => ({ 'X-Sandbox-Session': 'mine' })],
    ['a page of this machine', () => ({ ...json, Origin: 'http://localhost:5180' })],
    [
      'the portal that the server was told of',
      () => ({ ...json, Origin: 'https://careers.chengyuan.example' }),
    ],
    ['localhost by name', () => ({ ...json, Host: `localhost:${port()}` })],
    ['another port, through a tunnel', () => ({ ...json, Host: 'localhost:9' })],
    ['the address in brackets', () => ({ ...json, Host: '[::1]:4010' })],
    ['the portal’s host, through its proxy', () => ({ ...json, Host: 'careers.chengyuan.example' })],
    ['a page of the same origin', () => ({ ...json, 'Sec-Fetch-Site': 'same-origin' })],
    [
      'a page of this machine that names a session',
      () => ({ Origin: 'http://localhost:5180', 'Content-Type': 'text/plain', 'X-Sandbox-Session': 'mine' }),
    ],
  ])('may be used by %s', async (_, headers) => {
    expect((await send({ headers: headers() })).status).toBe(200);
  });

  it.each([
    ['GET', 200],
    ['HEAD', 200],
    ['OPTIONS', 204],
    ['POST', 415],
  ])(
    'answers %s of a page of this machine that says no type by %i, which the page may read',
    async (method, status) => {
      const headers = { Origin: 'http://localhost:5180' };
      const reply = await send({ method, path: '/__sandbox/world', headers });
      expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([status, headers.Origin]);
    },
  );

  it('knows the host that the server was started with, and those that it was told', async () => {
    const known = await startMockServer({ host: '127.0.0.1', knownHosts: ['mock.internal'] });
    const at = (host: string) =>
      new Promise<number>((resolve, reject) => {
        request(`${known.url}/__sandbox/world`, { headers: { Host: host } }, (reply) => {
          reply.resume();
          resolve(reply.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    try {
      expect(
        await Promise.all([at('mock.internal:4010'), at('Mock.Internal'), at('other.internal')]),
      ).toEqual([200, 200, 403]);
    } finally {
      await known.close();
    }
  });

  it('does not guard the gateway, whose calls are signed and need a preflight', async () => {
    const reply = await send({ path: '/gateway', headers: { ...json, Host: 'evil.example' }, body: '{}' });
    expect(reply.status).toBe(200);
  });
});
