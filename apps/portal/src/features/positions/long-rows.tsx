import type { PositionSummary } from '@careers/gateway/contract';
import {
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type Ref, useEffect, useRef, useState } from 'react';
import { RowCard } from './row-card.tsx';
import { rowsToMount } from './rows-to-mount.ts';
import { findScroller, offsetIn } from './scroller.ts';

/** Estimated height of a row with the gap below it, in pixels. */
const USUAL_HEIGHT = 200;
/** Rows beyond each edge of the viewport. */
const OVERSCAN = 4;

/** The measured heights of a page's rows, in pixels: the usual one, and those that differ from it. */
interface Heights {
  readonly usual: number;
  readonly others: VirtualItem[];
}

/** The heights of pages that were shown before, so that the scroll position can be restored. */
const known = new WeakMap<readonly PositionSummary[], Heights>();

interface LongRowsProps {
  readonly positions: readonly PositionSummary[];
}

/** A long page of the list, of which only the rows near the viewport are in the document. */
export default function LongRows({ positions }: LongRowsProps) {
  const [scroller] = useState(findScroller);
  return scroller ? (
    <RowsInElement positions={positions} scroller={scroller} />
  ) : (
    <RowsInDocument positions={positions} />
  );
}

function RowsInDocument({ positions }: LongRowsProps) {
  const { list, options, focus } = useRowOptions(positions, undefined);
  const rows = useWindowVirtualizer<HTMLLIElement>(options);
  return <MountedRows positions={positions} rows={rows} list={list} onRowFocus={focus} />;
}

function RowsInElement({ positions, scroller }: LongRowsProps & { readonly scroller: HTMLElement }) {
  const { list, options, focus } = useRowOptions(positions, scroller);
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  return <MountedRows positions={positions} rows={rows} list={list} onRowFocus={focus} />;
}

function useRowOptions(positions: readonly PositionSummary[], scroller: HTMLElement | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, focus] = useState<number>();
  // The first measured height is the estimate for all others: a good estimate avoids a second layout.
  const usual = useRef(known.get(positions)?.usual);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // The observer calls back after a layout, so that reading the position does not force one.
    const watch = new ResizeObserver(() => setScrollMargin(offsetIn(scroller, element)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [scroller]);
  return {
    list,
    focus,
    options: {
      count: positions.length,
      getItemKey: (row: number) => positions[row]?.id ?? row,
      estimateSize: () => usual.current ?? USUAL_HEIGHT,
      measureElement: (...measuring: Parameters<typeof measureElement<HTMLLIElement>>) => {
        const height = measureElement(...measuring);
        usual.current ??= height;
        return height;
      },
      initialMeasurementsCache: known.get(positions)?.others ?? [],
      overscan: OVERSCAN,
      // Without flushing: the overscan covers a frame, and new rows are rendered in a task of their own.
      useFlushSync: false,
      rangeExtractor: (range: Range) => rowsToMount(range, focused),
      scrollMargin,
    },
  };
}

interface MountedRowsProps extends LongRowsProps {
  readonly rows: Virtualizer<Window, HTMLLIElement> | Virtualizer<HTMLElement, HTMLLIElement>;
  readonly list: Ref<HTMLUListElement>;
  readonly onRowFocus: (row: number) => void;
}

function MountedRows({ positions, rows, list, onRowFocus }: MountedRowsProps) {
  useEffect(
    () => () => {
      known.set(positions, { usual: rows.options.estimateSize(0), others: rows.takeSnapshot() });
    },
    [positions, rows],
  );
  return (
    <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const position = positions[index];
        return (
          position && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={positions.length}
              aria-posinset={index + 1}
              onFocus={() => onRowFocus(index)}
              className="absolute inset-x-0 pb-3"
              style={{
                top: start - rows.options.scrollMargin,
                contain: 'layout style',
                // A stacking context per row, so that only changed rows are painted.
                zIndex: 0,
              }}
            >
              <RowCard position={position} />
            </li>
          )
        );
      })}
    </ul>
  );
}
