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

/** A date or time that is not broken over two lines: 2027年3月 at the end of a line would be read as a month. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE).replace(GAPS, WORD_JOINER);
}
