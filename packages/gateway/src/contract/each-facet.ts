import type { FacetName } from './positions.ts';

/** The same for each of the seven facets, spelt out so that none can be missing. */
// @__NO_SIDE_EFFECTS__
export function eachFacet<Value>(of: (name: FacetName) => Value): Record<FacetName, Value> {
  return {
    company: of('company'),
    department: of('department'),
    education: of('education'),
    posCategory: of('posCategory'),
    workPlace: of('workPlace'),
    workYears: of('workYears'),
    benefits: of('benefits'),
  };
}
