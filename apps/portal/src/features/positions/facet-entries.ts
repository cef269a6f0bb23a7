import { type Facet, type FacetName, type Facets, facetNames } from '@careers/gateway/contract';
import type { ChosenFacets } from './list-search.ts';
import type { SpelledNames } from './spelled-names.ts';

/** So many entries of a facet are shown before "show all". */
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

/** A facet's entries with the chosen ones always among them, also those that would give nothing now. */
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

/** Those with an order of their own: a degree and years of experience are steps. */
const STEPPED: readonly FacetName[] = ['education', 'workYears'];

/** What gives most comes first, but for steps. Among equals the order is the server's. */
export function byCount(facet: FacetName, entries: readonly Facet[]): readonly Facet[] {
  return STEPPED.includes(facet) ? entries : entries.toSorted((one, other) => other.count - one.count);
}

/** The entries in sight while a long facet is folded: the first ones, and what is chosen. */
export function foldedEntries(entries: readonly Facet[], chosen: readonly string[]): readonly Facet[] {
  // Folding away one or two entries would only cost a press.
  if (entries.length <= ENTRIES_SHOWN + 2) return entries;
  return entries.filter((entry, index) => index < ENTRIES_SHOWN || chosen.includes(entry.id));
}

/** Finds an entry by a part of its name, or by the name's pinyin or its initials where readings are at hand. */
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

/** The name of an entry by its id, from every reply that is at hand. */
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

/** Whether something is chosen whose name none of the replies tells. */
export function hasNameless(chosen: ChosenFacets, known: readonly (Facets | undefined)[]): boolean {
  return facetNames.some((name) => chosen[name].some((id) => entryName(name, id, known) === undefined));
}
