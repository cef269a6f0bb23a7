import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { stayForInputMethod } from '../a11y/input-method.ts';
import { cn } from '../cn.ts';
import { useFloatingRoot } from '../floating-root.tsx';
import { useFrame } from './use-frame.ts';

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button it belongs to. */
  trigger: ReactElement;
  /** The accessible name of the popover. */
  label: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** Whether it stays open when an outside element is pressed or focused; by default it closes. */
  staysFor?: (element: Element) => boolean;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button; the page behind stays usable. Escape closes it and returns the focus. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  staysFor,
  className,
  children,
}: PopoverProps) {
  const container = useFloatingRoot();
  const frame = useFrame(container);
  function stay(event: Event, at: EventTarget | null): void {
    if (at instanceof Element && staysFor?.(at)) event.preventDefault();
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionBoundary={frame}
          collisionPadding={16}
          onInteractOutside={(event) => stay(event, event.target)}
          onEscapeKeyDown={(event) => {
            stayForInputMethod(event);
            stay(event, document.activeElement);
          }}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) max-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-border bg-surface-raised p-4 text-text shadow-floating outline-none',
            'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
