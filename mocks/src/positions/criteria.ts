import type { FacetName } from '@careers/gateway/contract';
import type { RecruitType } from '../data/types.ts';
import type { KeywordMatch } from './keyword.ts';
import { kindFacets, type PositionKinds } from './kinds.ts';
import { facetEntries, recruitTypeCodes } from './table.ts';
import { zeroArray } from './zero-array.ts';

/** A query, asked of each kind, place and set of benefits instead of each position. */
export interface Criteria {
  /** Per kind how many filters it mismatches; MANY at once for a kind of another channel. */
  readonly kindMismatches: readonly number[];
  /** Per kind that mismatches one filter its facet, as an index into `kindFacets`. */
  readonly mismatchedFacets: readonly number[];
  /** 1 per place that its filter does not want. */
  readonly placeMismatches: readonly number[];
  /** 1 per set without any of the benefits wanted. */
  readonly setMismatches: readonly number[];
  /** Per kind how well the keyword hits it; absent without one. */
  readonly ranks: readonly number[] | undefined;
  /** Per kind the words that must stand in the place, one bit each. */
  readonly missingWords: readonly number[];
  /** Per place the words that it holds. */
  readonly placeWords: readonly number[];
}

/** Misses with which no facet counts a position. */
const MANY = 2;

/** Ids per facet; a facet without any wants all. */
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

/** Which entries are wanted; undefined where all are. */
function wantedEntries(facet: FacetName, ids: readonly string[] | undefined): boolean[] | undefined {
  if (!ids || ids.length === 0) return undefined;
  const wanted = new Set(ids);
  return facetEntries[facet].map((entry) => wanted.has(entry.id));
}
