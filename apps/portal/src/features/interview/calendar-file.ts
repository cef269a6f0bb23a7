import type { TimeSpan } from '@careers/gateway/contract';

/** The facts of an interview for a calendar. */
export interface CalendarEvent {
  /** Always the same for one interview, so that a calendar updates the entry that it has. */
  readonly id: string;
  readonly time: TimeSpan;
  readonly summary: string;
  readonly place: string;
  readonly description: string;
}

/** The maximum length of a line in octets (RFC 5545). */
const LINE_OCTETS = 75;

/**
 * An event as a calendar file (RFC 5545): times in UTC, texts escaped, lines folded between characters. `now` is in milliseconds.
 * It has no METHOD, which would make it a message that has to name an organizer (RFC 5546, 3.2.1). Its SEQUENCE is
 * `now` in seconds, since a calendar may ignore a changed event whose number has not grown.
 */
export function calendarFile({ id, time, summary, place, description }: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Careers Portal//Interview//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@careers-portal`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${Math.floor(now / 1000)}`,
    `DTSTART:${utc(Date.parse(time.start))}`,
    `DTEND:${utc(Date.parse(time.end))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/**
 * Escapes the characters that have a meaning in a text value, and removes control characters, which it cannot hold. Readers that
 * match a line up to its end take all line ends of Unicode for one: they leave the whole property out.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** Folds a line without splitting a character; each continuation line begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      rows.push(' ');
      octets = 1;
    }
    rows[rows.length - 1] += letter;
    octets += size;
  }
  return rows.join('\r\n');
}
