/**
 * A title in the parts that stay together as long as the line is long enough: first the lines that its writer broke by
 * hand, in each its clauses (up to and with ，。：；！？), in each clause its words. Without Chinese in it, or in a browser
 * that cannot tell words apart, a clause is one part, broken as the browser breaks it.
 */
export function titleParts(title: string): string[][][] {
  return title.split('\n').map((line) => (line.length <= SHORT ? [[line]] : clausesOf(line).map(wordsOf)));
}

/** In characters: what fits into any line. To tell words apart the browser reads a dictionary first, which takes time. */
const SHORT = 6;

const HAN = /\p{Script=Han}/u;
/** What belongs to the word behind it: a line never ends with it. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Whether a title is broken here rather than by the browser. */
export function hasParts(title: string): boolean {
  return HAN.test(title) || title.includes('\n');
}

function clausesOf(line: string): string[] {
  return HAN.test(line) ? (line.match(/[^，。：；！？]+[，。：；！？]*|[，。：；！？]+/g) ?? []) : [line];
}

let segmenter: Intl.Segmenter | undefined;

function wordsOf(clause: string): string[] {
  if (!HAN.test(clause) || !('Segmenter' in Intl)) return [clause];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(clause)) {
    const last = words.at(-1);
    if (last === undefined) words.push(segment);
    // Punctuation never begins a line, but for what opens something, which never ends one.
    else if (OPENING.test(last) || !(isWordLike || OPENING.test(segment)))
      words.push(`${words.pop()}${segment}`);
    else words.push(segment);
  }
  return words;
}
