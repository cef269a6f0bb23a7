import { PROPOSALS } from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { viewerZone } from '../../core/format/format.ts';
import { emptyProposals, hoursOf, overlapsEarlier, proposeValues, spanFrom } from './proposals.ts';

const at = (start: string) => ({ day: '2026-03-09', start });

test('a proposed time is one hour from the instant at which it begins', () => {
  expect(spanFrom('2026-03-09T10:30:00+08:00')).toEqual({
    start: '2026-03-09T02:30:00.000Z',
    end: '2026-03-09T03:30:00.000Z',
  });
  expect(spanFrom('')).toBeUndefined();
});

test('a restored day is read as it was typed, and one that is no day yet stays', () => {
  const [first, second, third] = emptyProposals.proposals;
  const typed = [{ ...first, day: '2026/3/9' }, { ...second, day: 'soon' }, third];
  const restored = v.parse(proposeValues, { reason: '', proposals: typed });
  expect(restored.proposals.map(({ day }) => day)).toEqual(['2026-03-09', 'soon', '']);
});

test('a draft has exactly as many times as are proposed', () => {
  const draft = (count: number) => ({ reason: '', proposals: Array.from({ length: count }, () => at('')) });
  const fits = [PROPOSALS - 1, PROPOSALS, PROPOSALS + 1].map((count) => v.is(proposeValues, draft(count)));
  expect(fits).toEqual([false, true, false]);
});

test('a form begins with nothing said and no time chosen', () => {
  const nothing = { day: '', start: '' };
  expect(emptyProposals).toEqual({ reason: '', proposals: [nothing, nothing, nothing] });
  expect(v.parse(proposeValues, emptyProposals)).toEqual(emptyProposals);
});

describe('the hours of a day', () => {
  test('are only those that are still to come: one that begins now is over', () => {
    const all = hoursOf('2026-03-09', viewerZone(), 0).starts;
    const [first = Number.NaN, ...later] = all;
    expect(later).not.toEqual([]);
    expect(hoursOf('2026-03-09', viewerZone(), first).starts).toEqual(later);
    expect(hoursOf('2026-03-09', viewerZone(), first - 1).starts).toEqual(all);
  });

  test('are none on a day on which the company is closed, which a day that is over is not', () => {
    expect(hoursOf('2026-03-08', viewerZone(), 0)).toEqual({ isClosed: true, starts: [] });
    const after = Date.parse('2026-03-20T00:00:00Z');
    expect(hoursOf('2026-03-09', viewerZone(), after)).toEqual({ isClosed: false, starts: [] });
  });
});

describe('an overlap', () => {
  const ten = at('2026-03-09T02:00:00Z');
  const halfPastTen = at('2026-03-09T02:30:00Z');
  const eleven = at('2026-03-09T03:00:00Z');

  test('is shown at the later of two proposals only', () => {
    expect([0, 1].map((place) => overlapsEarlier([ten, halfPastTen], place))).toEqual([false, true]);
  });

  test('is looked for among all proposals before', () => {
    expect(overlapsEarlier([ten, eleven, halfPastTen], 2)).toBe(true);
    expect(overlapsEarlier([ten, at('2026-03-10T02:00:00Z'), ten], 2)).toBe(true);
  });

  test('is none where one hour begins when another ends, or no time is chosen', () => {
    expect(overlapsEarlier([ten, eleven], 1)).toBe(false);
    expect(overlapsEarlier([at(''), ten], 1)).toBe(false);
    expect(overlapsEarlier([ten, at('')], 1)).toBe(false);
    expect(overlapsEarlier([at(''), at('')], 1)).toBe(false);
  });
});
