import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { STEP_DOT, type StepState } from './step-look.ts';

export type TimelineState = StepState;

export interface TimelineItem {
  key: string;
  title: ReactNode;
  state: TimelineState;
  /** A date, usually. */
  meta?: ReactNode;
  description?: ReactNode;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  /** Accessible texts of the states. */
  stateLabels: Record<TimelineState, string>;
  className?: string;
}

/** Steps in order: done, current, upcoming. */
export function Timeline({ items, stateLabels, className }: TimelineProps) {
  return (
    <ol className={className}>
      {items.map(({ key, title, state, meta, description }) => (
        <li
          key={key}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative flex gap-4 pb-7 last:pb-0"
        >
          <span
            aria-hidden="true"
            className={cn(
              'absolute top-5 bottom-0 start-[0.5625rem] w-0.5 group-last:hidden',
              state === 'done' ? 'bg-brand-300' : 'bg-border',
            )}
          />
          <span
            aria-hidden="true"
            className={cn(
              'relative mt-[0.25em] grid size-5 shrink-0 place-items-center rounded-full',
              STEP_DOT[state],
            )}
          >
            {state === 'done' && <Check size={12} strokeWidth={3} />}
          </span>
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className={cn('min-w-0', state === 'upcoming' ? 'text-muted' : 'font-medium')}>
                {title}
                <span className="sr-only"> {stateLabels[state]}</span>
              </p>
              {meta && <p className="tabular text-sm text-muted">{meta}</p>}
            </div>
            {description && <div className="mt-1 text-sm text-muted">{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
