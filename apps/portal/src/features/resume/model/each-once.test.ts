import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test('an entry whose id another one has gets an id of its own, the same at each reading', () => {
  const entries = [
    { id: 'a', n: 1 },
    { id: 'a', n: 2 },
    { id: 'a-2', n: 3 },
    { id: 'a', n: 4 },
  ];
  const once = [
    { id: 'a', n: 1 },
    { id: 'a-3', n: 2 },
    { id: 'a-2', n: 3 },
    { id: 'a-4', n: 4 },
  ];
  expect(eachOnce(entries)).toEqual(once);
  expect(eachOnce(once)).toBe(once);
});

test('an id of its own is no longer than ids may be', () => {
  const long = 'x'.repeat(64);
  const [first, second] = eachOnce([{ id: long }, { id: long }]);
  expect([first?.id, second?.id]).toEqual([long, `${'x'.repeat(62)}-2`]);
});
