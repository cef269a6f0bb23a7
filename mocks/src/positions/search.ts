import { type FacetName, facetNames, type PositionSort } from '@careers/gateway/contract';
import { families } from '../data/families/index.ts';
import type { Localized, RecruitType } from '../data/types.ts';
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

/** Answers list queries over one table; keeps the sorted orders that it made. */
export class PositionSearcher {
  readonly #table: PositionTable;
  readonly #orders = new Map<'latest' | 'hot', Uint32Array>();

  constructor(table: PositionTable) {
    this.#table = table;
  }

  search(query: PositionSearch): PositionHits {
    const table = this.#table;
    const types = new Uint8Array(recruitTypeCodes.length);
    for (const code of query.recruitTypes) types[recruitTypeCodes.indexOf(code)] = 1;
    const wanted = facetNames.map((name) => wantedEntries(name, query.filters[name]));
    const keyword = createKeywordMatcher(query.keyword, table);
    const counts = emptyCounts();
    const order = this.#order(query.sort);
    // With a keyword and no other wish, better hits stand first; ties keep the order.
    const ranked = query.sort === 'relevance' && keyword ? ([[], [], []] as number[][]) : undefined;
    const page: number[] = [];
    let total = 0;
    for (const index of order) {
      if (table.status[index] !== OPEN || !types[table.recruitType[index] ?? 0]) continue;
      const rank = keyword ? keyword(index) : 0;
      if (rank < 0) continue;
      const failing = failingFacet(table, index, wanted);
      if (failing === MANY) continue;
      if (failing === NONE) {
        countAll(counts, table, index);
        if (ranked) ranked[rank]?.push(index);
        else if (total >= query.offset && page.length < query.limit) page.push(index);
        total++;
      } else {
        countOne(counts, table, index, facetNames[failing] ?? 'company');
      }
    }
    if (ranked) page.push(...ranked.flat().slice(query.offset, query.offset + query.limit));
    return { total, page, counts };
  }

  #order(sort: PositionSort): Uint32Array {
    const kind = sort === 'hot' ? 'hot' : 'latest';
    const known = this.#orders.get(kind);
    if (known) return known;
    const { size, heat, publishedHoursAgo } = this.#table;
    const order = Uint32Array.from({ length: size }, (_, index) => index);
    order.sort(
      kind === 'hot'
        ? (a, b) => (heat[b] ?? 0) - (heat[a] ?? 0) || a - b
        : (a, b) => (publishedHoursAgo[a] ?? 0) - (publishedHoursAgo[b] ?? 0) || a - b,
    );
    this.#orders.set(kind, order);
    return order;
  }
}

const NONE = -1;
const MANY = -2;

/** The one facet whose filter a position misses, NONE, or MANY. */
function failingFacet(
  table: PositionTable,
  index: number,
  wanted: readonly (Uint8Array | undefined)[],
): number {
  let failing = NONE;
  for (let facet = 0; facet < wanted.length; facet++) {
    const entries = wanted[facet];
    if (!entries || holds(table, index, facetNames[facet] ?? 'company', entries)) continue;
    if (failing !== NONE) return MANY;
    failing = facet;
  }
  return failing;
}

function holds(table: PositionTable, index: number, facet: FacetName, entries: Uint8Array): boolean {
  if (facet !== 'benefits') return entries[table[facet][index] ?? 0] === 1;
  const bits = table.benefits[index] ?? 0;
  return entries.some((wants, bit) => wants === 1 && (bits & (1 << bit)) !== 0);
}

function wantedEntries(facet: FacetName, ids: readonly string[] | undefined): Uint8Array | undefined {
  if (!ids || ids.length === 0) return undefined;
  const entries = facetEntries[facet];
  return Uint8Array.from(entries, (entry) => (ids.includes(entry.id) ? 1 : 0));
}

function emptyCounts(): Record<FacetName, Uint32Array> {
  return {
    company: new Uint32Array(facetEntries.company.length),
    department: new Uint32Array(facetEntries.department.length),
    education: new Uint32Array(facetEntries.education.length),
    posCategory: new Uint32Array(facetEntries.posCategory.length),
    workPlace: new Uint32Array(facetEntries.workPlace.length),
    workYears: new Uint32Array(facetEntries.workYears.length),
    benefits: new Uint32Array(facetEntries.benefits.length),
  };
}

function countAll(counts: Record<FacetName, Uint32Array>, table: PositionTable, index: number): void {
  for (const facet of facetNames) countOne(counts, table, index, facet);
}

function countOne(
  counts: Record<FacetName, Uint32Array>,
  table: PositionTable,
  index: number,
  facet: FacetName,
): void {
  const of = counts[facet];
  if (facet !== 'benefits') {
    const entry = table[facet][index] ?? 0;
    of[entry] = (of[entry] ?? 0) + 1;
    return;
  }
  let bits = table.benefits[index] ?? 0;
  for (let bit = 0; bits; bit++, bits >>= 1) if (bits & 1) of[bit] = (of[bit] ?? 0) + 1;
}

/** 0 for a hit in the title, 1 in company, department or category, 2 in the place; -1 for none. */
type KeywordMatcher = (index: number) => number;

/**
 * Every word of the keyword must stand in the position's title, company, department, category or place,
 * in any of the three languages.
 */
function createKeywordMatcher(keyword: string | undefined, table: PositionTable): KeywordMatcher | undefined {
  const words = (keyword ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return undefined;
  const matchers = words.map((word) => {
    const titles = families.map((family) => ({
      own: family.titles.map((title) => contains(title, word)),
      student: family.studentTitle ? contains(family.studentTitle, word) : false,
    }));
    const named = (entries: readonly { readonly name: Localized }[]) =>
      Uint8Array.from(entries, (entry) => (contains(entry.name, word) ? 1 : 0));
    const company = named(facetEntries.company);
    const department = named(facetEntries.department);
    const category = named(facetEntries.posCategory);
    const place = named(facetEntries.workPlace);
    return (index: number) => {
      const title = titles[table.family[index] ?? 0];
      if (isStudent(table, index) && title?.student) return 0;
      if (!isStudent(table, index) && title?.own[table.title[index] ?? 0]) return 0;
      if (company[table.company[index] ?? 0] || department[table.department[index] ?? 0]) return 1;
      if (category[table.posCategory[index] ?? 0]) return 1;
      return place[table.workPlace[index] ?? 0] ? 2 : -1;
    };
  });
  return (index) => {
    let worst = 0;
    for (const matcher of matchers) {
      const rank = matcher(index);
      if (rank < 0) return -1;
      worst = Math.max(worst, rank);
    }
    return worst;
  };
}

export function isStudent(table: PositionTable, index: number): boolean {
  const code = recruitTypeCodes[table.recruitType[index] ?? 0];
  return code === 'A02' || code === 'A04';
}

function contains(text: Localized, word: string): boolean {
  return Object.values(text).some((translation) => translation.toLowerCase().includes(word));
}
