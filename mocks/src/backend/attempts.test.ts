import { describe, expect, it } from 'vitest';
import { createClock, MINUTE } from '../core/clock.ts';
import { emptyState } from '../domain/state.ts';
import { COUNTED_MAX, type Counting, noteAttempt, recentAttempts } from './attempts.ts';
import { isLocked, LOCK, noteWrongTry } from './locks.ts';

/** The part of a world that counting needs, with a clock that only moves when it is told to. */
function counting() {
  const state = emptyState(0, { seed: 1, size: 0 });
  let now = 1_000_000;
  const world: Counting = { state: () => state, clock: createClock(() => now) };
  const pass = (by: number) => {
    now += by;
  };
  return { world, state, pass };
}

describe('attempts', () => {
  it('count for the given time, and not a millisecond longer', () => {
    const { world, pass } = counting();
    noteAttempt(world, 'a', MINUTE);
    pass(MINUTE - 1);
    expect(recentAttempts(world, 'a', MINUTE)).toBe(1);
    pass(1);
    expect(recentAttempts(world, 'a', MINUTE)).toBe(0);
  });

  it('are counted up to a hundred', () => {
    const { world } = counting();
    for (let at = 0; at < 150; at++) noteAttempt(world, 'a', MINUTE);
    expect(recentAttempts(world, 'a', MINUTE)).toBe(100);
  });
});

describe('a lock', () => {
  const lock = ({ world }: ReturnType<typeof counting>, name: string) => {
    for (let at = 0; at < 5; at++) noteWrongTry(world, `password:${name}`);
  };

  it('ends after fifteen minutes, to the millisecond', () => {
    const counted = counting();
    lock(counted, 'one');
    counted.pass(LOCK - 1);
    expect(isLocked(counted.world, 'password:one')).toBe(true);
    counted.pass(1);
    expect(isLocked(counted.world, 'password:one')).toBe(false);
  });

  it('sets the count of the tries that led to it back', () => {
    const counted = counting();
    lock(counted, 'one');
    expect(recentAttempts(counted.world, 'password:one', LOCK)).toBe(0);
  });

  it('is one of at most ten thousand, of which the oldest is dropped for a new one', () => {
    const counted = counting();
    lock(counted, 'oldest');
    const { locks } = counted.state;
    for (let at = 1; at < COUNTED_MAX; at++) locks[`password:${at}`] = counted.world.clock.now() + LOCK;
    expect(isLocked(counted.world, 'password:oldest')).toBe(true);
    lock(counted, 'newest');
    expect(Object.keys(locks)).toHaveLength(COUNTED_MAX);
    expect(isLocked(counted.world, 'password:oldest')).toBe(false);
    expect(isLocked(counted.world, 'password:newest')).toBe(true);
  });
});
