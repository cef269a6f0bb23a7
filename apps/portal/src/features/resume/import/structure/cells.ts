/** What separates the things that one line says, not inside of brackets. */
const separators = /\t|(?:[|｜•·/;；]|\s[-–—]\s|,\s|，|、)(?![^()（）]{0,40}[)）])/u;

/** The things that one line says: of Chinese words a blank separates them too, of English ones it does not. */
export function cellsOf(line: string): string[] {
  const cells = line.split(separators).flatMap((cell) => (isChinese(cell) ? cell.split(' ') : [cell]));
  return cells
    .map((cell) => cell.replace(/^[\s\-–—●■◆▪◦*•()（）【】]+|[\s\-–—(（【]+$/gu, '').trim())
    .filter(Boolean);
}

function isChinese(text: string): boolean {
  return (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > text.replace(/\s/g, '').length;
}

const length = '(?:约|約|共)?\\s?\\d{1,2}\\s?(?:年|years?|yrs?|个月|個月|months?|mos?)';
const lengths = `${length}(?:\\s?又?\\s?${length})?`;
const inBrackets = new RegExp(`\\s?[(（[【]\\s?${lengths}\\s?[)）\\]】]`, 'gi');
const alone = new RegExp(`^${lengths}$`, 'i');

/** A line without how long something was: `(3 years 9 months)`, `[3年2个月]`. */
export function withoutLengths(line: string): string {
  const rest = line.replace(inBrackets, '').trim();
  return alone.test(rest) ? '' : rest;
}

const town = "\\p{Lu}[\\p{L} .'’-]{1,30}";
const placeAtEnd = new RegExp(`(?:\\t${town},\\s${town}|,\\s${town}\\s[(（]${town}[)）])$`, 'u');

/** A line without where something was, at its end: `Bread & Butter Analytics | Boston, MA`, `St James's, Dublin (Ireland)`. */
export function withoutPlace(line: string): string {
  return line.replace(placeAtEnd, '');
}

/** An item of a list by its mark. */
export function isItem(line: string): boolean {
  return /^\s*[-–—●■◆▪◦*•➢✓>]\s/u.test(line);
}

/** `Ltd.`, `Inc.`, `B.Sc.`: a stop that ends no sentence. */
const isShortened = /(?:^|[\s(（,.])\p{Lu}\p{L}{0,3}\.$/u;

/** An item of a list under an entry, or a sentence: what an entry says, not what it is. */
export function isProse(line: string): boolean {
  return (
    /^\s*(?:[-–—●■◆▪◦*•➢✓>]|\d{1,2}[.、)）])\s*\S/u.test(line) ||
    (/[。！；.!]$/u.test(line) && !isShortened.test(line)) ||
    line.length > 90
  );
}

/** `Role: Lead`: what is named before a colon, in lower case, and what is said of it. */
export function readLabel(cell: string): { readonly label: string; readonly value: string } | undefined {
  const read = /^\s*([\p{L} ]{1,20}?)\s*[:：]\s*(.+)$/u.exec(cell);
  if (!read) return undefined;
  return { label: (read[1] ?? '').toLowerCase().replace(/\s/g, ''), value: (read[2] ?? '').trim() };
}
