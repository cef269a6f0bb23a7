import type { FacetName } from '@careers/gateway/contract';
import { kindFacets, type PositionKinds } from './kinds.ts';
import { facetEntries, OPEN, type PositionTable } from './table.ts';
import type { Wish } from './wish.ts';

/** Per facet, how many positions each entry would give, its own filter left aside. */
export type FacetCounts = Readonly<Record<FacetName, Uint32Array>>;

/** What a wish comes to, by kind, place and set of benefits. */
interface Tally {
  /** Positions that pass. */
  readonly kinds: Uint32Array;
  /** Positions that miss nothing but one filter on their kind. */
  readonly nearKinds: Uint32Array;
  /** Positions that pass, or miss nothing but the filter on places. */
  readonly places: Uint32Array;
  /** Positions that pass, or miss nothing but the filter on benefits. */
  readonly sets: Uint32Array;
}

/** Counts the positions that pass, and at each facet also those that miss that facet's filter alone. */
export function countHits(
  table: PositionTable,
  kinds: PositionKinds,
  wish: Wish,
): { readonly total: number; readonly counts: FacetCounts } {
  const tally: Tally = {
    kinds: new Uint32Array(kinds.examples.length),
    nearKinds: new Uint32Array(kinds.examples.length),
    places: new Uint32Array(facetEntries.workPlace.length),
    sets: new Uint32Array(kinds.sets.length),
  };
  addUp(tally, table, kinds, wish);
  const counts: FacetCounts = {
    company: new Uint32Array(facetEntries.company.length),
    department: new Uint32Array(facetEntries.department.length),
    education: new Uint32Array(facetEntries.education.length),
    posCategory: new Uint32Array(facetEntries.posCategory.length),
    workPlace: tally.places,
    workYears: new Uint32Array(facetEntries.workYears.length),
    benefits: countBits(tally.sets, kinds.sets),
  };
  for (const [facet, name] of kindFacets.entries()) {
    countEntries(counts[name], kinds.entries[name], facet, tally, wish.missedFacets);
  }
  return { total: tally.kinds.reduce((sum, passed) => sum + passed, 0), counts };
}

/** The one loop over all positions, a hundred thousand of them in the largest world: it looks up and adds up. */
function addUp(
  tally: Tally,
  { status }: PositionTable,
  { members: { starts, indexes, places, sets } }: PositionKinds,
  { kindMisses, placeMisses, setMisses, missingWords, placeWords }: Wish,
): void {
  for (let kind = 0; kind < kindMisses.length; kind++) {
    const ofKind = kindMisses[kind] ?? 0;
    if (ofKind > 1) continue;
    const words = missingWords[kind] ?? 0;
    const end = starts[kind + 1] ?? 0;
    let passed = 0;
    let near = 0;
    for (let at = starts[kind] ?? 0; at < end; at++) {
      if (status[indexes[at] ?? 0] !== OPEN) continue;
      const place = places[at] ?? 0;
      if (((placeWords[place] ?? 0) & words) !== words) continue;
      const set = sets[at] ?? 0;
      const ofPlace = placeMisses[place] ?? 0;
      const misses = ofKind + ofPlace + (setMisses[set] ?? 0);
      if (misses > 1) continue;
      if (misses === 0) passed++;
      else if (ofKind === 1) {
        near++;
        continue;
      }
      if (misses === ofPlace) tally.places[place] = (tally.places[place] ?? 0) + 1;
      if (misses === 0 || ofPlace === 0) tally.sets[set] = (tally.sets[set] ?? 0) + 1;
    }
    tally.kinds[kind] = passed;
    tally.nearKinds[kind] = near;
  }
}

function countEntries(
  counts: Uint32Array,
  entries: Uint8Array,
  facet: number,
  { kinds, nearKinds }: Tally,
  missedFacets: Uint8Array,
): void {
  for (let kind = 0; kind < entries.length; kind++) {
    const entry = entries[kind] ?? 0;
    const near = missedFacets[kind] === facet ? (nearKinds[kind] ?? 0) : 0;
    counts[entry] = (counts[entry] ?? 0) + (kinds[kind] ?? 0) + near;
  }
}

function countBits(hits: Uint32Array, sets: Uint16Array): Uint32Array {
  const counts = new Uint32Array(facetEntries.benefits.length);
  for (let set = 0; set < sets.length; set++) {
    const more = hits[set] ?? 0;
    if (more === 0) continue;
    for (let bits = sets[set] ?? 0; bits; bits &= bits - 1) {
      const lowest = 31 - Math.clz32(bits & -bits);
      counts[lowest] = (counts[lowest] ?? 0) + more;
    }
  }
  return counts;
}
