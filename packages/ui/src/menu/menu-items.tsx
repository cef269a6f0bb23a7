import Check from 'lucide-react/icons/check';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../cn.ts';

const ITEM =
  'relative flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-base no-underline select-none focus-visible:-outline-offset-2 ' +
  'data-highlighted:bg-surface-hover';

export interface MenuItemProps {
  onSelect?: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** An action. */
export function MenuItem({ onSelect, icon, children }: MenuItemProps) {
  return (
    <Radix.Item onSelect={onSelect} className={ITEM}>
      {icon && <span className="text-muted">{icon}</span>}
      {children}
    </Radix.Item>
  );
}

/** A place to go: the child is the router's link. */
export function MenuLink({ onSelect, children }: { onSelect?: () => void; children: ReactElement }) {
  return (
    <Radix.Item asChild onSelect={onSelect} className={ITEM}>
      {children}
    </Radix.Item>
  );
}

/** Words above a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-xs text-muted">{children}</Radix.Label>;
}

/** A line between groups. */
export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}

export interface MenuRadioGroupProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
}

/** One of a few (the language). */
export function MenuRadioGroup<Value extends string>({
  value,
  onValueChange,
  options,
}: MenuRadioGroupProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.RadioGroup value={value} onValueChange={choose}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={cn(ITEM, 'pe-10')}
        >
          {option.label}
          <Radix.ItemIndicator className="absolute inset-y-0 end-3 grid place-items-center text-brand-700">
            <Check size={16} strokeWidth={2.25} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
