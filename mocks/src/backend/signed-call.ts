import {
  canonicalText,
  decodePayload,
  returnCodes,
  type SignedQuery,
  signedQueryNames,
  TIMESTAMP_TOLERANCE_MS,
  WireError,
} from '@careers/gateway/wire';
import { isJson, isPlain } from '../core/media-type.ts';
import type { CallProblem, WorldRequest } from '../core/message.ts';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import { credentials } from './credentials.ts';
import { refuse } from './outcome.ts';
import { type Hmac, whyUnsigned } from './why-unsigned.ts';

/** What the check of a signed call needs besides the call. */
export interface Signing {
  readonly hmac: Hmac;
  /** Real Unix milliseconds. */
  readonly realNow: () => number;
  /** The payloads that were signed lately, latest last; kept for the inspector's guesses. */
  readonly recent: string[];
}

/** A refusal before the method runs, and its reason, which the inspector shows. */
type SignatureVerdict = {
  readonly signed: boolean;
  readonly problem?: CallProblem;
  readonly code?: string;
};

const RECENT_KEPT = 20;
const RECENT_MAX = 16 * 1024;

/** Checks signature, app credentials and timestamp, in this order (decisions, section 1). */
export async function checkSignature(
  request: WorldRequest,
  paramString: string,
  { hmac, realNow, recent }: Signing,
): Promise<SignatureVerdict> {
  const { sign = '' } = request.query;
  const refused = (problem: CallProblem, signed = false) => ({
    signed,
    problem,
    code: returnCodes.unauthorized,
  });
  const query = readQuery(request.query);
  if (!query) {
    const missing = signedQueryNames.filter((name) => !request.query[name]).join(', ');
    return refused({ kind: 'parameter-missing', detail: `missing in the query: ${missing}` });
  }
  const signed = (await hmac(canonicalText(query, paramString), credentials.secret)) === sign;
  const wrong = wrongCredential(query, request);
  if (wrong) return refused({ kind: `wrong-${wrong}`, detail: `${wrong} is none of this gateway` }, signed);
  if (!signed) {
    const { body } = request;
    const order = Object.keys(request.query);
    return refused(await whyUnsigned({ query, order, sign, paramString, body, recent }, hmac));
  }
  if (paramString.length <= RECENT_MAX && !recent.includes(paramString)) {
    recent.push(paramString);
    if (recent.length > RECENT_KEPT) recent.shift();
  }
  const detail = whyNotTimely(readMilliseconds(query.timestamp), realNow());
  if (!detail) return { signed };
  return { signed, problem: { kind: 'timestamp', detail }, code: returnCodes.staleTimestamp };
}

/** What is wrong with a timestamp, if it is not about now. */
function whyNotTimely(timestamp: number, now: number): string | undefined {
  const isTimely = (time: number) => Math.abs(now - time) <= TIMESTAMP_TOLERANCE_MS;
  if (isTimely(timestamp)) return undefined;
  if (Number.isNaN(timestamp)) return 'timestamp is no number of milliseconds';
  if (isTimely(timestamp * 1000)) return 'timestamp is in seconds; it has to be in milliseconds';
  const late = Math.round((now - timestamp) / 1000);
  return `timestamp is ${Math.abs(late)} s ${late > 0 ? 'behind' : 'ahead'}`;
}

/**
 * A timestamp consists of decimal digits only (decisions, section 1): JavaScript would accept more notations of a number than a
 * gateway does.
 */
function readMilliseconds(timestamp: string): number {
  return /^\d+$/.test(timestamp) ? Number(timestamp) : Number.NaN;
}

/**
 * Refuses a body that is compressed, or not declared as JSON (decisions, section 1).
 * @throws {GatewayRefusal} MS000A400
 */
export function refuseOtherMedia({ header }: WorldRequest): void {
  const coding = header('content-encoding');
  if (!isPlain(coding))
    throw refuse(
      returnCodes.unreadable,
      `Content-Encoding is ${quoted(coding ?? '', WORD_MAX)}; send the body as it is`,
    );
  const said = header('content-type');
  if (isJson(said)) return;
  throw refuse(
    returnCodes.unreadable,
    `Content-Type is ${quoted(said ?? 'missing', WORD_MAX)}; send application/json`,
  );
}

/** @throws {GatewayRefusal} if the verdict is a refusal */
export function refuseUnsigned({ code, problem }: SignatureVerdict): void {
  if (code) throw refuse(code, problem?.detail);
}

/** The method that a payload calls, as far as it can be read. */
export function callIn(paramString: string): { readonly name?: string; readonly param?: unknown } {
  try {
    const { uri, method, param } = decodePayload(paramString);
    const name = typeof uri === 'string' ? uri : method;
    return typeof name === 'string' ? { name, param } : { param };
  } catch (error) {
    if (error instanceof WireError) return {};
    throw error;
  }
}

function readQuery(query: Readonly<Record<string, string>>): SignedQuery | undefined {
  const { api_id, api_version, app_sub_id, app_token, sys_id, timestamp } = query;
  if (!api_id || !api_version || !app_sub_id || !app_token || !sys_id || !timestamp) return undefined;
  return { api_id, api_version, app_sub_id, app_token, sys_id, timestamp };
}

/** The first credential that is not the one of this gateway. */
function wrongCredential(query: SignedQuery, request: WorldRequest): string | undefined {
  const { apiVersion, appSubId, sysId, appToken, captchaAppToken, rmApplyId } = credentials;
  if (query.api_version !== apiVersion) return 'api_version';
  if (query.app_sub_id !== appSubId) return 'app_sub_id';
  if (query.sys_id !== sysId) return 'sys_id';
  if (query.app_token !== (query.api_id === 'captcha' ? captchaAppToken : appToken)) return 'app_token';
  return request.header('rmapplyid') === rmApplyId ? undefined : 'rmApplyId';
}
