import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DirectoryPlace, isLoopback } from '../../directory/place.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import type { WorldReply, WorldRequest } from '../../world/message.ts';
import { createLocalWorld, type LocalWorld } from '../fetch.ts';
import { answerRequest } from '../route.ts';
import { createHmacHex } from './hmac.ts';

export interface MockServerOptions {
  readonly config?: Partial<WorldConfig>;
  /** 0 lets the system choose. */
  readonly port?: number;
  readonly host?: string;
  /** Where the links in the inbox point, e.g. `http://localhost:8080/`. */
  readonly portalUrl?: string;
}

export interface MockServer {
  /** e.g. `http://127.0.0.1:4010` */
  readonly url: string;
  close(): Promise<void>;
}

/** Worlds kept at once: each client session has one of its own, the oldest goes first. */
const SESSIONS_KEPT = 200;
const BODY_MAX_BYTES = 2 * 1024 * 1024;
/** A video may have 100 MB (section 5). */
const UPLOAD_MAX_BYTES = 110 * 1024 * 1024;

/** Starts the mock as a stand-alone HTTP server. Rejects when the port is taken. */
export function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  let url = '';
  const origins =
    options.portalUrl && URL.canParse(options.portalUrl) ? [new URL(options.portalUrl).origin] : [];
  const sessions = createSessions(options.config ?? {}, (name) => ({
    pageUrl: (page) => `${url}${name ? `/@${encodeURIComponent(name)}` : ''}/directory/${page}`,
    origins,
  }));
  const server = createServer((request, response) => {
    answer(sessions, options, request, response).catch((error: unknown) => {
      // A fault of the server itself ends this one call, never the process.
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', () => {
      const { address, port, family } = server.address() as AddressInfo;
      url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
      resolve({
        url,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function createSessions(config: Partial<WorldConfig>, directoryOf: (session: string) => DirectoryPlace) {
  const worlds = new Map<string, LocalWorld>();
  const hmacs = new Map<string, (text: string) => string>();
  const hmac = (text: string, secret: string) => {
    const ofSecret = hmacs.get(secret) ?? createHmacHex(secret);
    hmacs.set(secret, ofSecret);
    return ofSecret(text);
  };
  return (name: string): LocalWorld => {
    const known = worlds.get(name);
    if (known) return known;
    const made = createLocalWorld(config, { hmac, directory: directoryOf(name) });
    worlds.set(name, made);
    const [oldest] = worlds.keys();
    if (worlds.size > SESSIONS_KEPT && oldest !== undefined) worlds.delete(oldest);
    return made;
  };
}

async function answer(
  sessions: (name: string) => LocalWorld,
  options: MockServerOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = incoming.headers.origin;
  const cors = origin && URL.canParse(origin) && isLoopback(new URL(origin)) ? corsHeaders(origin) : {};
  if (incoming.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  const { session, path, query } = readAddress(incoming);
  const upload = path === '/files/upload';
  const body = await readBody(incoming, upload ? UPLOAD_MAX_BYTES : BODY_MAX_BYTES);
  if (body === undefined) {
    response.writeHead(413, cors).end();
    return;
  }
  const { host, world } = sessions(session);
  const request: WorldRequest = {
    method: incoming.method ?? 'GET',
    path,
    query,
    header: (name) => headerOf(incoming, name),
    body: upload ? '' : body.toString('utf8'),
    form: () =>
      new Response(body, {
        headers: { 'Content-Type': headerOf(incoming, 'content-type') ?? '' },
      }).formData(),
  };
  const reply = withPortalLinks(await answerRequest(world(), host, request), path, options.portalUrl);
  // All calls that came in together are answered together: each write on its own wakes the reader once more.
  await new Promise((turn) => setImmediate(turn));
  writeReply(response, reply, cors);
}

/** A session of its own by header, or by the path prefix `/@{session}/` where no header can be set. */
function readAddress(incoming: IncomingMessage) {
  const url = incoming.url ?? '/';
  const cut = url.indexOf('?');
  const whole = cut < 0 ? url : url.slice(0, cut);
  const query: Record<string, string> = {};
  if (cut >= 0) {
    new URLSearchParams(url.slice(cut + 1)).forEach((value, name) => {
      query[name] = value;
    });
  }
  const prefixed = /^\/@([^/]+)(\/.*)$/.exec(whole);
  return {
    session: readPrefix(prefixed?.[1]) ?? headerOf(incoming, 'x-sandbox-session') ?? '',
    path: prefixed?.[2] ?? whole,
    query,
  };
}

function readPrefix(prefix: string | undefined): string | undefined {
  try {
    return prefix && decodeURIComponent(prefix);
  } catch {
    return prefix;
  }
}

function headerOf(incoming: IncomingMessage, name: Lowercase<string>): string | undefined {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The body's bytes; undefined when there are more than the mock takes. */
function readBody(incoming: IncomingMessage, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
      else resolve(undefined);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks, size)));
    incoming.on('error', reject);
  });
}

function writeReply(
  response: ServerResponse,
  reply: WorldReply,
  cors: Readonly<Record<string, string>>,
): void {
  if (reply.drop === 'never-answer') return;
  if (reply.drop === 'at-once') {
    response.destroy();
    return;
  }
  const { bytes, body } = reply;
  const length = bytes ? bytes.length : Buffer.byteLength(body);
  response.writeHead(reply.status, { ...reply.headers, ...cors, 'Content-Length': length });
  if (bytes) response.end(bytes);
  // A text of nothing but ASCII goes out in one piece with the head, without bytes of its own being made for it.
  else response.end(body, length === body.length ? 'latin1' : 'utf8');
}

/** Links in the inbox are routes of the portal; people want addresses they can open. */
function withPortalLinks(reply: WorldReply, path: string, portalUrl: string | undefined): WorldReply {
  if (!portalUrl || path !== '/__sandbox/inbox' || reply.status !== 200) return reply;
  const messages: unknown = JSON.parse(reply.body);
  if (!Array.isArray(messages)) return reply;
  const base = portalUrl.replace(/[#/]*$/, '');
  const linked = messages.map((message: Record<string, unknown>) =>
    typeof message.link === 'string' ? { ...message, link: `${base}/#${message.link}` } : message,
  );
  return { ...reply, body: JSON.stringify(linked) };
}

function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
    'Access-Control-Allow-Headers':
      'Content-Type, Authorization, rmApplyId, homepageConfigId, languageIndex, visitorId, appId, appToken, dataSourceCode, templateCode, needUrlFlag, linkToken, X-Sandbox-Session',
    'Access-Control-Expose-Headers': 'Content-Disposition',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
