import { createHmac, timingSafeEqual } from 'node:crypto';
import { otherSecret } from './other-facts.ts';

/** What is said in three languages, in the order of their headers. */
export type Words = readonly [string, string, string];
export type Language = 0 | 1 | 2;
export type Param = Readonly<Record<string, unknown>>;

/** A refusal, by its code and its words. */
export class Refusal extends Error {
  readonly code: number | string;
  readonly words: Words;
  constructor(code: number | string, words: Words) {
    super(String(code));
    this.code = code;
    this.words = words;
  }
}

const sorry: Words = ['不行', '唔得', 'No'];
export const refuse = (code: number | string, words: Words = sorry) => new Refusal(code, words);

export const isText = (value: unknown) => typeof value === 'string';

/** Whether a query is signed over its payload, by this gateway's secret and one of its apps. */
export function isSigned(query: URLSearchParams, payload: string): boolean {
  const { sign = '', ...signed } = Object.fromEntries(query);
  const line = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${percentEncoded(signed[name] ?? '')}`)
    .join('&');
  const right = createHmac('sha256', otherSecret).update(`${line}\n${payload}`).digest();
  const shown = Buffer.from(sign, 'hex');
  const token = signed.api_id === 'captcha' ? 'other-captcha-token' : 'other-app-token';
  const isOfApp = signed.app_token === token && signed.app_sub_id === 'other';
  return isOfApp && shown.length === right.length && timingSafeEqual(shown, right);
}

function percentEncoded(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function readBody(bytes: Buffer): string {
  const body = parse(bytes.toString('utf8'));
  const payload = readObject(body)?.paramString;
  if (!isText(payload)) throw refuse('MS000A400');
  return String(payload);
}

export function readPayload(payload: string): { name: string; param: unknown } {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(payload))
    throw refuse('MS000A400');
  const bytes = Buffer.from(payload, 'base64');
  const biz = readObject(readObject(parse(utf8(bytes)))?.biz);
  const name = biz?.uri ?? biz?.method;
  if (!biz || !isText(name)) throw refuse('MS000A400');
  return { name: String(name), param: biz.param };
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('MS000A400');
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw refuse('MS000A400');
  }
}

export function readObject(value: unknown): Param | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Param) : undefined;
}
