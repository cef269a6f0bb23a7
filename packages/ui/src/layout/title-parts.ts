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

/** Whether a title has a line of several clauses, each of which may stand on a line of its own. */
export function hasClauses(title: string): boolean {
  return title.split('\n').some((line) => clausesOf(line).length > 1);
}

const DIGIT = String.raw`[\d一二三四五六七八九十百千万萬亿億零两兩几幾]`;
/** A figure in Chinese belongs to what it counts: 三百 at the end of a line and 支 on the next are read as two things. */
const COUNTING = new RegExp(`^[“「『《（]*第?${DIGIT}*$`, 'u');
const FIGURE = new RegExp(`${DIGIT}$`, 'u');
/** What ends a word and never begins a line, though a dictionary may cut it off: 学会了, 设备的, 田里, 账号, 账号中, 候选人. */
const TRAILING = /^[了的着过過們们裏里中号號人师師员員者]$/u;
/** A single character that is a word of its own, beside which a line may end. */
const WORD_ALONE =
  /[您你我他她它已会會将將对對和与與及或也是在为為请請不都就还還再很最更这這那每各可能要有无無被把让讓给給从從到向以并並而但则則所其等个個位名份项項次年月日时時分天]/u;
const ONE_HAN = /^\p{Script=Han}$/u;

/** Words of Hong Kong that the dictionary cuts in two. */
const WHOLE: readonly string[] = ['是次'];
/** What goes on with what follows: a word joiner, a space that does not break, a time, a figure or a zone up to its mark. */
const TIED = /[\u2060\u00a0]$|\d[:.,/]$|(?:UTC|GMT)[+-]$/u;

function clausesOf(line: string): string[] {
  return HAN.test(line) ? (line.match(/[^，。：；！？]+[，。：；！？]*|[，。：；！？]+/g) ?? []) : [line];
}

/** Whether a piece of a dictionary's goes with what stands before it, of which `before` was the last piece. */
function belongs(last: string, before: string, segment: string): boolean {
  return (
    COUNTING.test(last) ||
    TRAILING.test(segment) ||
    TIED.test(last) ||
    WHOLE.includes(`${last}${segment}`) ||
    (isPiece(before) && isPiece(segment))
  );
}

/** A word that the dictionary does not know comes in single characters: 投递, 薪资, somebody's name. */
function isPiece(segment: string): boolean {
  return ONE_HAN.test(segment) && !WORD_ALONE.test(segment);
}

let segmenter: Intl.Segmenter | undefined;

function wordsOf(clause: string): string[] {
  if (!HAN.test(clause) || !('Segmenter' in Intl)) return [clause];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  let before = '';
  for (const { segment, isWordLike } of segmenter.segment(clause)) {
    const last = words.at(-1);
    if (last === undefined) words.push(segment);
    // Punctuation never begins a line, but for what opens something, which never ends one.
    else if (OPENING.test(last) || !(isWordLike || OPENING.test(segment)) || belongs(last, before, segment))
      words.push(`${words.pop()}${segment}`);
    else words.push(segment);
    // What counts ends with what it counts by: 三百支, then 叶片.
    before = last !== undefined && FIGURE.test(last) ? '' : segment;
  }
  return words;
}
