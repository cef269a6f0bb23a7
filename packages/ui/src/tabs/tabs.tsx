import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from '../cn.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A number after the label. */
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  /** The tab list's name. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
}

/** The target of each key, as an index among the enabled tabs. */
const WAYS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/**
 * The ARIA pattern of tabs. Arrow keys move between the tabs; only the selected one is in the tab order. Not Radix's, which would be as
 * large as the rest of the login form, where tabs are needed first.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, items }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (chosen: Value) => {
    if (chosen !== value) onValueChange(chosen);
  };

  function move(event: KeyboardEvent, item: TabItem<Value>): void {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const open = items.filter(({ disabled }) => !disabled);
    const next = open[way(open.indexOf(item), open.length)];
    if (next) list.current?.querySelector<HTMLElement>(`[id="${id}-tab-${next.value}"]`)?.focus();
  }

  return (
    <div>
      {/* The padding at both ends is for the focus rings of the first and last tab. */}
      <div className="-mx-2 overflow-x-auto px-2 [scrollbar-width:none]">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex w-full min-w-max gap-3 border-b border-border max-[359px]:gap-0"
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-controls={`${id}-panel-${item.value}`}
              aria-selected={item.value === value}
              data-state={item.value === value ? 'active' : 'inactive'}
              tabIndex={item.value === value ? 0 : -1}
              disabled={item.disabled}
              // On mouse down, so that a layout change during the press cannot lose it.
              onMouseDown={(event) => {
                if (event.button === 0 && !event.ctrlKey) choose(item.value);
              }}
              onClick={() => choose(item.value)}
              onFocus={() => choose(item.value)}
              onKeyDown={(event) => move(event, item)}
              className={cn(
                'relative flex min-h-12 shrink-0 items-center gap-2 rounded-sm px-2 whitespace-nowrap text-muted transition-colors first:-ms-2 last:-me-2 focus-visible:-outline-offset-2 disabled:opacity-50 not-disabled:hover:text-text',
                'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full data-[state=active]:font-medium data-[state=active]:text-text data-[state=active]:after:bg-brand-700',
              )}
            >
              {item.label}
              {item.count !== undefined && <span className="tabular text-sm text-muted">{item.count}</span>}
            </button>
          ))}
        </div>
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that takes the focus
          tabIndex={0}
          hidden={item.value !== value}
          className="pt-6"
        >
          {item.value === value && item.content}
        </div>
      ))}
    </div>
  );
}
