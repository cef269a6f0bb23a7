import { createHmac } from 'node:crypto';
import type { Method } from '@careers/gateway/contract';
import * as v from 'valibot';
import type { CaseContext } from './case-context.ts';

/** How a raw call differs from a correct one. */
export interface RawCall {
  readonly param?: unknown;
  /** `method` of the payload, or the URI. */
  readonly name?: string;
  readonly group?: string;
  readonly token?: string | undefined;
  /** The `homepageConfigId` header; null sends none. */
  readonly site?: string | null;
  readonly languageIndex?: 0 | 1 | 2;
  /** Milliseconds from now. */
  readonly timeShift?: number;
  readonly appToken?: string;
  /** Sent instead of the base64 payload, and signed in the same way. */
  readonly paramString?: string;
  /** In place of the right signature. */
  readonly sign?: string;
  /** In place of the whole body. */
  readonly body?: string;
  /** The body's media type; null sends none. */
  readonly contentType?: string | null;
}

/** A reply, whatever its channel. */
export interface RawReply {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** The gateway does not know a method that a case needs. */
export class UnknownMethod extends Error {
  override readonly name = 'UnknownMethod';
  constructor(method: string) {
    super(`the gateway does not know ${method}, which the case needs`);
  }
}

export const UNKNOWN_METHOD = 'MS000A404';
const SUCCESS = 'MS000A000';
const CAPTCHA = 'needCaptchaVerification';

/** Codes that the specification does not quote may be numbers, and absent values may be null (decisions, section 1). */
const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const businessReply = v.object({
  returnCode: code,
  returnDesc: v.nullish(v.string()),
  returnData: v.nullish(v.string()),
});
const baseReply = v.object({
  successful: v.boolean(),
  data: v.nullish(v.unknown()),
  code: v.nullish(code),
  message: v.nullish(v.string()),
});

/**
 * Calls a method without the client: base64, HMAC and reply are written and read by Node itself, so that a mistake which client
 * and gateway share is found.
 * @throws {UnknownMethod} if the gateway is known not to have the method, and says so
 */
export async function rawCall(context: CaseContext, method: Method, call: RawCall): Promise<RawReply> {
  const reply = await passing(context, method, call);
  if (reply.code === UNKNOWN_METHOD && call.name === undefined && context.unknown?.has(method.name))
    throw new UnknownMethod(method.name);
  return reply;
}

async function passing(context: CaseContext, method: Method, call: RawCall): Promise<RawReply> {
  const { guest } = context;
  if (!guest) return sendRaw(context, method, call);
  const own = guest.own(call);
  const reply = await sendRaw(context, method, own);
  const { param } = own;
  const passable = reply.code === CAPTCHA && typeof param === 'object' && param !== null;
  if (!passable || !guest.solve || 'captchaVerification' in param) return reply;
  // The captcha is only asked for because of the many calls before: no case of raw calls is about one.
  return sendRaw(context, method, { ...own, param: { ...param, ...(await guest.solve()) } });
}

async function sendRaw(context: CaseContext, method: Method, call: RawCall): Promise<RawReply> {
  const { transport, settings } = context;
  const { config } = settings;
  const { signal } = new AbortController();
  if (method.channel === 'admin') {
    const url = `${config.adminUrl}${call.name ?? method.name}`;
    return readReply(method, await transport({ method: 'GET', url, headers: {} }, { signal }));
  }
  const base = method.channel === 'base';
  const name = call.name ?? method.name;
  const param = call.param ?? {};
  const biz = base ? { uri: name, method: method.verb, param } : { method: name, param };
  const paramString = call.paramString ?? Buffer.from(JSON.stringify({ biz }), 'utf8').toString('base64');
  const group = call.group ?? method.groups[0];
  const query = {
    api_id: group,
    api_version: config.apiVersion,
    app_sub_id: config.appSubId,
    app_token: call.appToken ?? (group === 'captcha' ? config.captchaAppToken : config.appToken),
    sys_id: config.sysId,
    timestamp: String(Date.now() + (call.timeShift ?? 0)),
  };
  const sign = call.sign ?? signatureOf(query, paramString, settings.secret);
  const site = call.site === undefined ? settings.site : call.site;
  const contentType = call.contentType === undefined ? 'application/json' : call.contentType;
  const reply = await transport(
    {
      method: 'POST',
      url: `${base ? config.baseUrl : config.gatewayUrl}?${new URLSearchParams({ ...query, sign })}`,
      headers: {
        ...(contentType === null ? {} : { 'Content-Type': contentType }),
        rmApplyId: config.rmApplyId,
        languageIndex: String(call.languageIndex ?? 0),
        ...(call.token ? { Authorization: call.token } : {}),
        ...(site ? { homepageConfigId: site } : {}),
      },
      body: call.body ?? JSON.stringify({ paramString }),
    },
    { signal },
  );
  return readReply(method, reply);
}

/** Lower-case hex HMAC-SHA256 over the sorted query, a line feed and P (decisions, section 1). */
export function signatureOf(query: object, paramString: string, secret: string): string {
  const pairs = Object.entries(query)
    .map(([name, value]) => `${name}=${rfc3986(String(value))}`)
    .sort();
  return createHmac('sha256', secret)
    .update(`${pairs.join('&')}\n${paramString}`, 'utf8')
    .digest('hex');
}

/** Percent-encodes all but the characters that RFC 3986 leaves unreserved. */
export function rfc3986(value: string): string {
  if (/^[A-Za-z0-9\-._~]*$/.test(value)) return value;
  return Array.from(Buffer.from(value, 'utf8'), (byte) => {
    const char = String.fromCharCode(byte);
    return /[A-Za-z0-9\-._~]/.test(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

function readReply(method: Method, reply: { readonly status: number; readonly text: string }): RawReply {
  if (reply.status !== 200) throw new Error(`HTTP ${reply.status} where a reply with a code was due`);
  const body = readJson('the answer', reply.text);
  if (method.channel === 'business') {
    const { returnCode, returnDesc, returnData } = v.parse(businessReply, body);
    return { code: returnCode, message: returnDesc ?? '', data: readData(returnData) };
  }
  const { successful, code, message, data } = v.parse(baseReply, body);
  return { code: successful ? SUCCESS : (code ?? ''), message: message ?? '', data: data ?? {} };
}

function readData(returnData: string | null | undefined): unknown {
  if (typeof returnData !== 'string') return {};
  const text = Buffer.from(returnData, 'base64').toString('utf8');
  return /^[{[]/.test(text) ? readJson('returnData', text) : text;
}

/** How much of a text that is not JSON is shown: enough to see whose it is. */
const SHOWN = 80;

/** The error of JSON.parse shows ten characters, and not what the text belongs to. */
function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is not JSON: ${JSON.stringify(text.slice(0, SHOWN))}`, { cause });
  }
}
