/** Invisible; keeps the text around it on one line. */
export const WORD_JOINER = '\u2060';
export const NO_BREAK_SPACE = '\u00a0';

/** Where a browser may break a line inside a date: between a figure and a letter, and between two Chinese characters, as in 周四. */
const GAPS = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|(?<=\p{Script=Han})(?=\p{Script=Han})/gu;

const DAYS =
  /\d{4}年\d{1,2}月\d{1,2}日|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/g;
/** Between a time and its zone: 10:00 (UTC+8), or 10:00（UTC+8）. */
const BEFORE_ZONE = /(?<=\d:\d\d)(?: (?=\((?:UTC|GMT))|(?=（(?:UTC|GMT)))/g;
/** A figure or a range of figures, with its currency before or behind it. The look-behind keeps a match from beginning inside a figure. */
const AMOUNTS =
  /(?:\b[A-Z]{3}|人民[币幣]) \d[\d,]*(?:–\d[\d,]*)?(?: 元)?|(?<![\d,])\d[\d,]*(?:–\d[\d,]*)? 元/g;

/**
 * A server's text in which no line breaks inside a date or an amount, or between a time and its zone. A range of amounts may break
 * after its dash: where it is too wide for a column, browsers would break it inside a figure.
 */
export function textUnbroken(text: string): string {
  return text
    .replace(DAYS, unbroken)
    .replace(BEFORE_ZONE, (space) => (space ? NO_BREAK_SPACE : WORD_JOINER))
    .replace(AMOUNTS, unbroken);
}

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

/** A date or time that is not broken over two lines: 2027年3月 at the end of a line would be read as a month. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE).replace(GAPS, WORD_JOINER);
}
