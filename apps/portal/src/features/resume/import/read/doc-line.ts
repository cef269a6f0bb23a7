/** A line of a document as people see it; cells and columns of it stand apart by tabs. */
export interface DocLine {
  readonly text: string;
  /** Counted from 1, in formats that have pages. */
  readonly page?: number;
}

/** No resume is as long; what comes after is left out, so that reading stays quick whatever a file holds. */
export const DOCUMENT_MAX = { pages: 50, lines: 5000, lineLength: 2000 } as const;

/** Characters that look like others: radicals and ligatures that PDFs have for letters, and wide letters and digits. */
const lookAlikes = /[\u2E80-\u2FDF\uF900-\uFAFF\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
/** Of letters that only one font knows, resumes have marks before the items of a list. */
const ofOneFont = /[\uE000-\uF8FF]/g;
const invisible = /[^\P{C}\t]/gu;

/** A text as lines: without what nobody sees, without empty ones, none of them too long. */
export function linesOf(text: string, page?: number): DocLine[] {
  const lines: DocLine[] = [];
  for (const raw of text.split(/\r\n|[\r\n\f]/)) {
    const line = tidied(raw.slice(0, DOCUMENT_MAX.lineLength));
    if (line !== '') lines.push(page === undefined ? { text: line } : { text: line, page });
    if (lines.length >= DOCUMENT_MAX.lines) break;
  }
  return lines;
}

/** Wide blanks between words are columns; what nobody sees goes. */
function tidied(line: string): string {
  return line
    .replace(lookAlikes, (one) => one.normalize('NFKC'))
    .replace(ofOneFont, '•')
    .replace(invisible, '')
    .replace(/[^\S\t]{2,}/g, '\t')
    .replace(/[^\S\t]/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .trim();
}
