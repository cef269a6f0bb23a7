import { isCalendarDay } from './calendar-day.ts';
import { plainWithoutGaps } from './plain.ts';
import type { Rule } from './rule.ts';

/** Weights and check characters of a resident identity number (GB 11643). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

const others = [
  // A Hong Kong identity card's letters and digits, its check digit in brackets or not; the same of Macao's.
  /^[A-Z]{1,2}\d{6}\(?[\dA]\)?$/,
  /^\d{7}\(\d\)$/,
  // A passport: at most nine letters and digits (ICAO 9303), some of which are digits.
  /^(?=.*\d)[A-Z\d]{6,9}$/,
  // A foreigner's permanent residence card as issued before 2023: the country's three letters and twelve digits.
  /^[A-Z]{3}\d{12}$/,
  // Permits of residents of Hong Kong, Macao and Taiwan; the first two may end with how often they were renewed.
  /^[HM]\d{10}$/,
  /^[A-Z]{1,2}\d{7,9}$/,
  /^\d{8}\(?[\dA-Z]?\)?$/,
];

/** The number of an identity document as it is sent: plain capitals and digits, without spaces and dashes. */
export function normalizeIdNumber(value: string): string {
  return plainWithoutGaps(value).toUpperCase();
}

/** The number of an identity document: a resident's with valid date and check character, or another document's. */
export const idNumberRule: Rule<string, 'idNumberInvalid'> = (value) => {
  const number = normalizeIdNumber(value);
  const isRight = /^\d{17}[\dX]$/.test(number)
    ? isResidentNumber(number)
    : others.some((pattern) => pattern.test(number));
  return isRight ? undefined : 'idNumberInvalid';
};

function isResidentNumber(number: string): boolean {
  const sum = weights.reduce((all, weight, at) => all + weight * Number(number[at]), 0);
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return isCalendarDay(born) && checks[sum % 11] === number[17];
}
