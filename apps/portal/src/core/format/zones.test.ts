import { describe, expect, test, vi } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { WORD_JOINER } from './unbroken.ts';
import {
  clockIn,
  dayIn,
  formatSpan,
  formatSpanIn,
  isSameClock,
  overlap,
  startsOn,
  zoneHours,
  zoneName,
} from './zones.ts';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const SHANGHAI = 'Asia/Shanghai';

/** Ten in the morning of the company, on a day. */
const ten = (day: string) => `${day}T10:00:00+08:00`;

describe('interview times are shown in the viewer’s zone and in the company’s (decision 6.10)', () => {
  test.each([
    // The clocks of New York went back on 1 November 2026, those of Berlin on 25 October.
    [NEW_YORK, '2026-10-31', '2026-10-30', '22:00'],
    [NEW_YORK, '2026-11-03', '2026-11-02', '21:00'],
    [BERLIN, '2026-10-23', '2026-10-23', '04:00'],
    [BERLIN, '2026-10-26', '2026-10-26', '03:00'],
    // Forward on 8 March and 29 March 2026.
    [NEW_YORK, '2026-03-07', '2026-03-06', '21:00'],
    [NEW_YORK, '2026-03-10', '2026-03-09', '22:00'],
    [BERLIN, '2026-03-27', '2026-03-27', '03:00'],
    [BERLIN, '2026-03-30', '2026-03-30', '04:00'],
  ])('daylight saving is heeded: %s, %s', (zone, day, shownDay, shownTime) => {
    expect([dayIn(ten(day), zone), clockIn(ten(day), zone)]).toEqual([shownDay, shownTime]);
  });

  test('the zone is named with its hours from Greenwich on that day', () => {
    expect(zoneName(BERLIN, 'en', ten('2026-10-23'))).toMatch(/UTC\+2$/);
    expect(zoneName(BERLIN, 'en', ten('2026-10-26'))).toMatch(/UTC\+1$/);
    expect(zoneName('UTC', 'en', ten('2026-10-26'))).not.toMatch(/GMT.*GMT/);
  });

  test('where no hours are between a zone and Greenwich it is named UTC, also by WebKit, which then writes GMT alone', () => {
    expect(zoneHours('Europe/London', 'en', ten('2026-11-26'))).toBe('UTC');
    const write = Intl.DateTimeFormat.prototype.formatToParts;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.DateTimeFormat,
      at,
    ) {
      return write.call(this, at).map((part) => (part.value === 'GMT+0' ? { ...part, value: 'GMT' } : part));
    });
    expect(zoneHours('Europe/London', 'en', ten('2026-11-26'))).toBe('UTC');
    expect(zoneHours(SHANGHAI, 'en', ten('2026-11-26'))).toBe('UTC+8');
  });

  test('no line ends inside a zone’s Chinese name, or leaves the last word of an English one alone', () => {
    const name = [...'中国标准时间'].join(WORD_JOINER);
    expect(zoneName(SHANGHAI, 'zh-CN', ten('2026-10-26'))).toBe(`${name}，${WORD_JOINER}UTC+8`);
    expect(zoneName(SHANGHAI, 'en', ten('2026-10-26'))).toBe('China Standard\u00a0Time, UTC+8');
  });

  test('a named zone may have a line to itself; hours alone stay on the line of the time', () => {
    const span = { start: ten('2026-10-26'), end: '2026-10-26T11:00:00+08:00' };
    expect(formatSpanIn(span, 'zh-CN', SHANGHAI)).toMatch(/11:00（中/);
    expect(formatSpanIn(span, 'zh-CN', 'UTC')).toMatch(/03:00\u2060（UTC）$/);
    expect(formatSpanIn(span, 'en', SHANGHAI)).toMatch(/11:00 \(China/);
    expect(formatSpanIn(span, 'en', 'UTC')).toMatch(/03:00\u00a0\(UTC\)$/);
  });

  test('the zone is named without its hours where they change between the times', () => {
    const [before, after] = [ten('2026-10-23'), ten('2026-10-26')];
    expect(asRead(zoneName(BERLIN, 'en', before, after))).toBe('Central European Time');
    expect(asRead(zoneName(SHANGHAI, 'en', before, after))).toBe('China Standard Time, UTC+8');
    expect([zoneHours(BERLIN, 'en', before), zoneHours(BERLIN, 'en', after)]).toEqual(['UTC+2', 'UTC+1']);
  });

  test('a span over midnight says on which day it ends', () => {
    const late = { start: '2026-11-03T12:30:00+08:00', end: '2026-11-03T13:30:00+08:00' };
    expect(asRead(formatSpan(late, 'en', NEW_YORK))).toBe('Mon, Nov 2, 2026, 23:30–Tue, Nov 3, 00:30');
    expect(asRead(formatSpan(late, 'zh-CN', NEW_YORK))).toBe('2026年11月2日星期一 23:30–11月3日星期二 00:30');
    expect(asRead(formatSpan(late, 'zh-HK', NEW_YORK))).toBe('2026年11月2日星期一 23:30–11月3日星期二 00:30');
    expect(formatSpan(late, 'en', SHANGHAI)).toBe('Tue,\u00a0Nov\u00a03,\u00a02026, 12:30–\u206013:30');
    expect(asRead(formatSpan(late, 'zh-CN', SHANGHAI))).toBe('2026年11月3日星期二 12:30–13:30');
    expect(asRead(formatSpan(late, 'zh-HK', SHANGHAI))).toBe('2026年11月3日星期二 12:30–13:30');
  });

  test('a span names its zone behind it, and a line in Chinese ends neither before its bracket nor inside the weekday', () => {
    const morning = { start: '2026-11-03T12:30:00+08:00', end: '2026-11-03T13:30:00+08:00' };
    expect(asRead(formatSpanIn(morning, 'en', SHANGHAI))).toBe(
      'Tue, Nov 3, 2026, 12:30–13:30 (China Standard Time, UTC+8)',
    );
    expect(asRead(formatSpanIn(morning, 'en', 'UTC'))).toBe('Tue, Nov 3, 2026, 04:30–05:30 (UTC)');
    expect(formatSpanIn(morning, 'zh-CN', 'UTC')).toMatch(
      /日\u2060星\u2060期\u2060二 04:30–\u206005:30\u2060（UTC）$/,
    );
  });

  test('a zone that the browser does not know is read as the viewer’s, also once that is another', () => {
    const noon = '2026-12-01T12:00:00Z';
    vi.stubEnv('TZ', 'Asia/Shanghai');
    expect(clockIn(noon, 'Asia/Beijing')).toBe('20:00');
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(clockIn(noon, 'Asia/Beijing')).toBe('13:00');
  });

  test('zones whose clocks agree need no second line', () => {
    expect(isSameClock('Asia/Hong_Kong', SHANGHAI, ten('2026-11-03'))).toBe(true);
    expect(isSameClock(BERLIN, SHANGHAI, ten('2026-11-03'))).toBe(false);
    // A whole day apart.
    expect(isSameClock('Pacific/Kiritimati', 'Pacific/Honolulu', ten('2026-11-03'))).toBe(false);
  });
});

describe('times that can be proposed', () => {
  const clocks = (day: string, zone: string) => startsOn(day, zone, SHANGHAI).map((at) => clockIn(at, zone));

  test('are hours of the company’s working day, on the viewer’s clock', () => {
    expect(clocks('2026-11-03', SHANGHAI)).toHaveLength(23);
    expect(clocks('2026-11-03', SHANGHAI).slice(0, 2)).toEqual(['08:00', '08:30']);
    expect(clocks('2026-11-03', SHANGHAI).at(-1)).toBe('19:00');
    expect(clocks('2026-11-03', BERLIN)[0]).toBe('01:00');
    expect(clocks('2026-11-03', BERLIN).at(-1)).toBe('12:00');
  });

  test('are none on the company’s weekend, whatever day it is for the viewer', () => {
    expect(clocks('2026-11-07', SHANGHAI)).toEqual([]);
    // Friday evening in New York is the company's Saturday, Sunday evening its Monday.
    expect(clocks('2026-11-06', NEW_YORK).at(-1)).toBe('06:00');
    expect(clocks('2026-11-08', NEW_YORK)[0]).toBe('19:00');
  });

  test('move with daylight saving', () => {
    expect(clocks('2026-10-22', BERLIN)[0]).toBe('02:00');
    expect(clocks('2026-10-26', BERLIN)[0]).toBe('01:00');
  });

  test('are none of what is no day', () => {
    expect(startsOn('', SHANGHAI, SHANGHAI)).toEqual([]);
  });
});

test('a zone that the browser does not know is tried once, not for each time that is shown in it', () => {
  const tried = vi.spyOn(Intl, 'DateTimeFormat');
  // Common in files of servers, and no zone.
  startsOn('2026-11-03', SHANGHAI, 'Asia/Beijing');
  startsOn('2026-11-04', SHANGHAI, 'Asia/Beijing');
  const unknown = tried.mock.calls.filter(([, options]) => options?.timeZone === 'Asia/Beijing');
  expect(unknown.length).toBeLessThanOrEqual(1);
});

test.each([
  ['09:00', '10:00', false],
  ['09:00', '10:01', true],
  ['10:15', '10:45', true],
  ['09:00', '12:00', true],
  ['10:59', '12:00', true],
  ['11:00', '12:00', false],
])('a meeting from %s to %s overlaps one from 10:00 to 11:00: %s', (from, to, expected) => {
  const span = (start: string, end: string) => ({
    start: `2026-11-03T${start}:00Z`,
    end: `2026-11-03T${end}:00Z`,
  });
  expect(overlap(span(from, to), span('10:00', '11:00'))).toBe(expected);
  expect(overlap(span('10:00', '11:00'), span(from, to))).toBe(expected);
});
