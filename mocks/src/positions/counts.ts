import type { FacetName } from '@careers/gateway/contract';
import type { Criteria } from './criteria.ts';
import { kindFacets, type PositionKinds } from './kinds.ts';
import type { OpenMembers } from './open-members.ts';
import { facetEntries } from './table.ts';
import { zeroArray } from './zero-array.ts';

/** For each facet, how many positions each of its entries would give if the facet's own filter were not set. */
export type FacetCounts = Readonly<Record<FacetName, readonly number[]>>;

/** Counts the positions that match all filters, and for each facet also those that only miss that facet's filter. */
export function countHits(
  members: OpenMembers,
  kinds: PositionKinds,
  criteria: Criteria,
): { readonly total: number; readonly counts: FacetCounts } {
  const company = zeroArray(facetEntries.company.length);
  const department = zeroArray(facetEntries.department.length);
  const education = zeroArray(facetEntries.education.length);
  const posCategory = zeroArray(facetEntries.posCategory.length);
  const workPlace = zeroArray(facetEntries.workPlace.length);
  const workYears = zeroArray(facetEntries.workYears.length);
  const counts = { company, department, education, posCategory, workPlace, workYears };
  const ofKinds = kindFacets.map((name, facet) => ({
    facet,
    counts: counts[name],
    entries: kinds.entries[name],
  }));
  const sets = zeroArray(kinds.sets.length);
  const total = addUp(ofKinds, workPlace, sets, members, criteria);
  return { total, counts: { ...counts, benefits: countBits(sets, kinds.sets) } };
}

/** The counts of a facet that all positions of a kind share, and which of the counts belongs to each kind. */
interface SharedFacet {
  /** An index into `kindFacets`. */
  readonly facet: number;
  readonly counts: number[];
  readonly entries: Uint8Array;
}

/**
 * The one loop over all open positions, of which the largest world has a hundred thousand: it only looks up and adds.
 * @returns how many match
 */
function addUp(
  ofKinds: readonly SharedFacet[],
  ofPlaces: number[],
  ofSets: number[],
  { starts, places, sets }: OpenMembers,
  { kindMismatches, mismatchedFacets, placeMismatches, setMismatches, missingWords, placeWords }: Criteria,
): number {
  let total = 0;
  for (let kind = 0; kind < kindMismatches.length; kind++) {
    const ofKind = kindMismatches[kind] ?? 0;
    if (ofKind > 1) continue;
    const words = missingWords[kind] ?? 0;
    const end = starts[kind + 1] ?? 0;
    let passed = 0;
    // Positions that only miss the one filter that their kind does not match.
    let near = 0;
    for (let at = starts[kind] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      if (((placeWords[place] ?? 0) & words) !== words) continue;
      const set = sets[at] ?? 0;
      const ofPlace = placeMismatches[place] ?? 0;
      const mismatches = ofKind + ofPlace + (setMismatches[set] ?? 0);
      if (mismatches > 1) continue;
      if (ofKind === 1) {
        near++;
        continue;
      }
      if (mismatches === 0) passed++;
      // The only filters left that can be missed are those of the place and of the benefits.
      if (mismatches === ofPlace) ofPlaces[place] = (ofPlaces[place] ?? 0) + 1;
      if (ofPlace === 0) ofSets[set] = (ofSets[set] ?? 0) + 1;
    }
    if (passed + near === 0) continue;
    total += passed;
    const missed = mismatchedFacets[kind];
    for (const { facet, counts, entries } of ofKinds) {
      const entry = entries[kind] ?? 0;
      counts[entry] = (counts[entry] ?? 0) + passed + (missed === facet ? near : 0);
    }
  }
  return total;
}

function countBits(hits: readonly number[], sets: Uint16Array): number[] {
  const counts = zeroArray(facetEntries.benefits.length);
  for (const [set, more] of hits.entries()) {
    for (let bits = sets[set] ?? 0; bits; bits &= bits - 1) {
      const lowest = 31 - Math.clz32(bits & -bits);
      counts[lowest] = (counts[lowest] ?? 0) + more;
    }
  }
  return counts;
}
