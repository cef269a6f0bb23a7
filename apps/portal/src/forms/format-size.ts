import { MEGABYTE } from '@careers/validation';
import { numberFormat } from '../core/format/number-format.ts';

const KILOBYTE = 1024;

/** The size of a file, as people read it: "640 kB", "1.2 MB"; M and MB are 1 048 576 bytes (decision 6.5). */
export function formatSize(bytes: number, locale: string): string {
  const large = bytes >= MEGABYTE;
  const format = numberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return format.format(large ? megabytes(bytes) : kilobytes(bytes));
}

/** Whole kilobytes; a file that is not empty has at least one. */
function kilobytes(bytes: number): number {
  return Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KILOBYTE));
}

/** Megabytes to a tenth. What is a little above a whole number is rounded up: limits are whole, and it must not read as within one. */
function megabytes(bytes: number): number {
  const exact = bytes / MEGABYTE;
  const tenths = Math.round(exact * 10);
  return (tenths % 10 === 0 && exact * 10 > tenths ? tenths + 1 : tenths) / 10;
}
