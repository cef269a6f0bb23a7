import { isKnownOrigin } from './control-guard.ts';

/** Headers of the gateways (decisions, sections 1 to 3), of AJ-Captcha's own clients, and of the sandbox. */
const allowedHeaders = [
  'Content-Type',
  'Authorization',
  'rmApplyId',
  'homepageConfigId',
  'languageIndex',
  'visitorId',
  'appId',
  'appToken',
  'dataSourceCode',
  'templateCode',
  'needUrlFlag',
  'linkToken',
  'linkPass',
  'X-Requested-With',
  'X-Sandbox-Session',
].join(', ');

/**
 * The CORS headers that let a page of another origin call: pages of this machine, and of the portals that the server was told
 * about. Pages may send credentials, so the origin is always named and never `*`.
 */
export function corsFor(origin: string | undefined, portals: readonly string[]): Record<string, string> {
  if (!origin) return {};
  if (!isKnownOrigin(origin, portals)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
    'Access-Control-Allow-Headers': allowedHeaders,
    // From the `Date` of a reply, a client whose clock is wrong learns the time.
    'Access-Control-Expose-Headers': 'Content-Disposition, Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
