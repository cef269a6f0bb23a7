/** No line ends where this stands, which cannot be seen. */
export const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** Where a line may end inside a day: beside a character after a figure, and between two characters, as in 周四. */
const GAPS = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|(?<=\p{Script=Han})(?=\p{Script=Han})/gu;

const DAYS =
  /\d{4}年\d{1,2}月\d{1,2}日|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/g;
/** Between a time and its zone: 10:00 (UTC+8). */
const BEFORE_ZONE = /(?<=\d:\d\d) (?=\((?:UTC|GMT))/g;
/** A figure, or from one to another, with its currency before or behind it; looked for from a figure's beginning alone. */
const AMOUNTS =
  /(?:\b[A-Z]{3}|人民[币幣]) \d[\d,]*(?:–\d[\d,]*)?(?: 元)?|(?<![\d,])\d[\d,]*(?:–\d[\d,]*)? 元/g;

/** A text of somebody else's, whose days and amounts stay on one line each, and whose times keep their zone. */
export function textUnbroken(text: string): string {
  return text
    .replace(DAYS, unbroken)
    .replace(BEFORE_ZONE, NO_BREAK_SPACE)
    .replace(AMOUNTS, (amount) => unbroken(amount).replace('–', `–${WORD_JOINER}`));
}

/** A day or a time as it is read, on one line: 2027年3月 at the end of a line is taken for a month. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE).replace(GAPS, WORD_JOINER);
}
