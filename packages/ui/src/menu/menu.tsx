import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useFloatingRoot } from '../floating-root.tsx';
import { useFrame } from '../popover/use-frame.ts';
import { useHoverOpen } from './use-hover-open.ts';

export interface MenuProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; the menu is named after it. */
  trigger: ReactElement;
  /** Whether a key opened it before its code was here; a key that is pressed later is noticed anyway. */
  openedByKey?: boolean;
  /** Also opens when a mouse rests on the trigger. */
  openOnHover?: boolean;
  /** `MenuItem`, `MenuLabel`, `MenuSeparator`, `MenuRadioGroup`. */
  children: ReactNode;
}

/** A menu button: Enter, Space or arrow down open it, arrows and letters move, Escape closes. */
export function Menu({
  open: controlled,
  onOpenChange,
  trigger,
  openedByKey = false,
  openOnHover = false,
  children,
}: MenuProps) {
  const container = useFloatingRoot();
  const frame = useFrame(container);
  const hover = useHoverOpen(openOnHover, controlled, onOpenChange);
  return (
    <Radix.Root open={hover.open} onOpenChange={hover.setOpen} modal={false}>
      <Radix.Trigger asChild {...hover.trigger}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...hover.content}
          side="bottom"
          align="end"
          sideOffset={8}
          collisionBoundary={frame}
          collisionPadding={16}
          loop
          onFocus={({ target, currentTarget }) => {
            if (openedByKey && target === currentTarget)
              firstItem(currentTarget)?.focus({ preventScroll: true });
          }}
          onFocusOutside={(event) => {
            // In a menu that was opened by hover the focus is outside, and may move there without closing it.
            if (hover.byHover()) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            if (!hover.byHover()) return;
            event.preventDefault();
            hover.giveBack();
          }}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border border-border bg-surface-raised p-1.5 text-text shadow-floating outline-none',
            'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const firstItem = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[role^="menuitem"]');
