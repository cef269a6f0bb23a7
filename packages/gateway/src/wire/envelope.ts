import { decodeBase64, encodeBase64, WireError } from './base64.ts';
import { returnCodes } from './codes.ts';

/** The `biz` of a business call's payload. */
export interface BusinessCall {
  readonly method: string;
  readonly param: unknown;
}

/** The `biz` of a base call's payload. `get` has a `timestamp` in its param. */
export interface BaseCall {
  readonly uri: string;
  readonly method: 'post' | 'get';
  readonly param: unknown;
}

/** The gateway's reply as it stands on the wire. */
export interface BusinessReply {
  readonly returnCode: string;
  readonly returnDesc: string;
  readonly returnData?: string;
}

/** The base and file gateways' reply as it stands on the wire. */
export interface BaseReply {
  readonly successful: boolean;
  readonly data: unknown;
  readonly code?: string;
  readonly message?: string;
}

/** `P`: base64 of the payload's JSON. */
export function encodePayload(biz: BusinessCall | BaseCall): string {
  return encodeBase64(JSON.stringify({ biz }));
}

/** The request's body around `P`. */
export function encodeBody(paramString: string): string {
  return JSON.stringify({ paramString });
}

/**
 * `P` of a request's body.
 * @throws {WireError} when the body is no JSON object with a text `paramString`.
 */
export function decodeBody(body: string): string {
  const parsed = parseJson(body);
  if (!isRecord(parsed) || typeof parsed.paramString !== 'string') throw new WireError('no paramString');
  return parsed.paramString;
}

/**
 * The call inside `P`.
 * @throws {WireError} when it is no base64, no JSON, or has no `biz`.
 */
export function decodePayload(paramString: string): Record<string, unknown> {
  // Engines skip whitespace, but a gateway need not accept base64 in lines, as mails have it.
  if (/\s/.test(paramString)) throw new WireError('base64 with blanks');
  const parsed = parseJson(decodeBase64(paramString));
  if (!isRecord(parsed) || !isRecord(parsed.biz)) throw new WireError('no biz');
  return parsed.biz;
}

/** A reply for the wire. Texts travel as they are, anything else as JSON; absent data is left out. */
export function encodeReply(returnCode: string, returnDesc: string, data?: unknown): BusinessReply {
  if (data === undefined) return { returnCode, returnDesc };
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return { returnCode, returnDesc, returnData: encodeBase64(text) };
}

/** A reply as read from the wire: `data` is JSON when its text starts with `{` or `[`, else the text. */
export interface DecodedReply {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/**
 * Reads the business gateway's reply.
 * @throws {WireError} when it is cut, no JSON, or a success whose data is no base64.
 */
export function decodeReply(body: string): DecodedReply {
  const reply = parseJson(body);
  const code = isRecord(reply) ? readCode(reply.returnCode) : undefined;
  if (!isRecord(reply) || code === undefined) throw new WireError('no returnCode');
  return {
    code,
    message: typeof reply.returnDesc === 'string' ? reply.returnDesc : '',
    data: code === returnCodes.success ? decodeData(reply.returnData) : decodeDetails(reply.returnData),
  };
}

/**
 * Reads the base, admin and file gateways' reply, in the same terms as the business one's.
 * @throws {WireError} when it is cut or has no `successful` flag.
 */
export function decodeBaseReply(body: string): DecodedReply {
  const reply = parseJson(body);
  if (!isRecord(reply) || typeof reply.successful !== 'boolean') throw new WireError('no successful flag');
  return {
    code: reply.successful ? returnCodes.success : failureCode(reply.code),
    message: typeof reply.message === 'string' ? reply.message : '',
    data: reply.data ?? {},
  };
}

/** Codes that the specification does not quote (451, 40101) may come as numbers (decisions, section 1, Types). */
function readCode(code: unknown): string | undefined {
  if (typeof code === 'number') return String(code);
  return typeof code === 'string' ? code : undefined;
}

/** The code of an unsuccessful reply: the flag decides, whatever the code beside it says (section 7). */
function failureCode(given: unknown): string {
  const code = readCode(given) ?? '';
  return code === returnCodes.success ? '' : code;
}

function decodeData(returnData: unknown): unknown {
  if (returnData === undefined || returnData === null) return {};
  if (typeof returnData !== 'string') throw new WireError('returnData is no text');
  // MIME encoders, such as Java's, write lines: line ends are removed before the length is checked.
  const text = decodeBase64(returnData.replace(/\s+/g, ''));
  return beginsAsJson(text) ? parseJson(text) : text;
}

/**
 * What a refusal says besides its code and description. Only a success is sure to carry base64 (section 7): a refusal's data may
 * be as they are, as an object or as its text.
 */
function decodeDetails(returnData: unknown): unknown {
  if (typeof returnData === 'object' && returnData !== null) return returnData;
  try {
    return typeof returnData === 'string' && beginsAsJson(returnData)
      ? parseJson(returnData)
      : decodeData(returnData);
  } catch (error) {
    if (error instanceof WireError) return {};
    throw error;
  }
}

/** Neither brace nor bracket is of base64's alphabet. */
function beginsAsJson(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WireError('not JSON');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
