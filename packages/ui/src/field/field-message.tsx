import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useAfterPress } from './use-after-press.ts';

/**
 * The error under a control: a polite live region that is always rendered, so that its changes are announced. It changes only after
 * a press has ended, because the button that is pressed while a field is left must not move (decision 0020).
 */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  const message = useAfterPress(children);
  return (
    <div id={id} aria-live="polite" className="text-sm text-danger-text">
      {message && (
        <p className="mt-2 flex gap-1.5" data-state="invalid">
          <CircleAlert size={16} strokeWidth={2} className="mt-[0.2em] shrink-0" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

/** The hint under a control. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 text-sm text-muted">
      {children}
    </p>
  );
}

/** The asterisk after a label. `label` says it in words, for what cannot have `aria-required`, which would say it a second time. */
export function RequiredMark({ label }: { label?: string | undefined }) {
  return (
    <>
      <span aria-hidden="true" className="ms-1 text-danger-text">
        *
      </span>
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}
