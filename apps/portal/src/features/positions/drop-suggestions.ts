import type { Restriction } from './list-search.ts';

/** How many positions the list would have without one of its restrictions. */
interface DropSuggestion {
  readonly restriction: Restriction;
  readonly total: number;
}

/** How many suggestions are shown. */
export const SHOWN = 3;

/** The restrictions whose removal gives positions, those that give most first. */
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
