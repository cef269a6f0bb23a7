import type { Restriction } from './list-search.ts';

/** What the list would give without one of its restrictions. */
export interface DropSuggestion {
  readonly restriction: Restriction;
  readonly total: number;
}

/** So many ways out are offered. */
export const SHOWN = 3;

/** The restrictions whose dropping helps, the most helpful first; those that give nothing are no help. */
export function dropSuggestions(
  restrictions: readonly Restriction[],
  totals: readonly (number | undefined)[],
): readonly DropSuggestion[] {
  return restrictions
    .map((restriction, index) => ({ restriction, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, SHOWN);
}
