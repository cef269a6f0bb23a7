import type { Block, Slice } from './paginate.ts';
import type { SheetUnit } from './sheet-units.tsx';

/** The piece of a unit on a page, and the part of its text that it contains. */
export interface PlacedUnit {
  readonly unit: SheetUnit;
  readonly text: string;
  readonly key: string;
}

/** The height for units on one page of a column, without its padding. */
export function roomOf(column: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(column);
  return column.getBoundingClientRect().height - pixels(paddingTop) - pixels(paddingBottom);
}

/** Measures the rendered units of a column, in order. */
export function measureUnits(column: HTMLElement, units: readonly SheetUnit[]): Block[] {
  let below = 0;
  return units.map(({ keepWithNext, entry, text }, at) => {
    const element = column.children[at];
    const height = element?.getBoundingClientRect().height ?? 0;
    const style = element ? getComputedStyle(element) : undefined;
    // Margins of a column do not collapse.
    const gap = below + pixels(style?.marginTop);
    below = pixels(style?.marginBottom);
    const line = pixels(style?.lineHeight);
    const count = line > 0 ? Math.round(height / line) : 1;
    return {
      height,
      gap,
      ...(keepWithNext ? { keepWithNext } : {}),
      ...(entry === undefined ? {} : { entry }),
      ...(text === undefined
        ? {}
        : { lines: { count: Math.max(1, count), height: height / Math.max(1, count) } }),
    };
  });
}

/** The pieces of one page; a text that is split is cut at its rendered line breaks. */
export function placeUnits(
  column: HTMLElement,
  units: readonly SheetUnit[],
  blocks: readonly Block[],
  page: readonly Slice[],
): PlacedUnit[] {
  return page.flatMap(({ block, from, to }) => {
    const unit = units[block];
    const lines = blocks[block]?.lines;
    if (!unit) return [];
    const { text = '' } = unit;
    if (!lines || (from === 0 && to === lines.count)) return [{ unit, text, key: unit.key }];
    const element = column.children[block];
    const start = element ? lineStart(element, from, lines.height) : 0;
    const end = element && to < lines.count ? lineStart(element, to, lines.height) : text.length;
    return [{ unit, text: text.slice(start, end).trim(), key: `${unit.key}:${from}` }];
  });
}

/** The offset in an element's text at which a line begins. */
function lineStart(element: Element, line: number, lineHeight: number): number {
  const node = element.firstChild;
  if (line === 0 || !node) return 0;
  const text = node.textContent ?? '';
  const top = element.getBoundingClientRect().top;
  const range = document.createRange();
  /** Spaces at the end of a line have no rectangle: they belong to the line of the next character. */
  const lineOf = (at: number): number => {
    for (let letter = at; letter < text.length; letter++) {
      range.setStart(node, letter);
      range.setEnd(node, letter + 1);
      const box = range.getBoundingClientRect();
      if (box.height > 0 && /\S/.test(text[letter] ?? ''))
        return Math.floor(((box.top + box.bottom) / 2 - top) / lineHeight);
    }
    return Number.POSITIVE_INFINITY;
  };
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineOf(middle) >= line) high = middle;
    else low = middle + 1;
  }
  return low;
}

const pixels = (length: string | undefined): number => Number.parseFloat(length ?? '') || 0;
