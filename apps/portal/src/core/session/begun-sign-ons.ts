import * as v from 'valibot';
import { newKey } from '../new-key.ts';
import type { KeyStorage } from './storage.ts';

const BEGUN = 'signOnsBegun';
const BY_ITSELF = 'signOnByItself';
/** So long a person may take at the directory's page, a second proof included. */
const LIFE_MS = 30 * 60_000;
/** Whoever presses the button over and over comes back from one of the last ones. */
const MOST = 5;

const begunSignOns = v.array(v.object({ state: v.string(), at: v.number() }));

/**
 * Notes that this tab begins a sign-on, and gives what its return has to carry: 128 random bits, which nobody can guess
 * who sends a link (decision 0028).
 */
export function beginSignOn(tab: KeyStorage, now: number): string {
  const state = newKey();
  tab.set(BEGUN, JSON.stringify([...readBegun(tab, now), { state, at: now }].slice(-MOST)));
  return state;
}

/** Whether a return is that of a sign-on which this tab has begun; it is so once. */
export function spendSignOn(tab: KeyStorage, state: string | undefined, now: number): boolean {
  const begun = readBegun(tab, now);
  const left = begun.filter((one) => one.state !== state);
  if (left.length > 0) tab.set(BEGUN, JSON.stringify(left));
  else tab.remove(BEGUN);
  return left.length < begun.length;
}

/** Whether the portal may begin a sign-on that nobody has asked for: once, so that it never goes round in circles. */
export function mayBeginByItself(tab: KeyStorage, now: number): boolean {
  const last = Number(tab.get(BY_ITSELF) ?? Number.NEGATIVE_INFINITY);
  if (!isOver(last, now)) return false;
  tab.set(BY_ITSELF, String(now));
  return true;
}

function readBegun(tab: KeyStorage, now: number): v.InferOutput<typeof begunSignOns> {
  try {
    const read = v.safeParse(begunSignOns, JSON.parse(tab.get(BEGUN) ?? '[]'));
    return read.success ? read.output.filter(({ at }) => !isOver(at, now)) : [];
  } catch {
    return [];
  }
}

/** Also for a clock that was set back meanwhile. */
function isOver(at: number, now: number): boolean {
  return !(Math.abs(now - at) < LIFE_MS);
}
