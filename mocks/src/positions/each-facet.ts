import type { FacetName } from '@careers/gateway/contract';

/** The same for each of the seven facets, spelt out so that none can be missing. */
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
