import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { cn } from '../cn.ts';
import { TitleText } from '../layout/title-text.tsx';
import type { Toast, ToastTone } from './create-toasts.ts';

/** How long a toast stays, in ms. An error stays until it is closed. */
const STAY = 5000;

const ICONS: Record<ToastTone, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};
const TONES: Record<ToastTone, string> = {
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  error: 'text-danger-text',
};

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/**
 * One toast with its timer, which restarts after a pause. Only its button can be pressed; presses elsewhere go through it to what is
 * below.
 */
export function ToastItem({ toast, paused, dismissLabel, onDismiss }: ToastItemProps) {
  const { id, tone, message, renewed } = toast;
  const Icon = ICONS[tone];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same toast shown again gets its time anew
  useEffect(() => {
    if (paused || tone === 'error') return;
    const timer = setTimeout(() => onDismiss(id), STAY);
    return () => clearTimeout(timer);
  }, [id, tone, paused, renewed, onDismiss]);
  return (
    <li
      data-state={tone}
      className="flex w-full animate-rise-in items-start gap-3 rounded-md border border-border bg-surface-raised ps-4 shadow-floating"
    >
      <Icon size={20} strokeWidth={2} className={cn('my-3.5 shrink-0', TONES[tone])} />
      <p className="min-w-0 grow py-2.5 first-letter:uppercase">
        <TitleText>{message}</TitleText>
      </p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => onDismiss(id)}
        className="pointer-events-auto my-0.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text"
      >
        <X size={16} />
      </button>
    </li>
  );
}
