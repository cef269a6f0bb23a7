import { expect, test } from 'vitest';
import { byDay } from './slot-days.ts';

const slot = (start: string) => ({ start });

test('times are grouped by the day on which they begin in the zone, earliest first', () => {
  const late = slot('2026-03-09T15:30:00Z');
  // Written in another zone: its text is the last of all, its instant the first.
  const early = slot('2026-03-09T23:00:00+14:00');
  const afterMidnight = slot('2026-03-09T16:30:00Z');
  expect(byDay([afterMidnight, late, early], 'Asia/Shanghai')).toEqual([
    { day: '2026-03-09', slots: [early, late] },
    { day: '2026-03-10', slots: [afterMidnight] },
  ]);
  expect(byDay([afterMidnight, late, early], 'UTC')).toEqual([
    { day: '2026-03-09', slots: [early, late, afterMidnight] },
  ]);
});

test('the times themselves stay in their order', () => {
  const slots = [slot('2026-03-10T02:00:00Z'), slot('2026-03-09T02:00:00Z')];
  byDay(slots, 'UTC');
  expect(slots.map(({ start }) => start.slice(8, 10))).toEqual(['10', '09']);
});

test('no times are no days', () => {
  expect(byDay([], 'UTC')).toEqual([]);
});
