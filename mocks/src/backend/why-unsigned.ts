import {
  canonicalText,
  decodeBase64,
  percentEncode,
  type SignedQuery,
  signedQueryNames,
  WireError,
} from '@careers/gateway/wire';
import type { CallProblem } from '../core/message.ts';
import { credentials } from './credentials.ts';

/** A request with a wrong signature. */
interface UnsignedCall {
  readonly query: SignedQuery;
  /** The names of the query's parameters, in the order in which they came. */
  readonly order: readonly string[];
  readonly sign: string;
  readonly paramString: string;
  readonly body: string;
  /** What other calls have signed lately: the signature may be one of theirs. */
  readonly recent: readonly string[];
}

export type Hmac = (text: string, secret: string) => string | Promise<string>;

/** Longer payloads are not tried, as each guess hashes all of it. */
const GUESSED_MAX = 64 * 1024;

interface Guess {
  readonly kind: string;
  readonly detail: string;
  readonly text: string;
  readonly secret?: string;
}

/**
 * The mistake, among those that clients make, that results in exactly this signature; if it is none of them, the secret or the
 * payload is wrong. It is for the inspector, and says no more than the caller knows already.
 */
export async function whyUnsigned(call: UnsignedCall, hmac: Hmac): Promise<CallProblem> {
  const { sign, query, paramString } = call;
  if (sign === '') return { kind: 'sign-missing', detail: 'there is no parameter sign' };
  if (paramString.length <= GUESSED_MAX) {
    const right = await hmac(canonicalText(query, paramString), credentials.secret);
    if (formsOf(right).includes(sign))
      return { kind: 'sign-form', detail: 'the signature has to be written as lower-case hex' };
    for (const { text, secret = credentials.secret, kind, detail } of guesses(call)) {
      if ((await hmac(text, secret)) === sign) return { kind, detail };
    }
  }
  return {
    kind: 'secret-or-payload',
    detail: 'signed under another secret, or over another payload than the body has',
  };
}

/** The right signature in wrong notations. */
function formsOf(hex: string): string[] {
  const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  const base64 = btoa(String.fromCharCode(...bytes));
  return [hex.toUpperCase(), base64, base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')];
}

function* guesses(call: UnsignedCall): Generator<Guess> {
  const { query, paramString } = call;
  const payloads: readonly Omit<Guess, 'detail'>[] = [
    ...orders(call).map((names) => ({ kind: 'order', text: `${pairs(query, names)}\n${paramString}` })),
    ...encodings(query).map((text) => ({ kind: 'encoding', text: `${text}\n${paramString}` })),
    { kind: 'encoding', text: canonicalText(query, encodeURIComponent(paramString)) },
    ...['', '&', '\r\n'].map((between) => ({
      kind: 'line-feed',
      text: `${pairs(query, signedQueryNames)}${between}${paramString}`,
    })),
    ...['', call.body, plainOf(paramString), ...call.recent.filter((other) => other !== paramString)].map(
      (payload) => ({ kind: 'payload', text: canonicalText(query, payload) }),
    ),
    ...['', query.app_token, query.app_sub_id, query.sys_id, `${credentials.secret}\n`].map((secret) => ({
      kind: 'secret',
      text: canonicalText(query, paramString),
      secret,
    })),
  ];
  for (const guess of payloads) yield { ...guess, detail: details[guess.kind] ?? guess.kind };
}

const details: Readonly<Record<string, string>> = {
  order: 'the parameters have to be signed sorted by name',
  encoding: 'the values have to be percent-encoded as RFC 3986 says, and paramString as it is',
  'line-feed': 'one line feed has to stand between the query and paramString',
  payload: 'the signature belongs to another payload than the body has',
  secret: 'signed under another secret',
};

/** Wrong orders of the parameters: as they came, reversed, with two exchanged, and starting at another one. */
function orders({ order }: UnsignedCall): readonly (keyof SignedQuery)[][] {
  const names = [...signedQueryNames];
  const came = [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const exchanged = names.flatMap((_, a) =>
    names
      .slice(a + 1)
      .map((_, more) =>
        names.with(a, names[a + 1 + more] ?? 'api_id').with(a + 1 + more, names[a] ?? 'api_id'),
      ),
  );
  const turned = names.slice(1).map((_, at) => [...names.slice(at + 1), ...names.slice(0, at + 1)]);
  return [came, came.toReversed(), names.toReversed(), ...exchanged, ...turned];
}

/** The query in other encodings, if that makes a difference. */
function encodings(query: SignedQuery): string[] {
  const right = pairs(query, signedQueryNames);
  const written = [
    (value: string) => value,
    encodeURIComponent,
    (value: string) => new URLSearchParams({ value }).toString().slice('value='.length),
    (value: string) => percentEncode(value).replace(/%../g, (hex) => hex.toLowerCase()),
  ].map((encode) => pairs(query, signedQueryNames, encode));
  return written.filter((text) => text !== right);
}

function pairs(query: SignedQuery, names: readonly (keyof SignedQuery)[], encode = percentEncode): string {
  return names.map((name) => `${name}=${encode(query[name])}`).join('&');
}

/** The payload before base64, or the payload itself if it is not base64. */
function plainOf(paramString: string): string {
  try {
    return decodeBase64(paramString);
  } catch (error) {
    if (error instanceof WireError) return paramString;
    throw error;
  }
}
