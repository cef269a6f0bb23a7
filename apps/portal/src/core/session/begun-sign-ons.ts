import * as v from 'valibot';
import { newKey } from '../new-key.ts';
import { isRecent } from './lifetimes.ts';
import type { KeyStorage } from './storage.ts';

const BEGUN = 'signOnsBegun';
const BY_ITSELF = 'signOnByItself';
/** How long a person may take at the directory's page, with a second factor. */
const LIFE_MS = 30 * 60_000;
/** Sign-ons kept at once: who presses the button again and again comes back from one of the last ones. */
const BEGUN_MAX = 5;

const begunSignOns = v.array(v.object({ state: v.string(), at: v.number(), token: v.optional(v.string()) }));

/**
 * Notes that this tab begins a sign-on.
 * @param token of the link that the sign-on leads back to
 * @returns the `state` that its return has to carry: 128 random bits, so that nobody can forge a return by a link (decision 0028);
 * undefined where the browser keeps nothing, because no return would be known there
 */
export function beginSignOn(tab: KeyStorage, now: number, token?: string): string | undefined {
  const state = newKey();
  const begun = [...readBegun(tab, now), { state, at: now, token }].slice(-BEGUN_MAX);
  return tab.set(BEGUN, JSON.stringify(begun)) ? state : undefined;
}

/** The token with which a sign-on was begun that is not spent yet. */
export function tokenOfSignOn(tab: KeyStorage, state: string | undefined, now: number): string | undefined {
  return readBegun(tab, now).find((one) => one.state === state)?.token;
}

/** Whether a return belongs to a sign-on that this tab has begun. Each is accepted once. */
export function spendSignOn(tab: KeyStorage, state: string | undefined, now: number): boolean {
  const begun = readBegun(tab, now);
  const left = begun.filter((one) => one.state !== state);
  if (left.length > 0) tab.set(BEGUN, JSON.stringify(left));
  else tab.remove(BEGUN);
  return left.length < begun.length;
}

/**
 * Whether the portal may begin a sign-on by itself: once, so that a directory that sends people back makes no endless loop, and
 * never where the browser does not keep that it did.
 */
export function mayBeginByItself(tab: KeyStorage, now: number): boolean {
  const last = Number(tab.get(BY_ITSELF) ?? Number.NEGATIVE_INFINITY);
  if (isRecent(last, now, LIFE_MS)) return false;
  return tab.set(BY_ITSELF, String(now));
}

function readBegun(tab: KeyStorage, now: number): v.InferOutput<typeof begunSignOns> {
  try {
    const read = v.safeParse(begunSignOns, JSON.parse(tab.get(BEGUN) ?? '[]'));
    return read.success ? read.output.filter(({ at }) => isRecent(at, now, LIFE_MS)) : [];
  } catch {
    return [];
  }
}
