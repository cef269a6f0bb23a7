import { DAY } from '../world/clock.ts';
import type { WorldState } from '../world/state.ts';

/** Answers kept at once; whoever submits more in a day has the oldest forgotten. */
export const SUBMITS_KEPT = 1000;

type Submits = WorldState['submits'];

/** Whose submit it is: the session's account, else the link whose token the param has, else nobody's (decisions, section 1). */
export function submitOwner(accountId: string | undefined, param: unknown): string {
  if (accountId !== undefined) return accountId;
  const token: unknown =
    typeof param === 'object' && param !== null && 'token' in param ? param.token : undefined;
  return typeof token === 'string' && token !== '' ? `link ${token}` : 'nobody';
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
