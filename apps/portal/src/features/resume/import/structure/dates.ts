import { monthNames, restOfMonthName, withPlainDates } from './plain-dates.ts';

/** A month as precisely as it was written: `YYYY-MM`, or the year alone. */
export interface SaidMonth {
  readonly year: string;
  readonly month: string | undefined;
}

export interface SaidPeriod {
  /** Undefined if only the end is given, as for a degree. */
  readonly start: SaidMonth | undefined;
  readonly end: SaidMonth | 'present';
  /** The line without the period. */
  readonly rest: string;
}

const year = '(?:19|20)\\d{2}';
const numbers = `(${year})\\s?[年./\\-]\\s?(1[0-2]|0?[1-9])(?!\\d)(?:\\s?月|\\s?[./\\-]\\s?[0-3]?\\d(?!\\d)日?)?(?:\\s?[0-3]?\\d\\s?日)?`;
const day = '[0-3]?\\d';
const named = `(?:${day}(?:st|nd|rd|th)?\\s)?\\b(${monthNames.join('|')})${restOfMonthName}(?:,?\\s?|\\s?[-/])(?:${day}(?:st|nd|rd|th)?,\\s?)?(${year})`;
/** With the day first, or without a day. */
const reversed = `(?:${day}\\s?[./]\\s?)?(1[0-2]|0?[1-9])\\s?[./]\\s?(${year})`;
/** With the month first: the number after it cannot be a month. */
const american = `(1[0-2]|0?[1-9])\\s?/\\s?(?:1[3-9]|2\\d|3[01])\\s?/\\s?(${year})`;
const alone = `(?:(?:spring|summer|fall|autumn|winter)\\s)?(${year})(?!\\d)\\s?年?`;
const moment = `(?:${numbers}|${named}|${american}|${reversed}|${alone})`;
/** How many groups the pattern of a moment has. */
const GROUPS = 9;
const dash = '[-–—−~～〜→]{1,2}|至|到|to|until|till|through|一';
const present =
  '(至今|迄今|目前|现在|現在|今|仍?在[职職]中?|現職|(?:the\\s)?present|now|current(?:ly)?|to date|till date|ongoing)';

const aMonth = new RegExp(`(?<![\\d.])${moment}`, 'i');
const aPeriod = new RegExp(`(?<![\\d.])${moment}\\s?(?:${dash})?\\s?(?:${present}|${moment})`, 'i');
const anEnd = new RegExp(`(?<![\\d.])${moment}(?:\\s?(?:毕业|畢業))?[\\s)）\\]】.。]*$`, 'i');
const anOpenEnd = new RegExp(`(?<![\\d.])${moment}\\s?(?:${dash}){1,2}$`, 'i');
const aBeginning = new RegExp(`^(?:${present}|${moment})`, 'i');

/** The first month in a line, and the line without it. */
export function findMonth(said: string): { readonly month: SaidMonth; readonly rest: string } | undefined {
  const line = withPlainDates(said);
  const found = aMonth.exec(line);
  const month = found && readMoment(found, 1);
  return month ? { month, rest: without(line, found) } : undefined;
}

/** The period in a line, in any of the notations that resumes use. */
export function findPeriod(said: string): SaidPeriod | undefined {
  const line = withPlainDates(said);
  const found = aPeriod.exec(line);
  const start = found && readMoment(found, 1);
  if (!found || !start) return undefined;
  const isPresent = found[1 + GROUPS] !== undefined;
  const end = isPresent ? 'present' : readMoment(found, 2 + GROUPS);
  return end ? { start, end, rest: without(line, found) } : undefined;
}

/** A month or a year at the end of a line, such as that of a degree. */
export function findEnd(said: string): SaidPeriod | undefined {
  const line = withPlainDates(said);
  const found = anEnd.exec(line);
  const end = found && readMoment(found, 1);
  return end
    ? {
        start: undefined,
        end,
        rest: without(line, found).replace(/\s(?:expected|graduated|graduation)$/i, ''),
      }
    : undefined;
}

/** Whether a line ends in the middle of a period. */
export function endsInPeriod(line: string): boolean {
  return anOpenEnd.test(line);
}

export function isRestOfPeriod(line: string): boolean {
  return aBeginning.test(line);
}

const aMonthName = `\\b(${monthNames.join('|')})${restOfMonthName}`;
const aDay = '(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?';
const aNamedDay = new RegExp(
  `(?:(?<!\\d)${aDay}\\s${aMonthName}|${aMonthName}\\s${aDay}),?\\s((?:19|20)\\d{2})(?!\\d)`,
  'i',
);

/** A day, such as that of birth: `YYYY-MM-DD`. */
export function findDay(said: string): string | undefined {
  const line = withPlainDates(said);
  const named = aNamedDay.exec(line);
  if (named) {
    const [, day, month = '', monthFirst, dayLast, year] = named;
    return `${year}-${pad(String(monthNames.indexOf((monthFirst ?? month).toLowerCase()) + 1))}-${pad(day ?? dayLast)}`;
  }
  const found = /((?:19|20)\d{2})\s?[年./-]\s?(1[0-2]|0?[1-9])\s?[月./-]\s?(3[01]|[12]\d|0?[1-9])(?!\d)/.exec(
    line,
  );
  return found ? `${found[1]}-${pad(found[2])}-${pad(found[3])}` : undefined;
}

/** Reads the groups of one moment, beginning at the given one. */
function readMoment(found: RegExpExecArray, from: number): SaidMonth | undefined {
  const [year, month, name, namedYear, americanMonth, americanYear, number, reversedYear, yearAlone] =
    found.slice(from, from + GROUPS);
  if (year) return { year, month: pad(month) };
  if (namedYear)
    return { year: namedYear, month: pad(String(monthNames.indexOf((name ?? '').toLowerCase()) + 1)) };
  if (americanYear) return { year: americanYear, month: pad(americanMonth) };
  if (reversedYear) return { year: reversedYear, month: pad(number) };
  return yearAlone ? { year: yearAlone, month: undefined } : undefined;
}

function pad(number = ''): string {
  return number.padStart(2, '0');
}

/** A line without a part of it, and without the separators around that. */
function without(line: string, found: RegExpExecArray): string {
  const before = line.slice(0, found.index).replace(/[\s(（[【|｜,，:：·•/-]+$/u, '');
  const after = line.slice(found.index + found[0].length).replace(/^[\s)）\]】|｜,，:：·•/-]+/u, '');
  return before && after ? `${before}\t${after}` : before || after;
}
