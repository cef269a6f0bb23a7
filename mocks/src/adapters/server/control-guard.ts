import type { IncomingMessage } from 'node:http';
import { isJson, isPlain } from '../../core/media-type.ts';
import { isLoopback } from '../../directory/directory-address.ts';
import { isHostOf } from './directory-address.ts';

/** Who may use the control API, besides callers on this machine. */
export interface KnownCallers {
  /** Host names under which the server is reached. */
  readonly hosts: readonly string[];
  /** Origins whose pages may call. */
  readonly origins: readonly string[];
}

/** Why a request may not use the control API, with the status of the reply. */
interface Unsteered {
  readonly status: 403 | 415;
  readonly error: string;
}

/**
 * Refuses requests to the control API that a foreign web page could send. The API has no password, so it requires what such a
 * page cannot say: a host name of this machine (a page that binds its own host name to this address sends that name), an origin
 * of this machine or of the portal, and for changes a content type or a header that browsers only send after a preflight.
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

/** Whether a `Host` is one of this machine's names; an address must be the one that the request was sent to. */
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

/** Whether a page has sent it: unless it only reads, browsers say so, while scripts and command lines do not. */
function isOfPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/** Whether a browser would send a preflight before this request if it came from a page of another origin. */
function asksFirst({ headers }: IncomingMessage): boolean {
  return isJson(headers['content-type']) || headers['x-sandbox-session'] !== undefined;
}

function shown(text: string | undefined): string {
  return JSON.stringify(text?.slice(0, 100) ?? 'nobody');
}
