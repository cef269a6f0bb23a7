import * as Radix from 'radix-ui/alert-dialog';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { useFloatingRoot } from '../floating-root.tsx';
import { TitleText } from '../layout/title-text.tsx';
import { OVERLAY, PANEL } from './dialog.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  /** The consequence. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for an action that cannot be undone. */
  tone?: 'default' | 'danger';
  /** The dialog waits for its promise, then closes; if it rejects, the dialog stays open for another try. */
  onConfirm: () => unknown;
  /** Called with the reason when `onConfirm` rejects. */
  onFailure?: (reason: unknown) => void;
  /** Shown below the description: the reason of a failure, or a further choice. */
  children?: ReactNode;
}

/** Asks before an important action. A press outside does not close it; Escape cancels. */
export function ConfirmDialog({
  open: controlled,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  onFailure,
  children,
}: ConfirmDialogProps) {
  const container = useFloatingRoot();
  const returnFocus = useReturnFocus(trigger !== undefined);
  const [own, setOwn] = useState(false);
  const [busy, setBusy] = useState(false);
  const setOpen = (next: boolean) => {
    if (busy && !next) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setOwn(false);
      onOpenChange?.(false);
    } catch (reason) {
      onFailure?.(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Radix.Root open={controlled ?? own} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...returnFocus}
          className={cn(
            PANEL,
            'inset-4 m-auto h-fit max-h-[calc(100%-3rem)] max-w-[27.5rem] overflow-y-auto rounded-lg p-6',
            'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
          )}
        >
          <Radix.Title className="heading text-lg leading-heading">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-muted">
            {typeof description === 'string' ? <TitleText>{description}</TitleText> : description}
          </Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
