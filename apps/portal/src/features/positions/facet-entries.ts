import { type Facet, type FacetName, type Facets, facetNames } from '@careers/gateway/contract';
import type { ChosenFacets } from './list-search.ts';
import type { SpelledNames } from './spelled-names.ts';

/** How many entries of a facet are shown before "show all". */
export const ENTRIES_SHOWN = 8;

/** The facets in the site's order: `companyDeptSeqFlag` may put department before company (section 3). */
export function facetOrder(departmentFirst: boolean): readonly FacetName[] {
  if (!departmentFirst) return facetNames;
  return [
    'department',
    'company',
    ...facetNames.filter((name) => name !== 'department' && name !== 'company'),
  ];
}

/** A facet's entries, with chosen ones added that have no position now. */
export function withChosen(
  entries: readonly Facet[],
  chosen: readonly string[],
  nameOf: (id: string) => string | undefined,
): readonly Facet[] {
  const missing = chosen.filter((id) => !entries.some((entry) => entry.id === id));
  const kept = missing.flatMap((id) => {
    const name = nameOf(id);
    return name ? [{ id, name, count: 0 }] : [];
  });
  return [...entries, ...kept];
}

/** Facets whose entries have an order of their own, such as degrees and years of experience. */
const STEPPED: readonly FacetName[] = ['education', 'workYears'];

/** Sorts entries by count, unless the facet has an order of its own. Equal counts keep the server's order. */
export function byCount(facet: FacetName, entries: readonly Facet[]): readonly Facet[] {
  return STEPPED.includes(facet) ? entries : entries.toSorted((one, other) => other.count - one.count);
}

/** The entries of a long facet while it is folded: the first ones, and the chosen ones. */
export function foldedEntries(entries: readonly Facet[], chosen: readonly string[]): readonly Facet[] {
  // Hiding only one or two entries would not be worth the extra press.
  if (entries.length <= ENTRIES_SHOWN + 2) return entries;
  return entries.filter((entry, index) => index < ENTRIES_SHOWN || chosen.includes(entry.id));
}

/** Filters entries by a part of the name, or by its pinyin or initials if the readings are loaded. */
export function matchingEntries(
  entries: readonly Facet[],
  typed: string,
  spelled?: SpelledNames,
): readonly Facet[] {
  const part = typed.trim().toLowerCase();
  if (!part) return entries;
  const letters = part.replaceAll(/[\s']/g, '');
  return entries.filter(
    ({ name }) =>
      name.toLowerCase().includes(part) || (/^[a-z]+$/.test(letters) && spelled?.matches(name, letters)),
  );
}

/** The name of an entry by its id, looked up in several replies. */
export function entryName(
  facet: FacetName,
  id: string,
  known: readonly (Facets | undefined)[],
): string | undefined {
  for (const facets of known) {
    const entry = facets?.[facet].find((candidate) => candidate.id === id);
    if (entry) return entry.name;
  }
  return undefined;
}

/** Whether an entry is chosen whose name is in none of the replies. */
export function hasNameless(chosen: ChosenFacets, known: readonly (Facets | undefined)[]): boolean {
  return facetNames.some((name) => chosen[name].some((id) => entryName(name, id, known) === undefined));
}
