import { afterEach, describe, expect, test } from 'vitest';
import { restoreTyped } from './restore-typed.ts';
import { TYPED_KEY } from './typed-fields.ts';

const MINUTE = 60_000;

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** A page with a field, in a tab that has kept what was typed there so many milliseconds ago. */
function pageAfter(kept: (now: number) => unknown): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.name = 'why';
  sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept(Date.now())));
  restoreTyped()();
  return field;
}
const typed = (age: number) => (now: number) => ({
  at: now - age,
  route: location.hash,
  typed: [{ name: 'why', place: 0, value: 'Because' }],
});

describe('what was typed before a reload for a new release', () => {
  test('is given back, and kept no longer', () => {
    expect(pageAfter(typed(4 * MINUTE)).value).toBe('Because');
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  });

  test.each([
    ['from five minutes ago', typed(5 * MINUTE)],
    ['from another time than now', typed(-6 * MINUTE)],
    ['without a time', () => ({ ...typed(0)(0), at: undefined })],
  ])('%s is nobody’s any more', (_, kept) => {
    expect(pageAfter(kept).value).toBe('');
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  });
});
