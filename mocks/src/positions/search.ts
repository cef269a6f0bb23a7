import { type FacetName, facetNames, type PositionSort } from '@careers/gateway/contract';
import type { RecruitType } from '../data/types.ts';
import { createKeywordReader, IN_PLACE, type KeywordMatch, type KeywordReader } from './keyword.ts';
import { createPositionKinds, type PositionKinds } from './kinds.ts';
import { facetEntries, type PositionTable, recruitTypeCodes } from './table.ts';

/** What the list is asked; ids are those of the facets' entries. */
export interface PositionSearch {
  readonly filters: Partial<Record<FacetName, readonly string[] | undefined>>;
  readonly keyword?: string | undefined;
  readonly recruitTypes: readonly RecruitType[];
  readonly sort: PositionSort;
  readonly offset: number;
  readonly limit: number;
}

export interface PositionHits {
  readonly total: number;
  /** Indexes into the table, the page asked for. */
  readonly page: readonly number[];
  /** Per facet, how many positions each entry would give, its own filter left aside. */
  readonly counts: Readonly<Record<FacetName, Uint32Array>>;
}

const OPEN = 0;
const kindFacets = facetNames.filter((name) => name !== 'workPlace' && name !== 'benefits');

/** Answers list queries over one table; keeps what it made of the table, never an answer. */
export class PositionSearcher {
  readonly #table: PositionTable;
  readonly #orders = new Map<'latest' | 'hot', Uint32Array>();
  readonly #kinds: PositionKinds;
  #keywords: KeywordReader | undefined;

  constructor(table: PositionTable) {
    this.#table = table;
    this.#kinds = createPositionKinds(table);
  }

  search(query: PositionSearch): PositionHits {
    const wish = this.#read(query);
    const tally = count(this.#table, this.#kinds, wish);
    const total = tally.kinds.reduce((sum, hits) => sum + hits, 0);
    const { page } = this.#page(query, wish);
    return { total, page, counts: this.#facetCounts(wish, tally) };
  }
}
