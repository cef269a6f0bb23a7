import { keepNewest } from '../core/keep-newest.ts';
import type { Backend } from './context.ts';

/** Who and what is counted at once. Longer than any world is busy, so that nobody's count is pushed out by others. */
export const COUNTED_MAX = 10_000;
/** Times that one count remembers; no rule asks for more. */
const TIMES_MAX = 100;

/** What counting needs of a world. */
export type Counting = Pick<Backend, 'state' | 'clock'>;

/** How often something was tried within the last so many milliseconds of the world's clock. */
export function recentAttempts(backend: Counting, key: string, within: number): number {
  return recentTimes(backend, key, within).length;
}

/** Counts one more; answers how often it was tried within that time. */
export function noteAttempt(backend: Counting, key: string, within: number): number {
  const { attempts } = backend.state();
  const times = [...recentTimes(backend, key, within), backend.clock.now()].slice(-TIMES_MAX);
  // Whoever was counted last stands last, and is kept longest.
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
