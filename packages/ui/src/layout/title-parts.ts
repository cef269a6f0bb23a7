/**
 * Splits a title into parts that are not broken as long as they fit on a line: its hard line breaks, within each the clauses (each
 * ends with ，。：；！？), and within each clause the words. Without Chinese, or in a browser without a segmenter, a clause is one
 * part, and the browser breaks it.
 */
export function titleParts(title: string): string[][][] {
  return title.split('\n').map((line) => (line.length <= SHORT ? [[line]] : clausesOf(line).map(wordsOf)));
}

/** Titles of up to this many characters fit on any line. They are not segmented, since loading the browser's dictionary takes time. */
const SHORT = 6;

const HAN = /\p{Script=Han}/u;
/** Opening punctuation, which belongs to the word after it. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/**
 * What begins a part: a word, or what opens one. Not asked of the segmenter: for Firefox the last word before a punctuation mark or
 * a blank is not "like a word", and for Safari no number is.
 */
const BEGINS = /[\p{L}\p{N}\p{Ps}\p{Pi}]/u;

/** Whether a title is broken here rather than by the browser. */
export function hasParts(title: string): boolean {
  return HAN.test(title) || title.includes('\n');
}

/** Whether a title has a line of several clauses, each of which may stand on a line of its own. */
export function hasClauses(title: string): boolean {
  return title.split('\n').some((line) => clausesOf(line).length > 1);
}

const DIGIT = String.raw`[\d一二三四五六七八九十百千万萬亿億零两兩几幾]`;
/** A number, which belongs to the measure word after it: 三百 must not be separated from 支. */
const COUNTING = new RegExp(`^[“「『《（]*[第每]?${DIGIT}*$`, 'u');
const FIGURE = new RegExp(`${DIGIT}\\u00a0?$`, 'u');
/** A figure that the dictionary divides: 經四 and 十八. */
const NUMERAL = new RegExp(`^${DIGIT}`, 'u');
/** Characters that end a word and never begin a line, though a dictionary may split them off: 学会了, 田里, 候选人, 验证码. */
const TRAILING = /^[了的着过過們们裏里中号號人师師员員者官商码碼链鏈器库庫页頁部期率性化]$/u;
/** Single characters that lead the word after them, so that no line ends with them: 但我们, 与您, 已拒绝, 请确认. */
const LEADS =
  '但而与與和及或对對向从從已请請把被受让讓给給以由在将將会會能可不未无無也就都还還才只最更每这這该該';
const LEADING = new RegExp(`^[${LEADS}]$`, 'u');
const MEASURES = '个個位名份项項次';
/** Measure words, which count something only after a number: behind another single character they end its word, as in 工位. */
const MEASURE = new RegExp(`^[${MEASURES}]$`, 'u');
/** Single characters that are words of their own, so that they are no part of a name or an unknown word. */
const WORD_ALONE = new RegExp(
  `[${LEADS}${MEASURES}您你我他她它是为為再很那各要有到并並则則所其等年月日时時分天]`,
  'u',
);
const ONE_HAN = /^\p{Script=Han}$/u;

/** Ends with a word that the dictionary splits. */
const WHOLE = /(?:是次|[珠长長]三角|另一[个個])$/u;
/** Begins a word that Firefox's dictionary splits: 不完整, 不合适, 不同意. */
const NEGATED = /不\p{Script=Han}$/u;
/** The space in 15 号: a number is not separated from what it counts. */
const COUNTED = /(\d) (?=\p{Script=Han})/gu;
/** A segment that stays with the next one: it ends with a word joiner, a no-break space, or inside a time, date, number or zone. */
const TIED = /[\u2060\u00a0]$|\d[-:.,/]$|(?:UTC|GMT)[+-]$/u;

function clausesOf(line: string): string[] {
  return HAN.test(line) ? (line.match(/[^，。：；！？]+[，。：；！？]*|[，。：；！？]+/g) ?? []) : [line];
}

/** Whether a segment belongs to the word before it, whose last segment was `before`. */
function belongs(last: string, before: string, segment: string, begins: boolean): boolean {
  return (
    // A line never ends with the first character of a clause.
    (begins && ONE_HAN.test(last)) ||
    COUNTING.test(last) ||
    (before && COUNTING.test(before)) ||
    (FIGURE.test(last) && NUMERAL.test(segment)) ||
    TRAILING.test(segment) ||
    TIED.test(last) ||
    LEADING.test(before) ||
    WHOLE.test(last + segment) ||
    (NEGATED.test(last) && isPiece(segment)) ||
    (isPiece(before) && (isPiece(segment) || MEASURE.test(segment)))
  );
}

/** Whether a segment is a single character of a word that the dictionary does not know: 投递, 薪资, somebody's name. */
function isPiece(segment: string): boolean {
  return ONE_HAN.test(segment) && !WORD_ALONE.test(segment);
}

let segmenter: Intl.Segmenter | undefined;

function wordsOf(clause: string): string[] {
  if (!HAN.test(clause) || !('Segmenter' in Intl)) return [clause];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  let before = '';
  for (const { segment } of segmenter.segment(clause.replace(COUNTED, '$1\u00a0'))) {
    const last = words.at(-1);
    if (last === undefined) words.push(segment);
    // Punctuation never begins a line, except opening punctuation, which never ends one.
    else if (
      OPENING.test(last) ||
      !BEGINS.test(segment) ||
      belongs(last, before, segment, words.length === 1)
    )
      words.push(`${words.pop()}${segment}`);
    else words.push(segment);
    // A number ends with its measure word: 三百支, then 叶片.
    before = last !== undefined && FIGURE.test(last) && !COUNTING.test(segment) ? '' : segment;
  }
  return words;
}
