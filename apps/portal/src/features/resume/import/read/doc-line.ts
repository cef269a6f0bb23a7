/** A line of a document as it is displayed; cells and columns are separated by tabs. */
export interface DocLine {
  readonly text: string;
  /** Counted from 1, in formats that have pages. */
  readonly page?: number;
  /** Whether it is the first line of another column, where the part of the column before may have ended. */
  readonly startsColumn?: true;
}

/** The character that a reader puts between two columns of text. */
export const NEXT_COLUMN = '\u001D';

/** A cell with so many paragraphs is a column of the page, not a cell of a row. */
const COLUMN_MIN = 6;

/** The separator after a cell: one with several paragraphs is a column, and not the label of the next cell. */
export function afterCell(paragraphs: number): string {
  if (paragraphs >= COLUMN_MIN) return NEXT_COLUMN;
  return paragraphs > 1 ? '\n' : '\t';
}

/** The limits of what is read, which exceed any resume, so that reading stays fast for every file. */
export const DOCUMENT_MAX = { pages: 50, lines: 5000, lineLength: 2000 } as const;

/** Characters that look like others: radicals and ligatures that PDFs use for letters, and full-width letters and digits. */
const lookAlikes = /[\u2F00-\u2FDF\uF900-\uFAFF\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
/** The one Kangxi radical with a separate simplified character; NFKC gives the traditional one. */
const door = '⼾';
const traditional = /[們個這國學經歷職責時後為與]/;
/** Radicals that look like characters, each before its character: NFKC covers the Kangxi radicals, but not these. */
const radicals = new Map(
  '⺒巳⺓幺⺛旡⺜日⺝月⺟母⺠民⺧牛⺫目⺬示⺴冗⺶羊⺻聿⺼肉⻁虎⻄西⻅见⻆角⻉贝⻋车⻏邑⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'
    .match(/../gu)
    ?.map(([radical = '', character = '']) => [radical, character]),
);
/** Dashes that are written in full width or specific to a font, with their usual forms. */
const dashes = new Map(
  [...'‐-‑-‒–―—−-﹘—﹣-－-'.matchAll(/(.)(.)/gu)].map(([, one = '', dash = '']) => [one, dash]),
);
/** Private-use characters, which resumes use as list bullets. */
const ofOneFont = /[\uE000-\uF8FF]/g;
const invisible = /[^\P{C}\t]/gu;

/** A text as lines, without invisible characters and empty lines, each cut to the maximum length. */
export function linesOf(text: string, page?: number): DocLine[] {
  const lines: DocLine[] = [];
  const readable = text.includes(door) && !traditional.test(text) ? text.replaceAll(door, '户') : text;
  for (const [at, column] of readable.split(NEXT_COLUMN).entries()) {
    const before = lines.length;
    for (const raw of cutLines(column)) {
      if (lines.length >= DOCUMENT_MAX.lines) return lines;
      const line = tidied(raw);
      if (line === '') continue;
      const startsColumn = at > 0 && before > 0 && lines.length === before;
      lines.push({
        text: line,
        ...(page === undefined ? {} : { page }),
        ...(startsColumn ? { startsColumn } : {}),
      });
    }
  }
  return lines;
}

const lineEnds = [...'\r\n\f'].map((end) => end.charCodeAt(0));

/**
 * Splits a text at its line ends, cutting each line at the maximum length. A loop, since a regular expression would run out of
 * memory on a line of ten megabytes.
 */
function* cutLines(text: string): Generator<string> {
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !lineEnds.includes(text.charCodeAt(at))) continue;
    if (at > from) yield text.slice(from, Math.min(at, from + DOCUMENT_MAX.lineLength));
    from = at + 1;
  }
}

/** The gap in a label of two characters that is spread to the width of those of four: `姓　　名：`. */
const spreadLabel = /(?<=(?:^|[\t ])\p{Script=Han})\t(?=\p{Script=Han}\s?[:：])/gu;
/** The gap in a line of two or three characters, such as a name. */
const spreadName = /(?<=^\s*\p{Script=Han})\t(?=\p{Script=Han}\s*$)/u;

/** Wide gaps between words become column separators; invisible characters are removed. */
function tidied(line: string): string {
  return line
    .replace(lookAlikes, (one) => one.normalize('NFKC'))
    .replace(/[\u2E80-\u2EFF]/g, (one) => radicals.get(one) ?? one)
    .replace(/[\u2010-\u2012\u2015\u2212\uFE58\uFE63\uFF0D]/g, (one) => dashes.get(one) ?? one)
    .replace(ofOneFont, '•')
    .replace(invisible, '')
    .replace(/[^\S\t]{2,}/g, '\t')
    .replace(/[^\S\t]/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .replace(spreadLabel, '')
    .replace(spreadName, ' ')
    .trim();
}
