import { families } from '../data/families/index.ts';
import type { Localized } from '../data/types.ts';
import type { PositionKinds } from './kinds.ts';
import { facetEntries, isStudent, type PositionTable } from './table.ts';
import { zeros } from './zeros.ts';

/**
 * A keyword read against a table: every word must stand in the position's title, company, department, category
 * or place, in any of the three languages.
 */
export interface KeywordMatch {
  /** Per kind, how well the words hit that it holds itself: 0 in the title, 1 in company, department or category. */
  readonly ranks: number[];
  /** Per kind the words, one bit each, that it does not hold: they must stand in the place. */
  readonly missing: number[];
  /** Per place the words that it holds. */
  readonly places: number[];
}

/** The rank of a hit in the place. */
export const IN_PLACE = 2;

/** Reads keywords; made once a table, since no text of it changes. Undefined for a keyword without a word. */
export type KeywordReader = (keyword: string) => KeywordMatch | undefined;

const WORDS_MAX = 8;

export function createKeywordReader(table: PositionTable, kinds: PositionKinds): KeywordReader {
  const { company, department, posCategory } = kinds.entries;
  const titles = readTitles(table, kinds);
  const companies = named(facetEntries.company);
  const departments = named(facetEntries.department);
  const categories = named(facetEntries.posCategory);
  const places = named(facetEntries.workPlace);
  const count = kinds.examples.length;

  function addWord(word: string, bit: number, { ranks, missing, places: placeWords }: KeywordMatch): void {
    const inTitle = holding(titles.texts, word);
    const inCompany = holding(companies, word);
    const inDepartment = holding(departments, word);
    const inCategory = holding(categories, word);
    for (let kind = 0; kind < count; kind++) {
      if (inTitle[titles.ofKind[kind] ?? 0]) continue;
      const inName =
        inCompany[company[kind] ?? 0] ||
        inDepartment[department[kind] ?? 0] ||
        inCategory[posCategory[kind] ?? 0];
      if (inName) ranks[kind] = 1;
      else missing[kind] = (missing[kind] ?? 0) | (1 << bit);
    }
    const inPlace = holding(places, word);
    for (let place = 0; place < inPlace.length; place++) {
      if (inPlace[place]) placeWords[place] = (placeWords[place] ?? 0) | (1 << bit);
    }
  }

  return (keyword) => {
    const words = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
    if (words.length === 0) return undefined;
    const match: KeywordMatch = {
      ranks: zeros(count),
      missing: zeros(count),
      places: zeros(places.length),
    };
    for (const [bit, word] of words.entries()) addWord(word, bit, match);
    return match;
  };
}

/** All titles there are, and for each kind which of them its positions have. */
function readTitles(table: PositionTable, { examples }: PositionKinds) {
  const texts: string[] = [];
  const own = families.map((family) => family.titles.map((title) => texts.push(searchable(title)) - 1));
  const student = families.map(
    ({ studentTitle }) =>
      // No position has it: only families with a student title hire students.
      texts.push(studentTitle ? searchable(studentTitle) : '') - 1,
  );
  const ofKind = Uint16Array.from(examples, (index) => {
    const family = table.family[index] ?? 0;
    const title = isStudent(table, index) ? student[family] : own[family]?.[table.title[index] ?? 0];
    return title ?? 0;
  });
  return { texts, ofKind };
}

function named(entries: readonly { readonly name: Localized }[]): string[] {
  return entries.map(({ name }) => searchable(name));
}

/** All translations in one text; words have no line feed, so none is found across two of them. */
function searchable(text: Localized): string {
  return Object.values(text).join('\n').toLowerCase();
}

/** For each text whether it holds the word. */
function holding(texts: readonly string[], word: string): boolean[] {
  return texts.map((text) => text.includes(word));
}
