/** A line of a document as people see it; cells and columns of it stand apart by tabs. */
export interface DocLine {
  readonly text: string;
  /** Counted from 1, in formats that have pages. */
  readonly page?: number;
  /** The first line of a column that stands beside the one before: what that was about may be over. */
  readonly startsColumn?: true;
}

/** What a reader puts between two columns of a text. */
export const NEXT_COLUMN = '\u001D';

/** A cell with so many paragraphs is a column of the page, not a cell of a row. */
const COLUMN_MIN = 6;

/** What stands between a cell and the next: what goes on for several paragraphs is no name of what stands beside it. */
export function afterCell(paragraphs: number): string {
  if (paragraphs >= COLUMN_MIN) return NEXT_COLUMN;
  return paragraphs > 1 ? '\n' : '\t';
}

/** No resume is as long; what comes after is left out, so that reading stays quick whatever a file holds. */
export const DOCUMENT_MAX = { pages: 50, lines: 5000, lineLength: 2000 } as const;

/** Characters that look like others: radicals and ligatures that PDFs have for letters, and wide letters and digits. */
const lookAlikes = /[\u2F00-\u2FDF\uF900-\uFAFF\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
/** The one radical of Kangxi that Simplified writes in its own way; NFKC knows the traditional. */
const door = '⼾';
const traditional = /[們個這國學經歷職責時後為與]/;
/** Radicals that are characters too, each before its character: Unicode's NFKC knows those of Kangxi, not these. */
const radicals = new Map(
  '⺒巳⺓幺⺛旡⺜日⺝月⺟母⺠民⺧牛⺫目⺬示⺴冗⺶羊⺻聿⺼肉⻁虎⻄西⻅见⻆角⻉贝⻋车⻏邑⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'
    .match(/../gu)
    ?.map(([radical = '', character = '']) => [radical, character]),
);
/** Dashes that a wide letter or a font of its own stands for. */
const dashes = new Map(
  [...'‐-‑-‒–―—−-﹘—﹣-－-'.matchAll(/(.)(.)/gu)].map(([, one = '', dash = '']) => [one, dash]),
);
/** Of letters that only one font knows, resumes have marks before the items of a list. */
const ofOneFont = /[\uE000-\uF8FF]/g;
const invisible = /[^\P{C}\t]/gu;

/** A text as lines: without what nobody sees, without empty ones, none of them too long. */
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
 * What stands between the ends of lines, as far as a line goes. Letter by letter: an expression keeps a place to go back to for
 * each letter of a line, and has no room for those of one that never ends.
 */
function* cutLines(text: string): Generator<string> {
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !lineEnds.includes(text.charCodeAt(at))) continue;
    if (at > from) yield text.slice(from, Math.min(at, from + DOCUMENT_MAX.lineLength));
    from = at + 1;
  }
}

/** Wide blanks between words are columns; what nobody sees goes. */
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
    .trim();
}
