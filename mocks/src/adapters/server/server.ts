import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream';
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

interface MockServerOptions {
  readonly config?: Partial<WorldConfig>;
  /** The port; with 0 the system chooses one. */
  readonly port?: number;
  readonly host?: string;
  /** The address of the portal that the links in the inbox lead to, e.g. `http://localhost:8080/`. */
  readonly portalUrl?: string;
  /** Further host names under which the control API may be used, besides those of this machine, of `host` and of the portal. */
  readonly knownHosts?: readonly string[];
  /** How many worlds are kept at once. */
  readonly sessionsKept?: number;
  /** Told of each session whose world is let go to make room for another: its next call finds a new one. */
  readonly onLetGo?: (session: string) => void;
  /** Wraps around parts of its worlds, for callers that start a server in their own process. */
  readonly wraps?: WorldWraps;
}

export interface MockServer {
  /** e.g. `http://127.0.0.1:4010` */
  readonly url: string;
  /** Answers the calls that are under way, then closes. Calls that take longer than a few seconds are cut off. */
  stop(): Promise<void>;
  /** Closes at once. */
  close(): Promise<void>;
}

/** How long a server that stops waits for calls that are under way: some faults never answer. */
const STOPPING_MS = 5_000;
const SWEEP_EVERY_MS = 50;

/** How long a client may be silent between two calls on one connection. */
const IDLE_CONNECTION_MS = 120_000;

/** How long the rest of a body is taken that was refused: it may have no end. */
const UNWANTED_BODY_MS = 5_000;

/** Two megabytes are plenty for a call; a snapshot contains a whole world, and a video may have 100 MB (section 5). */
const MEGABYTE = 1024 * 1024;
const BODY_MAX_BYTES = 2 * MEGABYTE;
/** Many times the size of a form of the directory, or of an answer to a captcha. */
const FORM_MAX_BYTES = MEGABYTE / 16;
const SNAPSHOT_MAX_BYTES = 64 * MEGABYTE;
const UPLOAD_MAX_BYTES = 110 * MEGABYTE;

const sizeOf = (bytes: number) => (bytes < MEGABYTE ? `${bytes / 1024} kB` : `${bytes / MEGABYTE} MB`);

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
    onLetGo: options.onLetGo ?? (() => {}),
  });
  const known = { hosts: hostsOf(options), origins };
  // By default Node closes an idle connection after five seconds, and a call that is being written to it at that moment would
  // fail.
  const server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, (request, response) => {
    answer({ sessions, portalUrl, known }, request, response).catch((error: unknown) => {
      // An error of the server itself ends this one call, never the process.
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

/**
 * Takes no more calls, and closes each connection when its call is answered; after `patience` milliseconds it closes all of them.
 */
function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((done) => {
    const cutting = setTimeout(() => server.closeAllConnections(), patience);
    // Node leaves connections open that are kept alive for further calls.
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.close(() => {
      clearTimeout(cutting);
      clearInterval(sweeping);
      done();
    });
    if (patience === 0) server.closeAllConnections();
  });
}

/** The address at which a server that listens on all addresses is reached from this machine. */
function reachable(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

/** The host names under which a server is meant to be reached, as they are written in addresses. */
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
    refuseUnread(incoming, response, jsonReply({ error: refused.error }, refused.status), cors);
    return;
  }
  if (incoming.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  const upload = path === '/files/upload';
  const most = bodyMax(path);
  const body = await readBody(incoming, most);
  if (body === undefined) {
    const error = `the body is too large: ${path} takes up to ${sizeOf(most)}`;
    refuseUnread(incoming, response, jsonReply({ error }, 413), cors);
    return;
  }
  if (`${incoming.method} ${path}` === `POST ${CONTROL_PATH}leave`) {
    sessions.forget(session);
    writeReply(response, jsonReply({}), cors);
    return;
  }
  const { host, world } = sessions.open(session);
  const request: WorldRequest = {
    // A HEAD request gets the head of the reply to GET; Node sends no body with it.
    method: incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET'),
    path,
    query,
    header: (name) => headerOf(incoming, name),
    body: upload ? '' : readText(body),
    from: incoming.socket.remoteAddress,
    file: () => readFilePart(body, headerOf(incoming, 'content-type')),
  };
  const control = { ...host, alsoAnswered: [LEAVE] };
  const reply = withPortalLinks(await answerRequest(world(), control, request), path, portalUrl);
  if (upload) sessions.makeRoom();
  // All calls that arrived together are answered together, since each single write would wake the reader once more.
  await new Promise((turn) => setImmediate(turn));
  writeReply(response, reply, cors);
}

/** The control call that only a server with many worlds has; it opens none, which another would have to go for. */
const LEAVE = 'POST leave';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** The text of a body, without the byte order mark that Windows programs write. */
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
 * Through a proxy a request may have the whole address in place of the path ("absolute-form", RFC 9112). Then its host counts,
 * whatever `Host` says, also for the guard of the control API.
 */
function readWholeAddress(incoming: IncomingMessage): void {
  const [, host, target = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(incoming.url ?? '') ?? [];
  if (host === undefined) return;
  incoming.url = target.startsWith('/') ? target : `/${target}`;
  incoming.headers.host = host;
}

/** The session that a request names: by a header, or by the path prefix `/@{session}/` for clients that cannot set one. */
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
    // Some clients encode more of a path than necessary, above all the @; the path is the same (RFC 3986, 2.3).
    path: decoded(prefixed?.[2] ?? whole),
    query,
  };
}

/** Decodes a part of an address; returns it unchanged if it is malformed. */
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

/**
 * Answers a request whose body is not wanted. Many clients read the answer only after they have sent the body, and lose it if the
 * connection is closed before: what is still to come is taken, and discarded.
 */
function refuseUnread(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WorldReply,
  cors: Readonly<Record<string, string>>,
): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, ...cors, Connection: 'close', 'Content-Length': length });
  response.write(body);
  const cutting = setTimeout(() => response.end(), UNWANTED_BODY_MS);
  // It may be over already.
  finished(incoming, () => {
    clearTimeout(cutting);
    response.end();
  });
  incoming.resume();
}

function writeReply(
  response: ServerResponse,
  reply: WorldReply,
  cors: Readonly<Record<string, string>>,
): void {
  if (reply.drop === 'never-answer') return;
  if (reply.drop === 'at-once') {
    // A browser by itself repeats a call on a used connection of which nothing came back, and nobody would see the fault: so the head of
    // the reply is sent.
    response.writeHead(reply.status, { ...reply.headers, ...cors, 'Content-Length': 2 });
    response.write(' ', () => response.destroy());
    return;
  }
  const { bytes, body } = reply;
  const length = bytes ? bytes.length : Buffer.byteLength(body);
  response.writeHead(reply.status, { ...reply.headers, ...cors, 'Content-Length': length });
  if (bytes && reply.drop === 'in-the-middle') {
    response.write(bytes.subarray(0, Math.floor(length / 2)), () => response.destroy());
  } else if (bytes) response.end(bytes);
  // An ASCII text is sent in one piece with the head, without being encoded into a buffer first.
  else response.end(body, length === body.length ? 'latin1' : 'utf8');
}
