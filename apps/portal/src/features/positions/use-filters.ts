import type { FacetName, Facets } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { useDepartmentFirst } from '../../site-config/organisation.tsx';
import type { ChosenFilter } from './chosen-filters.tsx';
import { byCount, entryName, facetOrder, hasNameless, withChosen } from './facet-entries.ts';
import type { FilterGroup } from './filters.tsx';
import { formatAlternatives } from './format-alternatives.ts';
import { listParam } from './list-param.ts';
import { freshSearch, type ListSearch, type Restriction, toggled, without } from './list-search.ts';
import { positionListQuery } from './queries.ts';
import { useFacetLabels } from './use-facet-labels.ts';
import type { ListSearchInAddress } from './use-list-search.ts';

export interface ShownFilters {
  /** The facets in the site's order; undefined until the first reply. */
  readonly groups: readonly FilterGroup[] | undefined;
  /** Facets that are open at first. */
  readonly open: readonly FacetName[];
  readonly chosen: readonly ChosenFilter[];
  /** Whether the name of a chosen entry is still being loaded: the room for it may then be too small or too large. */
  readonly nameless: boolean;
  /** The label of a restriction: "Education: Doctorate". */
  readonly labelOf: (restriction: Restriction) => string;
}

/** One facet that a list offers, under a label of the list's own. */
export interface ListField {
  readonly name: FacetName;
  readonly label: string;
}

interface FilterOptions {
  /** The facets of the last reply. */
  readonly latest: Facets | undefined;
  /** Whether the first reply has not arrived yet. */
  readonly isPending: boolean;
  /** Goes to a state without one of the filters. */
  readonly drop: (next: ListSearch) => void;
  /** The offered facets; all seven by default. */
  readonly fields?: readonly ListField[] | undefined;
}

/** The filters as they are shown, from the address and the last reply. */
export function useFilters(
  { state, query }: ListSearchInAddress,
  { latest, isPending, drop, fields }: FilterOptions,
): ShownFilters {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const ownLabels = Object.fromEntries((fields ?? []).map(({ name, label }) => [name, label]));
  const labels = { ...useFacetLabels(), ...ownLabels };
  const departmentFirst = useDepartmentFirst();
  // Kept when a page fails to load, so that the filters can be changed then.
  const [{ facets, before }, setFacets] = useState({ facets: latest, before: latest });
  if (latest && latest !== facets) setFacets({ facets: latest, before: facets });
  const { chosen, keyword } = state;
  // A chosen entry without any position is only in the unfiltered reply.
  const { data: everything, isLoading } = useQuery({
    ...positionListQuery(portal, listParam(freshSearch, query, 1)),
    enabled: hasNameless(chosen, [facets]),
  });

  const known = [facets, everything?.facets, before];
  const nameOf = (facet: FacetName, id: string) => entryName(facet, id, known);
  const chosenLabel = (facet: FacetName, id: string): string | undefined => {
    // Not before the rows are loaded: a name may be wider than the room kept for it, and would move them.
    if (isPending) return undefined;
    const fallback = isLoading ? undefined : labels[facet];
    return nameOf(facet, id) ?? fallback;
  };
  const quoted = t`“${keyword}”`;
  const order = facetOrder(departmentFirst);
  // Below one company there are no companies to choose from.
  const offered =
    fields?.map(({ name }) => name) ?? order.filter((name) => name !== 'company' || !query.comId);
  return {
    groups:
      facets &&
      offered.map((name) => ({
        name,
        label: labels[name],
        chosen: chosen[name],
        entries: withChosen(byCount(name, facets[name]), chosen[name], (id) => nameOf(name, id)),
      })),
    open: [...offered.slice(0, 1), 'posCategory', 'workPlace'],
    nameless: isLoading && hasNameless(chosen, known),
    chosen: [
      ...(keyword
        ? [{ key: 'keyword', label: quoted, onRemove: () => drop(without(state, 'keyword')) }]
        : []),
      ...order.flatMap((name) =>
        chosen[name].map((id) => ({
          key: `${name} ${id}`,
          label: chosenLabel(name, id),
          onRemove: () => drop(toggled(state, name, id)),
        })),
      ),
    ],
    labelOf: (restriction) => {
      if (restriction === 'keyword') return t`Keyword: ${keyword}`;
      const label = labels[restriction];
      const names = formatAlternatives(
        chosen[restriction].flatMap((id) => nameOf(restriction, id) ?? []),
        i18n.locale,
      );
      return names ? t`${label}: ${names}` : label;
    },
  };
}
