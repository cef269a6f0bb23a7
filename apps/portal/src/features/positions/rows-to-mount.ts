import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The rows of a long page to render, in order: those near the viewport; the first and the last, so that Tab enters the list at
 * its ends; and the focused one with its neighbours, so that Tab continues from there.
 */
export function rowsToMount(range: Range, focused: number | undefined): number[] {
  const kept = focused === undefined ? [] : [focused - 1, focused, focused + 1];
  const rows = new Set([0, range.count - 1, ...kept, ...defaultRangeExtractor(range)]);
  return [...rows].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
}
