import type { TimeSpan } from '@careers/gateway/contract';

/** What a calendar is told of an interview. */
export interface CalendarEvent {
  /** The same for good: a calendar that has it already changes it. */
  readonly id: string;
  readonly time: TimeSpan;
  readonly summary: string;
  readonly place: string;
  readonly description: string;
}

/** Octets of a line before it is folded (RFC 5545). */
const LINE_OCTETS = 75;

/** An event as calendars take it (RFC 5545): times in UTC, texts escaped, lines folded between letters. `now` in milliseconds. */
export function calendarFile({ id, time, summary, place, description }: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Careers Portal//Interview//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@careers-portal`,
    `DTSTAMP:${utc(now)}`,
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

/** A text of one value: what would end it is escaped. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n]/g, '\\n');
}

/** A line over which no letter is torn, each that goes on begun by a space. */
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
