import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';
import { DAY } from '../core/clock.ts';
import type { WorldState } from '../domain/state.ts';

/** Answers kept at once; whoever submits more in a day has the oldest forgotten. */
export const SUBMITS_KEPT = 1000;

type Submits = WorldState['submits'];

/** What a repeat says otherwise: the proof of a captcha that it met, and ciphers, which are new each time. */
const saidAnew = ['captchaVerification', 'captchaType', 'password', 'passwordConfirm'];

/** Whoever holds a link, as an owner of submits. */
export function linkOwner(token: string): string {
  return `link ${token}`;
}

/** Who submits, as far as the gateway knows. */
export interface Submitter {
  /** The link that the method works by; whose session it is called in does not matter then. */
  readonly linkToken?: string | undefined;
  readonly accountId?: string | undefined;
  readonly visitorId?: string | undefined;
}

/**
 * Whose submit it is: the link's, else the session's account (decisions, section 1). A visitor has neither, and is
 * known by all that the submit says: whoever says anything else is another one.
 */
export function submitOwner({ linkToken, accountId, visitorId }: Submitter, param: unknown): string {
  if (linkToken !== undefined) return linkOwner(linkToken);
  if (accountId !== undefined) return accountId;
  const said: Record<string, unknown> = typeof param === 'object' && param !== null ? { ...param } : {};
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
