import { families } from '../data/families/index.ts';
import type { Localized } from '../data/types.ts';
import type { PositionKinds } from './kinds.ts';
import { facetEntries, isStudent, type PositionTable } from './table.ts';

/**
 * A keyword read against a table: every word must stand in the position's title, company, department, category
 * or place, in any of the three languages.
 */
export interface KeywordMatch {
  /** Per kind, how well the words hit that it holds itself: 0 in the title, 1 in company, department or category. */
  readonly ranks: Uint8Array;
  /** Per kind the words, one bit each, that it does not hold: they must stand in the place. */
  readonly missing: Uint8Array;
  /** Per place the words that it holds. */
  readonly places: Uint8Array;
}

/** The rank of a hit in the place. */
export const IN_PLACE = 2;

/** Reads keywords; made once a table, since no text of it changes. Undefined for a keyword without a word. */
export type KeywordReader = (keyword: string) => KeywordMatch | undefined;

const WORDS_MAX = 8;

export function createKeywordReader(table: PositionTable, { examples }: PositionKinds): KeywordReader {
  const ownTitles = families.map((family) => family.titles.map(searchable));
  const studentTitles = families.map(({ studentTitle }) => (studentTitle ? searchable(studentTitle) : ''));
  const companies = named(facetEntries.company);
  const departments = named(facetEntries.department);
  const categories = named(facetEntries.posCategory);
  const places = named(facetEntries.workPlace);

  /** For a position of each kind: the rank of the word, or IN_PLACE when only the place can hold it. */
  function rankIn(word: string): (index: number) => number {
    const own = ownTitles.map((titles) => holding(titles, word));
    const student = holding(studentTitles, word);
    const company = holding(companies, word);
    const department = holding(departments, word);
    const category = holding(categories, word);
    return (index) => {
      const family = table.family[index] ?? 0;
      const title = isStudent(table, index) ? student[family] : own[family]?.[table.title[index] ?? 0];
      if (title) return 0;
      if (company[table.company[index] ?? 0] || department[table.department[index] ?? 0]) return 1;
      return category[table.posCategory[index] ?? 0] ? 1 : IN_PLACE;
    };
  }

  return (keyword) => {
    const words = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
    if (words.length === 0) return undefined;
    const match = {
      ranks: new Uint8Array(examples.length),
      missing: new Uint8Array(examples.length),
      places: new Uint8Array(places.length),
    };
    for (const [bit, word] of words.entries()) {
      const rankOf = rankIn(word);
      for (const [kind, example] of examples.entries()) {
        const rank = rankOf(example);
        if (rank === IN_PLACE) match.missing[kind] = (match.missing[kind] ?? 0) | (1 << bit);
        else match.ranks[kind] = Math.max(match.ranks[kind] ?? 0, rank);
      }
      for (const [place, holds] of holding(places, word).entries()) {
        match.places[place] = (match.places[place] ?? 0) | (holds << bit);
      }
    }
    return match;
  };
}

function named(entries: readonly { readonly name: Localized }[]): string[] {
  return entries.map(({ name }) => searchable(name));
}

/** All translations in one text; words have no line feed, so none is found across two of them. */
function searchable(text: Localized): string {
  return Object.values(text).join('\n').toLowerCase();
}

/** For each text whether it holds the word. */
function holding(texts: readonly string[], word: string): Uint8Array {
  return Uint8Array.from(texts, (text) => (text.includes(word) ? 1 : 0));
}
