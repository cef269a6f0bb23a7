import type { PositionSort } from '@careers/gateway/contract';
import type { RecruitType } from '../data/types.ts';
import { countHits, type FacetCounts } from './counts.ts';
import { type Criteria, type Filters, readCriteria } from './criteria.ts';
import { createKeywordReader, IN_PLACE, type KeywordMatch, type KeywordReader } from './keyword.ts';
import { createPositionKinds, type PositionKinds } from './kinds.ts';
import { type OpenMembers, readOpenMembers } from './open-members.ts';
import { plainSpelling } from './plain-spelling.ts';
import { loadSpelling } from './spelling.ts';
import { OPEN, type PositionTable } from './table.ts';

/** A query of the list; ids are those of the facets' entries. */
export interface PositionSearch {
  readonly filters: Filters;
  /** The result of `readKeyword`. */
  readonly match?: KeywordMatch | undefined;
  readonly recruitTypes: readonly RecruitType[];
  readonly sort: PositionSort;
  readonly offset: number;
  readonly limit: number;
}

export interface PositionHits {
  readonly total: number;
  /** The positions of the page, as indexes into the table. */
  readonly page: readonly number[];
  readonly counts: FacetCounts;
}

/** Answers list queries for one table. It keeps what it has computed about the table, but no answers. */
export class PositionSearcher {
  readonly #table: PositionTable;
  readonly #orders = new Map<'latest' | 'hot', Uint32Array>();
  #kinds: PositionKinds | undefined;
  #members: OpenMembers | undefined;
  #keywords: KeywordReader | undefined;
  #plain: KeywordReader | undefined;

  constructor(table: PositionTable) {
    this.#table = table;
  }

  /** Evaluates a keyword for `search`. The first one loads dictionaries; for later ones the result is there at once. */
  readKeyword(keyword: string): KeywordMatch | undefined | Promise<KeywordMatch | undefined> {
    if (this.#keywords) return this.#keywords(keyword);
    return loadSpelling().then((spelling) => {
      this.#keywords ??= createKeywordReader(this.#table, this.#kindsOnce(), spelling);
      return this.#keywords(keyword);
    });
  }

  /** Evaluates the mock's own words at once: literally, in no other script and without typing errors. */
  readPlainly(words: string): KeywordMatch | undefined {
    this.#plain ??= createKeywordReader(this.#table, this.#kindsOnce(), plainSpelling);
    return this.#plain(words);
  }

  search(query: PositionSearch): PositionHits {
    const table = this.#table;
    const kinds = this.#kindsOnce();
    this.#members ??= readOpenMembers(table, kinds);
    const criteria = readCriteria(kinds, query.filters, query.recruitTypes, query.match);
    const order = this.#order(query.sort === 'hot' ? 'hot' : 'latest');
    const { total, counts } = countHits(this.#members, kinds, criteria);
    return { total, counts, page: takePage(table, kinds, criteria, order, total, query) };
  }

  /** To be called when positions were opened or closed. */
  refresh(): void {
    this.#members = undefined;
  }

  #kindsOnce(): PositionKinds {
    this.#kinds ??= createPositionKinds(this.#table);
    return this.#kinds;
  }

  #order(kind: 'latest' | 'hot'): Uint32Array {
    const known = this.#orders.get(kind);
    if (known) return known;
    const { size, heat, publishedHoursAgo } = this.#table;
    const order = Uint32Array.from({ length: size }, (_, index) => index);
    // Equal positions stay in the table's order.
    order.sort(
      kind === 'hot'
        ? (a, b) => (heat[b] ?? 0) - (heat[a] ?? 0)
        : (a, b) => (publishedHoursAgo[a] ?? 0) - (publishedHoursAgo[b] ?? 0),
    );
    this.#orders.set(kind, order);
    return order;
  }
}

/** How well a position fits the keyword: its place has the words that its kind lacks, or its kind has all of them. */
function rankOf(ranks: readonly number[], kind: number, missingWords: number): number {
  return missingWords ? IN_PLACE : (ranks[kind] ?? 0);
}

/** Follows the order until the page is full, or all matching positions were seen. */
function takePage(
  { status, workPlace }: PositionTable,
  { kindOf, setOf }: PositionKinds,
  criteria: Criteria,
  order: Uint32Array,
  total: number,
  { sort, offset, limit }: PositionSearch,
): number[] {
  // With a keyword that sorts by relevance, better matches come first; equal ones keep the order.
  const ranks = sort === 'relevance' ? criteria.ranks : undefined;
  const best: number[] = [];
  const others: [number[], number[]] = [[], []];
  let left = offset < total ? total : 0;
  for (let at = 0; left > 0 && best.length < offset + limit; at++) {
    const index = order[at] ?? 0;
    const kind = kindOf[index] ?? 0;
    if (status[index] !== OPEN || criteria.kindMismatches[kind] !== 0) continue;
    const place = workPlace[index] ?? 0;
    const words = criteria.missingWords[kind] ?? 0;
    if (criteria.placeMismatches[place] !== 0 || criteria.setMismatches[setOf[index] ?? 0] !== 0) continue;
    if (((criteria.placeWords[place] ?? 0) & words) !== words) continue;
    left--;
    const rank = ranks ? rankOf(ranks, kind, words) : 0;
    if (rank === 0) best.push(index);
    else others[rank === IN_PLACE ? 1 : 0].push(index);
  }
  return [...best, ...others[0], ...others[1]].slice(offset, offset + limit);
}
