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
  /** The facets in the site's order; undefined until a first reply tells them. */
  readonly groups: readonly FilterGroup[] | undefined;
  /** Facets that stand open from the start. */
  readonly open: readonly FacetName[];
  readonly chosen: readonly ChosenFilter[];
  /** Whether something is chosen whose name is still being asked for: it will be longer, or shorter, than it is. */
  readonly nameless: boolean;
  /** What a restriction is called: "Education: Doctorate". */
  readonly labelOf: (restriction: Restriction) => string;
}

/** One facet that a list offers, under a name of the list's own. */
export interface ListField {
  readonly name: FacetName;
  readonly label: string;
}

interface FilterOptions {
  /** What the last reply tells of them. */
  readonly latest: Facets | undefined;
  /** Whether the first reply is still on its way. */
  readonly isPending: boolean;
  /** Goes to a state without one of them. */
  readonly drop: (next: ListSearch) => void;
  /** Those offered, all seven unless said. */
  readonly fields?: readonly ListField[] | undefined;
}

/** The filters in words, from the address and the last reply. */
export function useFilters(
  { state, query }: ListSearchInAddress,
  { latest, isPending, drop, fields }: FilterOptions,
): ShownFilters {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const ownLabels = Object.fromEntries((fields ?? []).map(({ name, label }) => [name, label]));
  const labels = { ...useFacetLabels(), ...ownLabels };
  const departmentFirst = useDepartmentFirst();
  // The filters outlive a page that failed, so that they can be changed there.
  const [{ facets, before }, setFacets] = useState({ facets: latest, before: latest });
  if (latest && latest !== facets) setFacets({ facets: latest, before: facets });
  const { chosen, keyword } = state;
  // A chosen entry that fits nothing now is in no reply but the unfiltered one.
  const { data: everything, isLoading } = useQuery({
    ...positionListQuery(portal, listParam(freshSearch, query, 1)),
    enabled: hasNameless(chosen, [facets]),
  });

  const known = [facets, everything?.facets, before];
  const nameOf = (facet: FacetName, id: string) => entryName(facet, id, known);
  const chosenLabel = (facet: FacetName, id: string): string | undefined => {
    // Not before the rows are there: a name may be wider than the space that is kept for it, and would push them down.
    if (isPending) return undefined;
    const fallback = isLoading ? undefined : labels[facet];
    return nameOf(facet, id) ?? fallback;
  };
  const quoted = t`“${keyword}”`;
  const order = facetOrder(departmentFirst);
  // Under one company there is nothing to choose among.
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
