import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

/** Fully round ends on one line, and round corners on several. */
const CHIP =
  'relative inline-flex min-h-9 max-w-full items-center rounded-[1.125rem] border text-sm hit-area';
const PLAIN = 'border-border bg-surface-raised text-text';
const CHOSEN = 'border-brand-700 bg-brand-50 text-brand-800';

export type ChipProps = { children: ReactNode; className?: string } & (
  | {
      /** Removes the chip (a chosen filter). `removeLabel` is the button's name: "Remove Shanghai". */
      onRemove: () => void;
      removeLabel: string;
      selected?: never;
      onSelectedChange?: never;
    }
  | {
      /** Whether the choice is on. */
      selected: boolean;
      onSelectedChange: (selected: boolean) => void;
      onRemove?: never;
      removeLabel?: never;
    }
  | { onRemove?: never; removeLabel?: never; selected?: never; onSelectedChange?: never }
);

/** A small rounded word: plain, removable, or a choice. */
export function Chip({ children, className, onRemove, removeLabel, selected, onSelectedChange }: ChipProps) {
  if (onRemove) {
    return (
      <span className={cn(CHIP, CHOSEN, 'ps-3.5', className)}>
        {children}
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="relative z-1 grid size-9 shrink-0 place-items-center rounded-full text-brand-700 hit-area hover:text-text"
        >
          <X size={14} strokeWidth={2.25} />
        </button>
      </span>
    );
  }
  if (onSelectedChange) {
    return (
      <button
        type="button"
        aria-pressed={selected}
        data-state={selected ? 'on' : 'off'}
        onClick={() => onSelectedChange(!selected)}
        className={cn(
          CHIP,
          'px-3.5 transition-colors',
          selected ? CHOSEN : cn(PLAIN, 'hover:border-border-strong'),
          className,
        )}
      >
        {children}
      </button>
    );
  }
  return <span className={cn(CHIP, PLAIN, 'px-3.5', className)}>{children}</span>;
}
