import {
  eachFacet,
  type FacetName,
  facetNames,
  type PositionSort,
  positionSorts,
} from '@careers/gateway/contract';
import { readPage } from '../../core/navigation/page-number.ts';
import { readKeyword } from './summary/keyword.ts';

/** The state of the position list, all of which is in the address. */
export interface ListSearch {
  /** Empty for none. */
  readonly keyword: string;
  /** The ids of the chosen entries: alternatives within a facet, and all facets have to match. */
  readonly chosen: ChosenFacets;
  readonly sort: PositionSort;
  /** 1 is the first. */
  readonly page: number;
  /** Rows a page. */
  readonly size: PageSize;
}

/** The page sizes: the first is the default, the last the server's maximum. */
export const pageSizes = [10, 20, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

export type ChosenFacets = Readonly<Record<FacetName, readonly string[]>>;

/** A filter that can be removed as a whole: the keyword, or a facet. */
export type Restriction = 'keyword' | FacetName;

/** How many entries of one facet can be chosen: an address has to stay one that can be sent. */
export const CHOSEN_MAX = 50;
const ID_LENGTH_MAX = 64;
const DEFAULT_SIZE = pageSizes[0];

/** Reads an address; invalid values fall back to the defaults. Never throws. */
export function readListSearch(query: Readonly<Record<string, string | undefined>>): ListSearch {
  const keyword = readKeyword(query.keyword);
  return {
    keyword,
    chosen: eachFacet((name) => readIds(query[name])),
    sort: readSort(query.sort, keyword),
    page: readPage(query.page),
    size: readSize(query.size),
  };
}

/** The query of a state, without the defaults. */
export function writeListSearch({
  keyword,
  chosen = {},
  sort,
  page = 1,
  size = DEFAULT_SIZE,
}: PartialListSearch): Record<string, string> {
  const kept = readKeyword(keyword);
  const query: Record<string, string> = {};
  if (kept) query.keyword = kept;
  for (const name of facetNames) {
    const ids = chosen[name] ?? [];
    if (ids.length > 0) query[name] = ids.join(',');
  }
  if (sort && sort !== defaultSort(kept)) query.sort = sort;
  if (page > 1) query.page = String(page);
  if (size !== DEFAULT_SIZE) query.size = String(size);
  return query;
}

interface PartialListSearch {
  readonly keyword?: string;
  readonly chosen?: Partial<ChosenFacets>;
  readonly sort?: PositionSort;
  readonly page?: number;
  readonly size?: PageSize;
}

/** The parameters of the list's address that are not part of its state: site, recruitment channel. */
export function besideListSearch(query: Readonly<Record<string, string>>): Record<string, string> {
  const own: readonly string[] = [...facetNames, 'keyword', 'sort', 'page', 'size'];
  return Object.fromEntries(Object.entries(query).filter(([name]) => !own.includes(name)));
}

/** The available orders; relevance needs a keyword. */
export function sortsFor(keyword: string): readonly PositionSort[] {
  return keyword ? ['relevance', 'latest', 'hot'] : positionSorts.filter((sort) => sort !== 'relevance');
}

/** Another keyword leads to page 1; an order that was chosen stays if it is still available. */
export function withKeyword(state: ListSearch, typed: string): ListSearch {
  const keyword = readKeyword(typed);
  const chosenSort = state.sort === defaultSort(state.keyword) ? undefined : state.sort;
  return { ...state, keyword, sort: readSort(chosenSort, keyword), page: 1 };
}

export function withSort(state: ListSearch, sort: PositionSort): ListSearch {
  return { ...state, sort, page: 1 };
}

/** Another page size; the first row of the current page stays on the page. */
export function withSize(state: ListSearch, size: PageSize): ListSearch {
  const before = (state.page - 1) * state.size;
  return { ...state, size, page: Math.floor(before / size) + 1 };
}

/** Chooses an entry, or removes it. Where as many as can be are chosen, nothing changes. */
export function toggled(state: ListSearch, facet: FacetName, id: string): ListSearch {
  const ids = state.chosen[facet];
  if (ids.length >= CHOSEN_MAX && !ids.includes(id)) return state;
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return { ...state, chosen: { ...state.chosen, [facet]: next }, page: 1 };
}

/** The current restrictions, in the order of the page. */
export function restrictionsOf({ keyword, chosen }: ListSearch): readonly Restriction[] {
  return [...(keyword ? ['keyword' as const] : []), ...facetNames.filter((name) => chosen[name].length > 0)];
}

export function without(state: ListSearch, restriction: Restriction): ListSearch {
  if (restriction === 'keyword') return withKeyword(state, '');
  return { ...state, chosen: { ...state.chosen, [restriction]: [] }, page: 1 };
}

/** Nothing chosen and nothing typed. */
export const freshSearch: ListSearch = readListSearch({});

function readIds(value: string | undefined): readonly string[] {
  const ids = (value ?? '').split(',').map((id) => id.trim());
  const sound = ids.filter((id) => id !== '' && id.length <= ID_LENGTH_MAX);
  return [...new Set(sound)].slice(0, CHOSEN_MAX);
}

function readSort(value: string | undefined, keyword: string): PositionSort {
  return sortsFor(keyword).find((sort) => sort === value) ?? defaultSort(keyword);
}

function defaultSort(keyword: string): PositionSort {
  return keyword ? 'relevance' : 'latest';
}

function readSize(value: string | undefined): PageSize {
  return pageSizes.find((size) => String(size) === value) ?? DEFAULT_SIZE;
}
