import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { measureUnits, type PlacedUnit, placeUnits, roomOf } from './measure.ts';
import { paginate } from './paginate.ts';
import type { SheetColumns, SheetUnit } from './sheet-units.tsx';

/** The content of one sheet. */
interface SheetPage {
  readonly main: readonly PlacedUnit[];
  readonly aside: readonly PlacedUnit[];
}

interface SheetPages {
  readonly main: RefObject<HTMLDivElement | null>;
  readonly aside: RefObject<HTMLDivElement | null>;
  /** Undefined until the columns are measured. */
  readonly pages: readonly SheetPage[] | undefined;
}

/**
 * Splits columns into pages after they were rendered invisibly, and again when fonts have loaded or a text takes another height: a
 * reader may set wider spacing.
 */
export function useSheetPages(columns: SheetColumns): SheetPages {
  const main = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly SheetPage[]>();
  useLayoutEffect(() => {
    let isShown = true;
    const breakPages = () => {
      // Not in print: the sheets are printed as they were shown.
      if (!isShown || globalThis.matchMedia?.('print').matches) return;
      const first = breakColumn(main.current, columns.main);
      const second = breakColumn(aside.current, columns.aside);
      setPages(
        Array.from({ length: Math.max(first.length, second.length) }, (_, at) => ({
          main: first[at] ?? [],
          aside: second[at] ?? [],
        })),
      );
    };
    breakPages();
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(breakPages);
    const height = () => (main.current?.scrollHeight ?? 0) + (aside.current?.scrollHeight ?? 0);
    let measured: number | undefined = height();
    // It also reports the size at which watching begins, which has been measured, unless a text has changed in the meantime.
    const watcher = new ResizeObserver(() => {
      if (height() !== measured) breakPages();
      measured = undefined;
    });
    for (const column of [main.current, aside.current])
      for (const text of column?.children ?? []) watcher.observe(text);
    return () => {
      isShown = false;
      watcher.disconnect();
    };
  }, [columns]);
  return { main, aside, pages };
}

function breakColumn(column: HTMLElement | null, units: readonly SheetUnit[]): PlacedUnit[][] {
  if (!column || units.length === 0) return [];
  const blocks = measureUnits(column, units);
  // A hidden element has no size; its content is one page meanwhile.
  const room = roomOf(column) || Number.POSITIVE_INFINITY;
  return paginate(blocks, room).map((page) => placeUnits(column, units, blocks, page));
}
