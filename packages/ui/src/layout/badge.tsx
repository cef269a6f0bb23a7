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

/** A state or a kind in one or two words; `lines` is `many` for a server's text of any length. */
export function Badge({
  tone = 'neutral',
  lines = 'one',
  className,
  children,
}: {
  tone?: Tone;
  lines?: 'one' | 'many';
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        'inline-flex min-h-6 items-center gap-1 rounded-sm px-2 text-xs font-medium print:border print:border-border',
        lines === 'one' ? 'whitespace-nowrap @max-3xs:whitespace-normal' : 'max-w-full break-keep',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
