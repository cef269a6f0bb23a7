import { keepNewest } from '../core/keep-newest.ts';
import type { Backend } from './context.ts';

/** How many counts are kept at once: more than any real use of a world needs, so that nobody can push out another one's count. */
export const COUNTED_MAX = 10_000;
/** How many times one count remembers; no rule needs more. */
const TIMES_MAX = 100;

/** The part of a world that counting needs. */
export type Counting = Pick<Backend, 'state' | 'clock'>;

/** How often something was tried within the last `within` milliseconds of the world's clock. */
export function recentAttempts(backend: Counting, key: string, within: number): number {
  return recentTimes(backend, key, within).length;
}

/** Counts one more try; returns how often it was tried within that time. */
export function noteAttempt(backend: Counting, key: string, within: number): number {
  const { attempts } = backend.state();
  const times = [...recentTimes(backend, key, within), backend.clock.now()].slice(-TIMES_MAX);
  // The count that was used last is moved to the end, as the first ones are deleted first.
  delete attempts[key];
  attempts[key] = times;
  keepNewest(attempts, COUNTED_MAX);
  return times.length;
}

export function forgetAttempts(backend: Counting, key: string): void {
  delete backend.state().attempts[key];
}

function recentTimes(backend: Counting, key: string, within: number): number[] {
  const { attempts } = backend.state();
  const since = backend.clock.now() - within;
  return Object.hasOwn(attempts, key) ? (attempts[key] ?? []).filter((at) => at > since) : [];
}
