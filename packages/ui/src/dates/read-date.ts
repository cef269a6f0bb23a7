import { dateFormat } from '../date-format.ts';
import { isDay, pad } from './stored-day.ts';

/** The separators between year, month and day. */
const BETWEEN = String.raw`\s*[-–/.年月\s]\s*`;
const MONTH = new RegExp(`^(\\d{4})(?:${BETWEEN}(\\d{1,2})|(\\d{2}))\\s*月?$`);
const MONTH_FIRST = new RegExp(`^(\\d{1,2})${BETWEEN}(\\d{4})$`);
const DAY = new RegExp(`^(\\d{4})(?:${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{1,2})|(\\d{2})(\\d{2}))\\s*日?$`);
const NAMED_MONTH = /^(\p{L}+)\.?,?\s+(\d{4})$/u;

/**
 * Reads a typed or pasted month as `YYYY-MM`: `2023-7`, `202307`, `2023年7月`, `07/2023`, also in full-width digits, and `July 2023`
 * in the given language. Undefined if it is no month.
 */
export function readMonth(text: string, locale?: string): string | undefined {
  const plain = text.normalize('NFKC').trim();
  const yearFirst = MONTH.exec(plain);
  if (yearFirst) return month(yearFirst[1], yearFirst[2] ?? yearFirst[3]);
  const monthFirst = MONTH_FIRST.exec(plain);
  if (monthFirst) return month(monthFirst[2], monthFirst[1]);
  const [, name, year] = NAMED_MONTH.exec(plain) ?? [];
  if (!name) return undefined;
  const at = monthNames(locale).findIndex((names) => names.includes(name.toLowerCase()));
  return at < 0 ? undefined : month(year, String(at + 1));
}

/** Reads a typed or pasted day as `YYYY-MM-DD`. The year has to come first, since `03/04` is ambiguous. */
export function readDay(text: string): string | undefined {
  const [, year, month, day, shortMonth, shortDay] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  if (!year) return undefined;
  const found = `${year}-${pad(month ?? shortMonth ?? '')}-${pad(day ?? shortDay ?? '')}`;
  return isDay(found) ? found : undefined;
}

function month(year = '', of = ''): string | undefined {
  return Number(of) >= 1 && Number(of) <= 12 ? `${year}-${pad(of)}` : undefined;
}

/** Each month's long and short name, in small letters. */
function monthNames(locale: string | undefined): string[][] {
  const styles = (['long', 'short'] as const).map((style) =>
    dateFormat(locale, { month: style, timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, at) =>
    styles.map((style) =>
      style
        .format(Date.UTC(2000, at, 1))
        .toLowerCase()
        .replace('.', ''),
    ),
  );
}
