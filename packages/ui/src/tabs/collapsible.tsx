import ChevronDown from 'lucide-react/icons/chevron-down';
import * as Radix from 'radix-ui/collapsible';
import type { ReactNode } from 'react';

export interface CollapsibleProps {
  /** What the button says. */
  title: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A title that opens and closes what is under it. */
export function Collapsible({
  title,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
}: CollapsibleProps) {
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} className={className}>
      <Radix.Trigger className="group flex min-h-11 w-full items-center justify-between gap-4 py-2 text-start font-medium">
        {title}
        <ChevronDown
          size={18}
          className="shrink-0 text-muted transition-transform duration-200 group-data-[state=open]:rotate-180"
        />
      </Radix.Trigger>
      <Radix.Content className="pb-4 data-[state=open]:animate-fade-in">{children}</Radix.Content>
    </Radix.Root>
  );
}
