import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import { stayForInputMethod } from '../a11y/input-method.ts';
import { BUTTON_BASE, BUTTON_VARIANTS } from '../button/button-class.ts';
import { cn } from '../cn.ts';
import { useFloatingRoot } from '../floating-root.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** `xs` 378 (as wide as a captcha), `sm` 400, `md` 560, `lg` 800 px wide; `full` is the whole screen; the sides slide in from there. */
export type DialogShape = 'xs' | 'sm' | 'md' | 'lg' | 'full' | 'bottom' | 'start';

const CENTRED =
  'inset-4 m-auto h-fit max-h-[calc(100%-3rem)] rounded-lg data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out';
const SHAPES: Record<DialogShape, string> = {
  xs: cn(CENTRED, 'max-w-[23.625rem]'),
  sm: cn(CENTRED, 'max-w-[25rem]'),
  md: cn(CENTRED, 'max-w-[35rem]'),
  lg: cn(CENTRED, 'max-w-[50rem]'),
  full: 'inset-0 data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out',
  bottom:
    'inset-x-0 bottom-0 max-h-[85%] rounded-t-lg data-[state=open]:animate-sheet-up data-[state=closed]:animate-sheet-down',
  start:
    'inset-y-0 start-0 w-[22.5rem] max-w-[calc(100%-3rem)] data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
};

export const OVERLAY =
  'fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';
export const PANEL = 'fixed z-50 flex flex-col bg-surface-raised text-text shadow-floating outline-hidden';

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it; not needed when `open` is controlled. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
  shape?: DialogShape;
  /** Buttons, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Whether a press outside does not close it: for forms, which would be lost. */
  keepOnOutsidePress?: boolean;
  /** For content that is only read: it takes the focus, so that it can be scrolled by keys in every browser. */
  isForReading?: boolean;
  /** For a dialog that opens by itself: where the focus goes when it closes, if nothing had it before. */
  returnsTo?: () => HTMLElement | null;
  children?: ReactNode;
}

/** A modal dialog: it traps the focus, closes on Escape, and returns the focus. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  closeLabel,
  shape = 'md',
  footer,
  keepOnOutsidePress,
  isForReading = false,
  returnsTo,
  children,
}: DialogProps) {
  const container = useFloatingRoot();
  const returnFocus = useReturnFocus(trigger !== undefined, returnsTo);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          className={cn(PANEL, SHAPES[shape])}
          onEscapeKeyDown={stayForInputMethod}
          onPointerDownOutside={(event) => {
            if (keepOnOutsidePress) event.preventDefault();
          }}
        >
          <header className="px-6 pt-5">
            <Radix.Title className="heading pe-10 text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
          </header>
          <div
            className="@container min-h-0 grow overflow-y-auto px-6 pt-5 pb-6 focus-visible:-outline-offset-2"
            {...(isForReading ? { tabIndex: 0 } : {})}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-border px-6 py-4">
              {footer}
            </footer>
          )}
          {/* last, so that the focus starts in the content */}
          <div className="absolute end-3 top-3">
            <Radix.Close
              aria-label={closeLabel}
              className={cn(BUTTON_BASE, BUTTON_VARIANTS.ghost, 'size-11 text-muted')}
            >
              <X size={20} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
