import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTROL_PATH } from '../../control/routes.ts';
import { jsonReply, type WorldReply, type WorldRequest } from '../../core/message.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import type { WorldWraps } from '../../world/wraps.ts';
import { answerRequest } from '../route.ts';
import { readBody } from './body.ts';
import { type KnownCallers, refuseToSteer } from './control-guard.ts';
import { corsFor } from './cors.ts';
import { directoryAddressOf } from './directory-address.ts';
import { readFilePart } from './multipart.ts';
import { withPortalLinks } from './portal-links.ts';
import { createSessions, SESSIONS_KEPT, type Sessions } from './sessions.ts';

export interface MockServerOptions {
  readonly config?: Partial<WorldConfig>;
  /** 0 lets the system choose. */
  readonly port?: number;
  readonly host?: string;
  /** Where the links in the inbox point, e.g. `http://localhost:8080/`. */
  readonly portalUrl?: string;
  /** Names under which the control API is reached, besides those of this machine, `host` and the portal's. */
  readonly knownHosts?: readonly string[];
  /** Worlds kept at once. */
  readonly sessionsKept?: number;
  /** What stands between its worlds and their parts; only whoever starts a server in its own process can say it. */
  readonly wraps?: WorldWraps;
}

export interface MockServer {
  /** e.g. `http://127.0.0.1:4010` */
  readonly url: string;
  /** Answers the calls that are on their way, then closes; what takes longer than some seconds is cut. */
  stop(): Promise<void>;
  /** Closes at once. */
  close(): Promise<void>;
}

/** So long calls on their way have until a server that stops cuts them: some faults never answer. */
const STOPPING_MS = 5_000;
const SWEEP_EVERY_MS = 50;

/** So long a client may be silent between two calls on one connection. */
const IDLE_CONNECTION_MS = 120_000;

/** Two megabytes are much for a call; a snapshot holds a whole world, and a video may have 100 MB (section 5). */
const MEGABYTE = 1024 * 1024;
const BODY_MAX_BYTES = 2 * MEGABYTE;
/** What a form of the directory or an answer to a captcha has, many times over. */
const FORM_MAX_BYTES = MEGABYTE / 16;
const SNAPSHOT_MAX_BYTES = 64 * MEGABYTE;
const UPLOAD_MAX_BYTES = 110 * MEGABYTE;

/** Starts the mock as a stand-alone HTTP server. Rejects when the port is taken. */
export function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  let url = '';
  const { portalUrl } = options;
  const origins = portalUrl && URL.canParse(portalUrl) ? [new URL(portalUrl).origin] : [];
  const sessions = createSessions({
    config: options.config ?? {},
    kept: options.sessionsKept ?? SESSIONS_KEPT,
    directoryOf: (name) => directoryAddressOf(() => url, name, origins),
    wraps: options.wraps,
  });
  const known = { hosts: hostsOf(options), origins };
  // Node closes an idle connection after five seconds; a call that is just being written to it would look lost.
  const server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, (request, response) => {
    answer({ sessions, portalUrl, known }, request, response).catch((error: unknown) => {
      // A fault of the server itself ends this one call, never the process.
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', () => {
      const { address, port, family } = server.address() as AddressInfo;
      url = `http://${family === 'IPv6' ? `[${reachable(address)}]` : reachable(address)}:${port}`;
      resolve({
        url,
        stop: () => closeServer(server, STOPPING_MS),
        close: () => closeServer(server, 0),
      });
    });
  });
}

/** Takes no more calls, and closes each connection when its call is answered; after `patience` milliseconds all of them. */
function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((done) => {
    const cutting = setTimeout(() => server.closeAllConnections(), patience);
    // Node leaves a connection open that was kept for further calls.
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.close(() => {
      clearTimeout(cutting);
      clearInterval(sweeping);
      done();
    });
    if (patience === 0) server.closeAllConnections();
  });
}

/** Where a server that listens everywhere is reached from this machine. */
function reachable(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

/** The names under which a server was made to be reached, as addresses write them. */
function hostsOf({ host, portalUrl, knownHosts = [] }: MockServerOptions): string[] {
  const named = [host, ...knownHosts].flatMap((name) => (name ? [`http://${name}`] : []));
  return [...named, portalUrl ?? ''].flatMap((url) => (URL.canParse(url) ? [new URL(url).hostname] : []));
}

interface Serving {
  readonly sessions: Sessions;
  readonly portalUrl: string | undefined;
  readonly known: KnownCallers;
}

async function answer(
  { sessions, portalUrl, known }: Serving,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  readWholeAddress(incoming);
  const cors = corsFor(incoming.headers.origin, known.origins);
  const { session, path, query } = readAddress(incoming);
  const refused = path.startsWith(CONTROL_PATH) ? refuseToSteer(incoming, known) : undefined;
  if (refused) {
    // Whatever body it has is not waited for.
    writeReply(response, jsonReply({ error: refused.error }, refused.status), {
      ...cors,
      Connection: 'close',
    });
    return;
  }
  if (incoming.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  const upload = path === '/files/upload';
  const body = await readBody(incoming, bodyMax(path));
  if (body === undefined) {
    response.writeHead(413, { ...cors, Connection: 'close' }).end();
    return;
  }
  if (incoming.method === 'POST' && path === `${CONTROL_PATH}leave`) {
    sessions.forget(session);
    writeReply(response, jsonReply({}), cors);
    return;
  }
  const { host, world } = sessions.open(session);
  const request: WorldRequest = {
    // Asks for the head of what GET would answer; Node sends no body with it.
    method: incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET'),
    path,
    query,
    header: (name) => headerOf(incoming, name),
    body: upload ? '' : readText(body),
    from: incoming.socket.remoteAddress,
    file: () => readFilePart(body, headerOf(incoming, 'content-type')),
  };
  const reply = withPortalLinks(await answerRequest(world(), host, request), path, portalUrl);
  if (upload) sessions.makeRoom();
  // All calls that came in together are answered together: each write on its own wakes the reader once more.
  await new Promise((turn) => setImmediate(turn));
  writeReply(response, reply, cors);
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** A body's text, without the mark that Windows writes at the beginning of its files. */
function readText(body: Buffer): string {
  const from = body.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  return body.toString('utf8', from);
}

function bodyMax(path: string): number {
  if (path === '/files/upload') return UPLOAD_MAX_BYTES;
  if (/^\/(directory|captcha)\//.test(path)) return FORM_MAX_BYTES;
  return path === `${CONTROL_PATH}snapshot` ? SNAPSHOT_MAX_BYTES : BODY_MAX_BYTES;
}

/**
 * A proxy may write the whole address where others write the path; then its host is the one that counts, whatever
 * `Host` says (RFC 9112, "absolute-form"), for whoever judges it too.
 */
function readWholeAddress(incoming: IncomingMessage): void {
  const [, host, target = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(incoming.url ?? '') ?? [];
  if (host === undefined) return;
  incoming.url = target.startsWith('/') ? target : `/${target}`;
  incoming.headers.host = host;
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
  const prefixed = /^\/(?:@|%40)([^/]+)(\/.*)$/.exec(whole);
  return {
    session: decoded(prefixed?.[1]) ?? headerOf(incoming, 'x-sandbox-session') ?? '',
    // Some clients encode more of a path than they must, the @ first of all: it is the same path (RFC 3986, 2.3).
    path: decoded(prefixed?.[2] ?? whole),
    query,
  };
}

/** What stands percent-encoded in a part of an address; as it is where that is no text. */
function decoded<Part extends string | undefined>(part: Part): Part | string {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}

function headerOf(incoming: IncomingMessage, name: Lowercase<string>): string | undefined {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
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
