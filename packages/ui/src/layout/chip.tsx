import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface ChipProps {
  children: ReactNode;
  onRemove: () => void;
  /** The name of the button that removes it: "Remove Shanghai". */
  removeLabel: string;
  className?: string;
}

/** A chosen filter or option, with a button that removes it. Its ends are fully round on one line, and round corners on several. */
export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  return (
    <span
      className={cn(
        'relative inline-flex min-h-9 max-w-full items-center rounded-[1.125rem] border border-brand-700 bg-brand-50 ps-3.5 text-sm text-brand-800 hit-area',
        className,
      )}
    >
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
