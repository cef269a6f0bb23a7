import { facetNames, type ParamOf, type queryPositionList } from '@careers/gateway/contract';
import type { ListSearch } from './list-search.ts';
import { scopeOf } from './scope.ts';

export type ListParam = ParamOf<typeof queryPositionList>;

/** The param of the list's query; recruitment channel and scope come from the address. */
export function listParam(
  { keyword, chosen, sort, page, size }: ListSearch,
  query: Readonly<Record<string, string>>,
  pageSize: number = size,
): ListParam {
  const filters = facetNames
    .filter((name) => chosen[name].length > 0)
    .map((name) => [name, [...chosen[name]]] as const);
  const { recruitTypeCode } = query;
  return {
    ...Object.fromEntries(filters),
    ...(keyword ? { keyword } : {}),
    ...(recruitTypeCode ? { recruitTypeCode } : {}),
    ...scopeOf(query),
    sort,
    pageNo: page,
    pageSize,
  };
}
