import { describe, expect, test } from 'vitest';
import { firstOffer, openingWeek, spanOfHour } from './first-offer.ts';
import { askedMonday, weekFrom } from './week-days.ts';

const at = (instant: string) => Date.parse(instant);
const SHANGHAI = 'Asia/Shanghai';
const NEW_YORK = 'America/New_York';

describe('the interviewer’s page opens on the next week in which a time can be offered', () => {
  test.each([
    ['a Sunday', '2026-11-22T12:00:00+08:00', SHANGHAI, '2026-11-23'],
    ['a Saturday', '2026-11-21T12:00:00+08:00', SHANGHAI, '2026-11-23'],
    ['a Friday evening', '2026-11-20T19:00:00+08:00', SHANGHAI, '2026-11-23'],
    ['a Friday afternoon', '2026-11-20T18:59:00+08:00', SHANGHAI, '2026-11-16'],
    ['a Monday', '2026-11-23T00:00:00+08:00', SHANGHAI, '2026-11-23'],
    ['a Sunday here that is Monday at the company', '2026-11-22T17:00:00Z', SHANGHAI, '2026-11-23'],
    ['the last day of a year', '2026-12-31T23:00:00+08:00', SHANGHAI, '2026-12-28'],
    ['the Sunday on which daylight saving begins', '2026-03-08T12:00:00-04:00', NEW_YORK, '2026-03-09'],
    ['the Sunday on which daylight saving ends', '2026-11-01T12:00:00-05:00', NEW_YORK, '2026-11-02'],
    ['the hour that daylight saving repeats', '2026-11-01T05:30:00Z', NEW_YORK, '2026-11-02'],
  ])('on %s', (_when, now, zone, monday) => {
    expect(openingWeek(at(now), zone)).toBe(monday);
  });
});

describe('the first hour that can be offered', () => {
  const week = weekFrom('2026-11-23');

  test('is in the future and overlaps nothing', () => {
    const now = at('2026-11-23T10:20:00+08:00');
    const taken = [{ start: '2026-11-23T11:30:00+08:00', end: '2026-11-23T12:30:00+08:00' }];
    expect(firstOffer(week, { now, zone: SHANGHAI })).toEqual({
      day: '2026-11-23',
      from: '11:00',
      until: '12:00',
    });
    expect(firstOffer(week, { now, zone: SHANGHAI, taken })?.from).toBe('13:00');
  });

  test('is neither in the past nor at a weekend', () => {
    const now = at('2026-11-27T19:30:00+08:00');
    expect(firstOffer(week, { now, zone: SHANGHAI })).toBeUndefined();
  });

  test('is ten o’clock at the company, before and after a change to daylight saving time', () => {
    const start = (monday: string, now: string) => {
      const hour = firstOffer(weekFrom(monday), { now: at(now), zone: NEW_YORK });
      return hour && new Date(spanOfHour(hour, NEW_YORK).start).toISOString();
    };
    expect(start('2026-03-02', '2026-03-01T12:00:00Z')).toBe('2026-03-02T15:00:00.000Z');
    expect(start('2026-03-09', '2026-03-01T12:00:00Z')).toBe('2026-03-09T14:00:00.000Z');
  });
});

// Decision 6.10: a time that is offered for ten o'clock is at ten o'clock in the company's zone, whatever its offset.
describe('an offered hour is by the company’s clock', () => {
  test.each([
    ['Asia/Kathmandu', '2026-11-23T04:15:00.000Z'],
    ['Australia/Eucla', '2026-11-23T01:15:00.000Z'],
    ['Pacific/Chatham', '2026-11-22T20:15:00.000Z'],
    ['Asia/Kolkata', '2026-11-23T04:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22T20:00:00.000Z'],
    ['America/St_Johns', '2026-11-23T13:30:00.000Z'],
    ['UTC', '2026-11-23T10:00:00.000Z'],
  ])('in %s', (zone, start) => {
    expect(spanOfHour({ day: '2026-11-23', from: '10:00', until: '11:00' }, zone).start).toBe(start);
  });

  test('on a day whose night had a change of the clocks', () => {
    const startOn = (day: string) => spanOfHour({ day, from: '08:00', until: '09:00' }, NEW_YORK).start;
    expect(startOn('2026-03-08')).toBe('2026-03-08T12:00:00.000Z');
    expect(startOn('2026-11-01')).toBe('2026-11-01T13:00:00.000Z');
  });

  test.each([
    ['West of Greenwich, after the change', NEW_YORK, '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
    ['East of Greenwich, before it', 'Australia/Sydney', '2026-10-04', '01:30', '2026-10-03T15:30:00.000Z'],
  ])('between a change of the clocks and that time in Greenwich: %s', (_, zone, day, from, start) => {
    expect(spanOfHour({ day, from, until: '10:00' }, zone).start).toBe(start);
  });
});

test.each([
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['a Sunday', '2026-11-29', '2026-11-23'],
  ['the first day of a year', '2027-01-01', '2026-12-28'],
  ['the year after the first', '0001-01-01', '0001-01-01'],
  ['a day that no month has', '2026-02-30', undefined],
  ['what is no day', 'soon', undefined],
  ['a day in a week that cannot be written', '0000-01-01', undefined],
  ['nothing', undefined, undefined],
])('the week in an address is the one of %s', (_, day, monday) => {
  expect(askedMonday(day)).toBe(monday);
});
