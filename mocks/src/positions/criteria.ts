import type { FacetName } from '@careers/gateway/contract';
import type { RecruitType } from '../data/types.ts';
import type { KeywordMatch } from './keyword.ts';
import { kindFacets, type PositionKinds } from './kinds.ts';
import { facetEntries, recruitTypeCodes } from './table.ts';
import { zeroArray } from './zero-array.ts';

/** A query, evaluated for each kind, place and set of benefits instead of for each position. */
export interface Criteria {
  /** For each kind, how many filters it does not match; MANY for a kind of another channel. */
  readonly kindMismatches: readonly number[];
  /** For each kind that misses one filter, the filter's facet as an index into `kindFacets`. */
  readonly mismatchedFacets: readonly number[];
  /** 1 for each place that the filter excludes. */
  readonly placeMismatches: readonly number[];
  /** 1 for each set that has none of the wanted benefits. */
  readonly setMismatches: readonly number[];
  /** For each kind, how well the keyword matches it; absent without a keyword. */
  readonly ranks: readonly number[] | undefined;
  /** For each kind, the words that its places have to contain, one bit each. */
  readonly missingWords: readonly number[];
  /** For each place, the words that it contains. */
  readonly placeWords: readonly number[];
}

/** A position that misses so many filters is counted by no facet. */
const MANY = 2;

/** Ids for each facet; a facet without ids accepts all. */
export type Filters = Partial<Record<FacetName, readonly string[] | undefined>>;

export function readCriteria(
  kinds: PositionKinds,
  filters: Filters,
  recruitTypes: readonly RecruitType[],
  match: KeywordMatch | undefined,
): Criteria {
  const places = facetEntries.workPlace.length;
  return {
    ...mismatchesOfKinds(kinds, filters, recruitTypes),
    placeMismatches:
      wantedEntries('workPlace', filters.workPlace)?.map((wanted) => (wanted ? 0 : 1)) ?? zeroArray(places),
    setMismatches: mismatchesOfSets(kinds, wantedEntries('benefits', filters.benefits)),
    ranks: match?.ranks,
    missingWords: match?.missing ?? zeroArray(kinds.examples.length),
    placeWords: match?.places ?? zeroArray(places),
  };
}

function mismatchesOfKinds(
  { channels, entries }: PositionKinds,
  filters: Filters,
  recruitTypes: readonly RecruitType[],
) {
  const asked = recruitTypeCodes.map((code) => recruitTypes.includes(code));
  const kindMismatches = zeroArray(channels.length);
  for (let kind = 0; kind < channels.length; kind++) {
    if (!asked[channels[kind] ?? 0]) kindMismatches[kind] = MANY;
  }
  const mismatchedFacets = zeroArray(channels.length);
  for (const [facet, name] of kindFacets.entries()) {
    const wanted = wantedEntries(name, filters[name]);
    if (wanted) addMismatches(kindMismatches, mismatchedFacets, facet, wanted, entries[name]);
  }
  return { kindMismatches, mismatchedFacets };
}

function addMismatches(
  mismatches: number[],
  mismatchedFacets: number[],
  facet: number,
  wanted: readonly boolean[],
  entries: Uint8Array,
): void {
  for (let kind = 0; kind < entries.length; kind++) {
    if (wanted[entries[kind] ?? 0]) continue;
    mismatches[kind] = (mismatches[kind] ?? 0) + 1;
    mismatchedFacets[kind] = facet;
  }
}

function mismatchesOfSets({ sets }: PositionKinds, wanted: readonly boolean[] | undefined): number[] {
  const mismatches = zeroArray(sets.length);
  if (!wanted) return mismatches;
  const anyOf = wanted.reduce((bits, wants, bit) => (wants ? bits | (1 << bit) : bits), 0);
  for (let set = 0; set < sets.length; set++) if (((sets[set] ?? 0) & anyOf) === 0) mismatches[set] = 1;
  return mismatches;
}

/** Which entries are wanted; undefined if all are. */
function wantedEntries(facet: FacetName, ids: readonly string[] | undefined): boolean[] | undefined {
  if (!ids || ids.length === 0) return undefined;
  const wanted = new Set(ids);
  return facetEntries[facet].map((entry) => wanted.has(entry.id));
}
