import { unbroken } from './unbroken.ts';

const HAN_DIGITS = '一二三四五六七八九十百千万萬亿億零两兩几幾';
const MEASURE = String.raw`(?:[个個]?(?:月|小时|小時|星期|季度)|分钟|分鐘|\p{Script=Han})`;
/** A number in Chinese characters, or a figure before a space, with the measure word behind it: 三个月, 二十七, 3 年. */
const COUNTS = new RegExp(`[第每]?[${HAN_DIGITS}]+${MEASURE}?|\\d ${MEASURE}`, 'gu');

/**
 * A paragraph of somebody's in which no line breaks inside a number, or between it and what it counts. A figure without a space behind
 * it is left to the browser, which sets a gap there that a word joiner would take away.
 */
export function countsUnbroken(text: string): string {
  return text.replace(COUNTS, unbroken);
}
