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
  let opened = '';
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(clause)) {
    // What opens never ends a line, other punctuation never begins one.
    if (/[\p{Ps}\p{Pi}]$/u.test(segment)) opened += segment;
    else if (isWordLike || opened || words.length === 0) {
      words.push(opened + segment);
      opened = '';
    } else words.push(`${words.pop()}${segment}`);
  }
  return opened ? [...words, opened] : words;
}
