import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'delivery-7-1',
  time: { start: '2026-11-03T10:00:00+08:00', end: '2026-11-03T11:00:00+08:00' },
  summary: '面试：供应链计划主管；第一轮, “线上” \\ 视频',
  place: '深圳市南山区科苑路 15 号澄远大厦 12 层前台，请出示身份证并说明来意；访客停车在地下二层 🚗',
  description: 'Bring:\n- your papers, in print;\r\n- questions',
};

/** The event as an independent parser reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return new ICAL.Event(found);
}

describe('the calendar file of an interview', () => {
  const text = calendarFile(event, Date.UTC(2026, 10, 1, 8));

  test('can be read by another implementation, with the same time, place and text', () => {
    const found = read(text);
    expect(found.uid).toBe('delivery-7-1@careers-portal');
    expect(found.startDate.toJSDate().toISOString()).toBe('2026-11-03T02:00:00.000Z');
    expect(found.endDate.toJSDate().toISOString()).toBe('2026-11-03T03:00:00.000Z');
    expect(found.summary).toBe(event.summary);
    expect(found.location).toBe(event.place);
    expect(found.description).toBe('Bring:\n- your papers, in print;\n- questions');
  });

  test('escapes backslash, comma, semicolon and line break for stricter readers', () => {
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('第一轮\\, “线上” \\\\ 视频');
    expect(unfolded).toContain('DESCRIPTION:Bring:\\n- your papers\\, in print\\;\\n- questions');
  });

  test('has CRLF lines of at most 75 octets, and splits no character', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    const octets = (line: string) => new TextEncoder().encode(line).length;
    for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
    // A line goes on in the next only when the next character, of four octets at most, has no room left.
    const continued = lines.filter((_, at) => lines[at + 1]?.startsWith(' '));
    for (const line of continued) expect(octets(line)).toBeGreaterThan(71);
    expect(text).not.toMatch(/\uFFFD/);
    expect(text.replaceAll('\r\n ', '')).toContain('🚗');
  });

  // Word and chats put such line ends into what is pasted from them; a title with one of them was left out by calendars.
  test('has no other line end in a text, and no control character, which calendars cannot read', () => {
    const pasted = {
      ...event,
      summary: 'Planner\u2028\u0000Night\u0085shift\vin\u2029all\u001b\ttides',
      place: '\u0007',
    };
    const written = calendarFile(pasted, Date.UTC(2026, 10, 1, 8));
    expect(written.replaceAll('\r\n', '')).not.toMatch(/(?!\t)[\p{Cc}\u2028\u2029]/u);
    expect(read(written).summary).toBe('Planner\nNight\nshift\nin\nall\ttides');
    expect(read(written).location).toBe('');
  });

  test('has the same event id whenever it is saved', () => {
    const later = calendarFile(event, Date.UTC(2026, 10, 2));
    expect(read(later).uid).toBe(read(text).uid);
  });

  // RFC 5546, 2.1.5: of two events with one id, the one with the higher sequence is the newer one.
  test('has a higher sequence whenever it is saved later, so that a calendar takes a new time or place', () => {
    const later = calendarFile({ ...event, place: '12F' }, Date.UTC(2026, 10, 1, 8, 0, 1));
    expect(read(later).sequence).toBeGreaterThan(read(text).sequence);
    expect(read(calendarFile(event, Date.UTC(2037, 0))).sequence).toBeLessThan(2 ** 31);
  });

  // RFC 5546, 3.2.1: what is published has an organizer, and nobody is known who could be named as one.
  test('is no message of an organizer, whom it does not name', () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
  });
});
