import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
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
  /** `manual`: arrows move the focus, Enter chooses; for panels that load. */
  activation?: 'automatic' | 'manual';
  className?: string;
}

/** Panels of one place, one in sight. Arrows move between the tabs. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  items,
  activation = 'automatic',
  className,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((one) => one.value === chosen);
    if (item) onValueChange(item.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode={activation} className={className}>
      {/* The room at both ends is for the first and last tab's focus ring. */}
      <div className="-mx-2 overflow-x-auto px-2 [scrollbar-width:none]">
        <Radix.List aria-label={label} className="flex w-full min-w-max gap-3 border-b border-border">
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className={cn(
                'relative flex min-h-12 shrink-0 items-center gap-2 rounded-sm px-2 whitespace-nowrap text-muted transition-colors first:-ms-2 focus-visible:-outline-offset-2 disabled:opacity-50 not-disabled:hover:text-text',
                'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full data-[state=active]:font-medium data-[state=active]:text-text data-[state=active]:after:bg-brand-700',
              )}
            >
              {item.label}
              {item.count !== undefined && <span className="tabular text-sm text-muted">{item.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
