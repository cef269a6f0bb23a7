import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { LiveRegion } from '../a11y/live-region.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { cn } from '../cn.ts';
import { usePointerSort } from './use-pointer-sort.ts';

export interface ReorderableListLabels {
  /** The list's name. */
  list: string;
  /** The name of an item's handle: "Move Education". */
  handle: (name: string) => string;
  /** How to use it: "Press the arrow keys to move, or drag." */
  instructions: string;
  /** Said after a move; places count from 1. */
  moved: (move: { name: string; place: number; count: number }) => string;
}

export interface ReorderableListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** From one index to another; `moveItem` makes the new list. */
  onMove: (from: number, to: number) => void;
  labels: ReorderableListLabels;
  /** What stands beside the handle. */
  children: (item: Item) => ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A list that can be put in order by pointer, finger or keyboard: each item has a handle, whose arrow keys move it. */
export function ReorderableList<Item>({
  items,
  keyOf,
  nameOf,
  onMove,
  labels,
  children,
  disabled,
  className,
}: ReorderableListProps<Item>) {
  const instructions = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    setSaid(labels.moved({ name: nameOf(item), place: to + 1, count: items.length }));
    onMove(from, to);
  };
  const sort = usePointerSort(list, move);
  const press = (event: KeyboardEvent, from: number) => {
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined || sort.dragged !== undefined || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    move(from, to);
  };
  return (
    <div className={className}>
      <p id={instructions} hidden>
        {labels.instructions}
      </p>
      <ol ref={list} aria-label={labels.list} className="flex flex-col gap-2">
        {items.map((item, at) => {
          const isDragged = sort.dragged === at;
          const shift = sort.shift(at);
          return (
            <li
              key={keyOf(item)}
              data-state={isDragged ? 'dragging' : 'idle'}
              // At rest it is not a stacking context, so that whatever opens in it covers the next item.
              style={shift === 0 ? undefined : { translate: `0px ${shift}px` }}
              className={cn(
                'relative flex items-center gap-1 rounded-md border bg-surface-raised',
                isDragged ? 'z-10 border-brand-700 shadow-floating' : 'border-border',
                sort.dragged !== undefined && !isDragged && 'transition-transform duration-200',
              )}
            >
              <IconButton
                label={labels.handle(nameOf(item))}
                aria-describedby={instructions}
                disabled={disabled}
                onKeyDown={(event) => press(event, at)}
                {...sort.handle(at)}
                className={cn(
                  'touch-none text-muted',
                  !disabled && (isDragged ? 'cursor-grabbing' : 'cursor-grab'),
                )}
              >
                <GripVertical size={18} />
              </IconButton>
              <div className="min-w-0 grow py-2.5 pe-3.5">{children(item)}</div>
            </li>
          );
        })}
      </ol>
      <LiveRegion message={said} />
    </div>
  );
}
