import { dateFormat } from '@careers/ui';
import { unbroken, WORD_JOINER } from './unbroken.ts';

/** Where the offset and the name of the zone begin in what `Date` writes: "Fri Nov 20 2026 10:42:00 GMT+0800 (China Standard Time)". */
const ZONE_AT = 'Fri Nov 20 2026 10:42:00 '.length;
let lastZone = { clock: '', name: '' };

/**
 * The viewer's zone, an IANA name. To find it out takes ten times as long as to format a time, so it is found out again only when the
 * device's clock shows another zone: a viewer may travel.
 */
export function viewerZone(): string {
  const clock = new Date().toString().slice(ZONE_AT);
  if (clock !== lastZone.clock) lastZone = { clock, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return lastZone.name;
}

/** Writes the hours of a zone as UTC+8 and UTC−5, with a minus at which no line breaks. */
export const hoursOfZone = (name: string): string =>
  name.replace(/^GMT(?=[+-])/, 'UTC').replace(/^UTC-/, 'UTC−');

/** The day of an instant in the viewer's zone, e.g. 20 Nov 2026. A text that is no instant is returned unchanged. */
export function formatDate(instant: string, locale: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : writeDay(time, viewerZone(), locale);
}

/** A day in a zone as people write it; `dayIn` in `zones.ts` is for comparing days. */
const writeDay = (time: number, timeZone: string, locale: string) =>
  unbroken(dateFormat(locale, { dateStyle: 'medium', timeZone }).format(time));

/** An instant in the viewer's zone, with the zone's name (decision 6.10). A text that is no instant is returned unchanged. */
export function formatInstant(instant: string, locale: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  const timeZone = viewerZone();
  const isChinese = locale.startsWith('zh');
  const moment = `${writeDay(time, timeZone, locale)}${isChinese ? '' : ','} ${writeTime(time, timeZone, locale)}`;
  const named = dateFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName');
  if (!named) return moment;
  const zone = hoursOfZone(named.value);
  return isChinese ? `${moment}${WORD_JOINER}（${zone}）` : `${moment}${unbroken(` (${zone})`)}`;
}

/** The time of day in the viewer's zone, e.g. 10:42, of a Unix time in milliseconds; for what happened just now. */
export function formatTime(time: number, locale: string): string {
  return writeTime(time, viewerZone(), locale);
}

function writeTime(time: number, timeZone: string, locale: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(locale, { ...clock, timeZone }).format(time);
}
