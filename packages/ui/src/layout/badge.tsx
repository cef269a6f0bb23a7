import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

const TONES: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-muted',
  brand: 'bg-brand-100 text-brand-800',
  success: 'bg-success-surface text-success-text',
  warning: 'bg-warning-surface text-warning-text',
  danger: 'bg-danger-surface text-danger-text',
  info: 'bg-info-surface text-info-text',
};

/** A state or a kind in one or two words. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        'inline-flex min-h-6 items-center gap-1 rounded-sm px-2 text-xs font-medium whitespace-nowrap @max-3xs:whitespace-normal print:border print:border-border',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
