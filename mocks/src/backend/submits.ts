import { methodIds, registry } from '@careers/gateway/registry';
import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';
import * as v from 'valibot';
import { DAY } from '../core/clock.ts';
import type { WorldState } from '../domain/state.ts';

/** How many answers are kept; of more than that in one day the oldest are deleted. */
export const SUBMITS_KEPT = 1000;

type Submits = WorldState['submits'];

/** What differs when a submit is repeated: the proof of a captcha that was required, and ciphers, which differ each time. */
const saidAnew = ['captchaVerification', 'captchaType', 'password', 'passwordConfirm'];

/** The holder of a link, as the owner of submits. */
export function linkOwner(token: string): string {
  return `link ${token}`;
}

/** Who submits, as far as the gateway knows. */
interface Submitter {
  /** The link, in a method by link; then the session does not matter. */
  readonly linkToken?: string | undefined;
  readonly accountId?: string | undefined;
  readonly visitorId?: string | undefined;
}

/**
 * The owner of a submit: the link's holder, else the session's account (decisions, section 1). A visitor has neither, and is
 * identified by all that the submit says: with different content, it is another owner.
 */
export function submitOwner({ linkToken, accountId, visitorId }: Submitter, param: unknown): string {
  if (linkToken !== undefined) return linkOwner(linkToken);
  if (accountId !== undefined) return accountId;
  const said: Record<string, unknown> = typeof param === 'object' && param !== null ? { ...param } : {};
  for (const name of saidAnew) delete said[name];
  return `visitor ${sha256(JSON.stringify([visitorId, said])).toString(Hex)}`;
}

/** The name that the answer of a submit is stored under; no owner has a colon. */
export function submitKey(owner: string, method: string, idempotencyKey: unknown): string {
  return `${owner}:${method}:${String(idempotencyKey)}`;
}

/** Whether a stored answer has the shape that the method in its name answers. */
export function isAnswerOf(key: string, answer: unknown): boolean {
  const [, name] = key.split(':');
  const named = methodIds.map((id) => registry[id]).filter((method) => method.name === name);
  return named.some(({ data }) => v.is(data, answer));
}

/** The answer of a submit's first success, while it is valid: 24 hours. */
export function firstAnswer(
  submits: Submits,
  key: string,
  now: number,
): { readonly answer: unknown } | undefined {
  const first = Object.hasOwn(submits, key) ? submits[key] : undefined;
  return first && now - first.at < DAY ? first : undefined;
}

/** One submit: the name that its answer is stored under, the stored answers, and the time, in Unix milliseconds. */
interface Submit {
  readonly key: string;
  readonly submits: Submits;
  readonly now: number;
}

/**
 * Creates what runs the submits of a world, each once: a repeated one is answered with the answer of its first success (decisions,
 * section 1).
 */
export function createSubmitRunner(): (submit: Submit, run: () => unknown) => Promise<unknown> {
  const underWay = new Map<string, unknown>();
  return async ({ key, submits, now }, run) => {
    const first = firstAnswer(submits, key, now);
    if (first) return first.answer;
    // The same submit twice at the same time is one submit: the second waits for the first one's answer.
    const running = underWay.get(key) ?? run();
    underWay.set(key, running);
    try {
      const data = await running;
      keepAnswer(submits, key, data, now);
      return data;
    } finally {
      underWay.delete(key);
    }
  };
}

/** Stores an answer, and deletes those that are no longer valid. */
export function keepAnswer(submits: Submits, key: string, answer: unknown, now: number): void {
  submits[key] = { at: now, answer };
  const keys = Object.keys(submits);
  const surplus = keys.length - SUBMITS_KEPT;
  for (const [index, old] of keys.entries()) {
    if (index < surplus || now - (submits[old]?.at ?? 0) >= DAY) delete submits[old];
  }
}
