import { families } from '../data/families/index.ts';
import type { Localized } from '../data/types.ts';
import type { PositionKinds } from './kinds.ts';
import { createLexicon } from './lexicon.ts';
import type { Spelling } from './spelling.ts';
import { facetEntries, isStudent, type PositionTable } from './table.ts';
import { zeroArray } from './zero-array.ts';

/**
 * A keyword evaluated for a table: every word has to be in the position's title, company, department, category or place, in any
 * of the three languages, in either Chinese script, or in pinyin.
 */
export interface KeywordMatch {
  /** For each kind, how well the words match what it contains itself: 0 in the title, 1 in company, department or category. */
  readonly ranks: number[];
  /** For each kind the words, one bit each, that it does not contain: the place has to contain them. */
  readonly missing: number[];
  /** For each place, the words that it contains. */
  readonly places: number[];
}

/** The rank of a match in the place. */
export const IN_PLACE = 2;

/** Evaluates keywords. It is created once a table, since none of its texts changes. Undefined for a keyword without words. */
export type KeywordReader = (keyword: string) => KeywordMatch | undefined;

const WORDS_MAX = 8;
/** Longer than any text of a position; the rest of a longer keyword is ignored. */
export const KEYWORD_MAX = 200;

export function createKeywordReader(
  table: PositionTable,
  kinds: PositionKinds,
  spelling: Spelling,
): KeywordReader {
  const { company, department, posCategory } = kinds.entries;
  const texts: Localized[] = [];
  /** Adds texts, and returns the index of the first of them. */
  const take = (more: readonly Localized[]) => texts.push(...more) - more.length;
  const titles = takeTitles(table, kinds, take);
  const companies = take(names(facetEntries.company));
  const departments = take(names(facetEntries.department));
  const categories = take(names(facetEntries.posCategory));
  const places = take(names(facetEntries.workPlace));
  const placeCount = facetEntries.workPlace.length;
  const lexicon = createLexicon(texts, spelling);
  const count = kinds.examples.length;

  function addWord(word: string, bit: number, { ranks, missing, places: placeWords }: KeywordMatch): void {
    const holding = lexicon.holding(word);
    for (let kind = 0; kind < count; kind++) {
      if (holding[titles[kind] ?? 0]) continue;
      const inName =
        holding[companies + (company[kind] ?? 0)] ||
        holding[departments + (department[kind] ?? 0)] ||
        holding[categories + (posCategory[kind] ?? 0)];
      if (inName) ranks[kind] = 1;
      else missing[kind] = (missing[kind] ?? 0) | (1 << bit);
    }
    for (let place = 0; place < placeCount; place++) {
      if (holding[places + place]) placeWords[place] = (placeWords[place] ?? 0) | (1 << bit);
    }
  }

  return (keyword) => {
    const words = (keyword.slice(0, KEYWORD_MAX).match(/\S+/g) ?? []).slice(0, WORDS_MAX);
    if (words.length === 0) return undefined;
    const match: KeywordMatch = {
      ranks: zeroArray(count),
      missing: zeroArray(count),
      places: zeroArray(placeCount),
    };
    for (const [bit, word] of words.entries()) addWord(word, bit, match);
    return match;
  };
}

/** Adds all titles; returns for each kind the index of its positions' title. */
function takeTitles(
  table: PositionTable,
  { examples }: PositionKinds,
  take: (texts: readonly Localized[]) => number,
): Uint16Array {
  const own = families.map(({ titles }) => take(titles));
  // Only families with a student title hire students.
  const student = families.map(({ studentTitle }) => (studentTitle ? take([studentTitle]) : 0));
  return Uint16Array.from(examples, (index) => {
    const family = table.family[index] ?? 0;
    if (isStudent(table, index)) return student[family] ?? 0;
    return (own[family] ?? 0) + (table.title[index] ?? 0);
  });
}

function names(entries: readonly { readonly name: Localized }[]): Localized[] {
  return entries.map(({ name }) => name);
}
