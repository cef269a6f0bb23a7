import type { IncomingMessage } from 'node:http';
import { isJson, isPlain } from '../../core/media-type.ts';
import { isLoopback } from '../../directory/directory-address.ts';
import { isHostOf } from './directory-address.ts';

/** Who may steer worlds, besides whoever is on this machine. */
export interface KnownCallers {
  /** Names under which the server is reached. */
  readonly hosts: readonly string[];
  /** Origins whose pages may call. */
  readonly origins: readonly string[];
}

/** Why a request may not steer, with the status that says so. */
export interface Unsteered {
  readonly status: 403 | 415;
  readonly error: string;
}

/**
 * Whether a request may steer worlds. The control API asks for no secret, so it holds to what a web page elsewhere
 * cannot say: a name of this machine (a page that binds its own name to this address says that name), an origin of
 * this machine or the portal's, and for what a page changes a type or a header that it cannot send unasked.
 */
export function refuseToSteer(incoming: IncomingMessage, known: KnownCallers): Unsteered | undefined {
  const { host, origin, 'sec-fetch-site': site } = incoming.headers;
  if (!isKnownHost(host, incoming.socket.localAddress, known.hosts))
    return { status: 403, error: `the control API is not reached as ${shown(host)}; see --known-host` };
  if (origin === undefined ? site === 'cross-site' : !isKnownOrigin(origin, known.origins))
    return { status: 403, error: `no page of ${shown(origin)} may steer this world` };
  if (changes(incoming) && isOfPage(incoming) && !asksFirst(incoming))
    return { status: 415, error: 'send Content-Type: application/json, or a header X-Sandbox-Session' };
  const coding = incoming.headers['content-encoding'];
  if (!isPlain(coding))
    return { status: 415, error: `send the body as it is, not with Content-Encoding: ${shown(coding)}` };
  return undefined;
}

/** Names of this machine; an address only if it is the one that the request came to. */
function isKnownHost(
  host: string | undefined,
  localAddress: string | undefined,
  hosts: readonly string[],
): boolean {
  if (host === undefined || !isHostOf(host)) return false;
  const url = new URL(`http://${host}`);
  const local = localAddress?.replace(/^::ffff:/, '');
  const { hostname } = url;
  return isLoopback(url) || hosts.includes(hostname) || hostname === local || hostname === `[${local}]`;
}

export function isKnownOrigin(origin: string, origins: readonly string[]): boolean {
  return origins.includes(origin) || (URL.canParse(origin) && isLoopback(new URL(origin)));
}

function changes({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Whether a page has sent it: a browser says so beside whatever is not just read, and scripts and command lines do not. */
function isOfPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/** Whether a browser would have asked the server before it sent this for a page of another origin. */
function asksFirst({ headers }: IncomingMessage): boolean {
  return isJson(headers['content-type']) || headers['x-sandbox-session'] !== undefined;
}

function shown(text: string | undefined): string {
  return JSON.stringify(text?.slice(0, 100) ?? 'nobody');
}
