/**
 * A title in the parts that stay together as long as the line is long enough: first the lines that its writer broke by
 * hand, in each its clauses (up to and with ，。：；！？), in each clause its words. Without Chinese in it, or in a browser
 * that cannot tell words apart, a clause is one part, broken as the browser breaks it.
 */
export function titleParts(title: string): string[][][] {
  return title.split('\n').map((line) => clausesOf(line).map(wordsOf));
}

const HAN = /\p{Script=Han}/u;

function clausesOf(line: string): string[] {
  return HAN.test(line) ? (line.match(/[^，。：；！？]+[，。：；！？]*|[，。：；！？]+/g) ?? []) : [line];
}

function wordsOf(clause: string): string[] {
  if (!HAN.test(clause) || !('Segmenter' in Intl)) return [clause];
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(clause)) {
    // Punctuation never begins a line.
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push(`${words.pop()}${segment}`);
  }
  return words;
}
