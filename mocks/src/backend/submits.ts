import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';
import { DAY } from '../core/clock.ts';
import type { WorldState } from '../domain/state.ts';
import { magicLinkTokens } from '../scenarios/magic.ts';

/** Answers kept at once; whoever submits more in a day has the oldest forgotten. */
export const SUBMITS_KEPT = 1000;

type Submits = WorldState['submits'];

/** What a repeat says otherwise: the proof of a captcha that it met, and ciphers, which are new each time. */
const saidAnew = ['captchaVerification', 'captchaType', 'password', 'passwordConfirm'];

/**
 * Whose submit it is: the session's account, else the link's whose token the param has (decisions, section 1). A
 * visitor has neither, and is known by all that the submit says: whoever says anything else is another one.
 */
export function submitOwner(
  accountId: string | undefined,
  param: unknown,
  visitorId: string | undefined,
): string {
  if (accountId !== undefined) return accountId;
  const said: Record<string, unknown> = typeof param === 'object' && param !== null ? { ...param } : {};
  const { token } = said;
  if (typeof token === 'string' && magicLinkTokens.includes(token)) return `link ${token}`;
  for (const name of saidAnew) delete said[name];
  return `visitor ${sha256(JSON.stringify([visitorId, said])).toString(Hex)}`;
}

/** What the first success of a submit answered, while it counts: 24 hours. */
export function firstAnswer(
  submits: Submits,
  key: string,
  now: number,
): { readonly answer: unknown } | undefined {
  const first = Object.hasOwn(submits, key) ? submits[key] : undefined;
  return first && now - first.at < DAY ? first : undefined;
}

/** Keeps an answer, and forgets those that no longer count. */
export function keepAnswer(submits: Submits, key: string, answer: unknown, now: number): void {
  submits[key] = { at: now, answer };
  const keys = Object.keys(submits);
  const surplus = keys.length - SUBMITS_KEPT;
  for (const [index, old] of keys.entries()) {
    if (index < surplus || now - (submits[old]?.at ?? 0) >= DAY) delete submits[old];
  }
}
