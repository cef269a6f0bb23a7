/** Measures the width of a text, in the same unit as the width that it has to fit into. */
type Measure = (text: string) => number;

/** Marks that may not begin a line, and those that may not end one. */
const NEVER_FIRST = /^[、。，．！？；：）〉》」』】〕〗’”…—～·・ー々％%\])},.!?;:]$/u;
const NEVER_LAST = /^[（〈《「『【〔〖‘“[({]$/u;
/** A run of Chinese, one of its marks, or a run of letters and digits. */
const RUNS =
  /\s+|\p{Script=Han}+|[\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu;
const HAN = /\p{Script=Han}/u;

/**
 * Breaks a text into lines no wider than `width`. Lines break between words (in Chinese too, where the browser has a segmenter),
 * and no punctuation begins or ends a line where it may not. A text of more than `most` lines ends in an ellipsis.
 */
export function breakLines(text: string, measure: Measure, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(text, wordsOf)) {
    if (measure((line + unit).trimEnd()) <= width) {
      line += unit;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = '';
    // A word longer than a line is cut.
    for (const part of measure(unit) > width ? charactersOf(unit.trimStart()) : [unit.trimStart()]) {
      if (line && measure(line + part) > width) {
        lines.push(line);
        line = '';
      }
      line += part;
    }
  }
  if (line.trim()) lines.push(line.trim());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = shorten(kept[most - 1] ?? '', measure, width);
  return kept;
}

/** The same number of lines, but as equal in length as possible: no single character is left for the last one. */
export function breakEvenly(text: string, measure: Measure, width: number, most: number): string[] {
  const widest = breakLines(text, measure, width, most);
  // Never narrower than a word that fits now, which would be cut.
  const words = unitsOf(text, wordsOf).map((word) => measure(word.trim()));
  const narrowest = Math.max(width / 2, ...words.filter((word) => word <= width));
  let best = widest;
  for (let narrower = width * 0.96; narrower >= narrowest; narrower *= 0.96) {
    const lines = breakLines(text, measure, narrower, most);
    if (lines.length !== widest.length || lines.at(-1) === '…' || lettersOf(lines) !== lettersOf(widest))
      break;
    best = lines;
  }
  return best;
}

/** The text of lines without spaces, to compare two ways of breaking: a line drops the space that it ends at. */
const lettersOf = (lines: readonly string[]) => lines.join('').replaceAll(' ', '');

/** Breaks facts into lines of equal length, without the separating dots at the ends of a line. */
export function breakFacts(text: string, measure: Measure, width: number, most: number): string[] {
  return breakEvenly(text, measure, width, most).map((line) => line.replace(/^[·・]\s*|\s*[·・]$/gu, ''));
}

/** The words of a run of Chinese; its characters where the browser has no segmenter. */
function wordsOf(run: string): string[] {
  if (!('Segmenter' in Intl)) return [...run];
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(run);
  return Array.from(words, ({ segment }) => segment);
}

/** The characters of a word that is wider than a line; Chinese ones with their punctuation. */
function charactersOf(word: string): string[] {
  return HAN.test(word) ? unitsOf(word, (run) => [...run]) : [...word];
}

function unitsOf(text: string, split: (run: string) => string[]): string[] {
  const units: string[] = [];
  let opening = '';
  const pieces = (text.match(RUNS) ?? []).flatMap((run) => (HAN.test(run) ? split(run) : [run]));
  for (const piece of pieces) {
    if (NEVER_LAST.test(piece)) {
      opening += piece;
    } else if (NEVER_FIRST.test(piece) && units.length > 0 && !opening) {
      units.push(units.pop() + piece);
    } else {
      units.push(opening + (/^\s/.test(piece) ? ' ' : piece));
      opening = '';
    }
  }
  return opening ? [...units, opening] : units;
}

function shorten(line: string, measure: Measure, width: number): string {
  const chars = [...line];
  while (chars.length > 0 && measure(`${chars.join('')}…`) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}
