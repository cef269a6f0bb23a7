import { describe, expect, it } from 'vitest';
import { beginSignOn, mayBeginByItself, spendSignOn } from './begun-sign-ons.ts';
import { createMemoryStorage } from './storage.ts';

const now = 1_800_000_000_000;
const minutes = (count: number) => count * 60_000;

describe('a sign-on that a tab has begun', () => {
  it('is known by its own state, once', () => {
    const { tab } = createMemoryStorage();
    const [one, other] = [beginSignOn(tab, now), beginSignOn(tab, now)];
    const spent = [one, one, other, other].map((state) => spendSignOn(tab, state, now));
    expect(spent).toEqual([true, false, true, false]);
  });

  it.each(['', undefined, 'constructor', '__proto__', '0', '[object Object]'])(
    'is not known by %j',
    (state) => {
      const { tab } = createMemoryStorage();
      beginSignOn(tab, now);
      expect(spendSignOn(tab, state, now)).toBe(false);
    },
  );

  it('is unknown to every other tab', () => {
    const state = beginSignOn(createMemoryStorage().tab, now);
    expect(spendSignOn(createMemoryStorage().tab, state, now)).toBe(false);
  });

  it('is over after half an hour, also by a clock that was set back', () => {
    for (const [later, known] of [
      [minutes(29), true],
      [minutes(30), false],
      [-minutes(31), false],
    ] as const) {
      const { tab } = createMemoryStorage();
      expect(spendSignOn(tab, beginSignOn(tab, now), now + later)).toBe(known);
    }
  });

  it('is one of the last five', () => {
    const { tab } = createMemoryStorage();
    const states = Array.from({ length: 6 }, () => beginSignOn(tab, now));
    expect(states.map((state) => spendSignOn(tab, state, now))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it.each(['{"state":"s"}', '[{"state":"s"}]', '[{"state":"s","at":"now"}]', 'null', '{', '[["s"]]'])(
    'a kept %s is dropped, never thrown',
    (kept) => {
      const { tab } = createMemoryStorage();
      tab.set('signOnsBegun', kept);
      expect(spendSignOn(tab, 's', now)).toBe(false);
      expect(spendSignOn(tab, beginSignOn(tab, now), now)).toBe(true);
    },
  );

  it('is begun by the portal itself once in half an hour', () => {
    const { tab } = createMemoryStorage();
    const tries = [0, 1, 29, 30, 31].map((at) => mayBeginByItself(tab, now + minutes(at)));
    expect(tries).toEqual([true, false, false, true, false]);
  });

  it('is not begun where the browser keeps nothing: its return would be unknown, and begin another one', () => {
    const tab = { ...createMemoryStorage().tab, set: () => false };
    expect(mayBeginByItself(tab, now)).toBe(false);
    expect(beginSignOn(tab, now)).toBeUndefined();
  });
});
