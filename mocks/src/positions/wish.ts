import type { FacetName } from '@careers/gateway/contract';
import type { RecruitType } from '../data/types.ts';
import type { KeywordMatch } from './keyword.ts';
import { kindFacets, type PositionKinds } from './kinds.ts';
import { facetEntries, recruitTypeCodes } from './table.ts';

/** A query, asked of each kind, place and set of benefits instead of each position. */
export interface Wish {
  /** Per kind how many filters it misses; MANY at once for a kind of another channel. */
  readonly kindMisses: Uint8Array;
  /** Per kind that misses one filter its facet, as an index into `kindFacets`. */
  readonly missedFacets: Uint8Array;
  /** 1 per place that its filter does not want. */
  readonly placeMisses: Uint8Array;
  /** 1 per set without any of the benefits wanted. */
  readonly setMisses: Uint8Array;
  /** Per kind how well the keyword hits it; absent without one. */
  readonly ranks: Uint8Array | undefined;
  /** Per kind the words that must stand in the place, one bit each. */
  readonly missingWords: Uint8Array;
  /** Per place the words that it holds. */
  readonly placeWords: Uint8Array;
}

/** Misses with which no facet counts a position. */
const MANY = 2;

/** Ids per facet; a facet without any wants all. */
export type Filters = Partial<Record<FacetName, readonly string[] | undefined>>;

export function readWish(
  kinds: PositionKinds,
  filters: Filters,
  recruitTypes: readonly RecruitType[],
  match: KeywordMatch | undefined,
): Wish {
  const places = facetEntries.workPlace.length;
  const wantedPlaces = wantedEntries('workPlace', filters.workPlace);
  return {
    ...missesOfKinds(kinds, filters, recruitTypes),
    placeMisses: wantedPlaces ? wantedPlaces.map((wanted) => 1 - wanted) : new Uint8Array(places),
    setMisses: missesOfSets(kinds, wantedEntries('benefits', filters.benefits)),
    ranks: match?.ranks,
    missingWords: match?.missing ?? new Uint8Array(kinds.examples.length),
    placeWords: match?.places ?? new Uint8Array(places),
  };
}

function missesOfKinds(
  { channels, entries }: PositionKinds,
  filters: Filters,
  recruitTypes: readonly RecruitType[],
) {
  const asked = recruitTypeCodes.map((code) => recruitTypes.includes(code));
  const kindMisses = new Uint8Array(channels.length);
  for (let kind = 0; kind < channels.length; kind++) kindMisses[kind] = asked[channels[kind] ?? 0] ? 0 : MANY;
  const missedFacets = new Uint8Array(channels.length);
  for (const [facet, name] of kindFacets.entries()) {
    const wanted = wantedEntries(name, filters[name]);
    if (wanted) addMisses(kindMisses, missedFacets, facet, wanted, entries[name]);
  }
  return { kindMisses, missedFacets };
}

function addMisses(
  misses: Uint8Array,
  missedFacets: Uint8Array,
  facet: number,
  wanted: Uint8Array,
  entries: Uint8Array,
): void {
  for (let kind = 0; kind < entries.length; kind++) {
    if (wanted[entries[kind] ?? 0] === 1) continue;
    misses[kind] = (misses[kind] ?? 0) + 1;
    missedFacets[kind] = facet;
  }
}

function missesOfSets({ sets }: PositionKinds, wanted: Uint8Array | undefined): Uint8Array {
  const misses = new Uint8Array(sets.length);
  if (!wanted) return misses;
  const anyOf = wanted.reduce((bits, wants, bit) => bits | (wants << bit), 0);
  for (let set = 0; set < sets.length; set++) misses[set] = (sets[set] ?? 0) & anyOf ? 0 : 1;
  return misses;
}

/** 1 for each entry that is wanted; undefined where all are. */
function wantedEntries(facet: FacetName, ids: readonly string[] | undefined): Uint8Array | undefined {
  if (!ids || ids.length === 0) return undefined;
  const entries = facetEntries[facet];
  const wanted = new Uint8Array(entries.length);
  for (let at = 0; at < entries.length; at++) wanted[at] = ids.includes(entries[at]?.id ?? '') ? 1 : 0;
  return wanted;
}
