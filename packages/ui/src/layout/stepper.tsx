import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { StepState } from './step-look.ts';

export interface StepperStep {
  key: string;
  title: ReactNode;
  description?: ReactNode;
}

export interface StepperProps {
  /** The list's name. */
  label: string;
  steps: readonly StepperStep[];
  /** The key of the current step; those before it are done. */
  current: string;
  /** Accessible texts of the states. */
  stateLabels: Record<StepState, string>;
  className?: string;
}

const NUMBER: Record<StepState, string> = {
  done: 'border-2 border-brand-700 bg-brand-700 text-surface-raised',
  current: 'border-2 border-brand-700 bg-surface-raised text-brand-700',
  upcoming: 'border border-border-strong bg-surface-raised text-muted',
};

function stateOf(at: number, now: number): StepState {
  if (at < now) return 'done';
  return at === now ? 'current' : 'upcoming';
}

/**
 * The numbered steps of a long form: one below the other, and side by side from 672 px of room up. A short task in a
 * dialog shows `Steps`, what has dates a `Timeline`.
 */
export function Stepper({ label, steps, current, stateLabels, className }: StepperProps) {
  const now = steps.findIndex(({ key }) => key === current);
  return (
    <div className={cn('@container', className)}>
      <ol aria-label={label} className="flex flex-col @2xl:flex-row">
        {steps.map(({ key, title, description }, at) => {
          const state = stateOf(at, now);
          return (
            <li
              key={key}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className="group relative flex grow basis-0 gap-3 pb-6 last:pb-0 @2xl:flex-col @2xl:pe-4 @2xl:pb-0"
            >
              {/* The line to the next number, downwards or sideways. */}
              <span
                aria-hidden="true"
                className={cn(
                  'absolute start-3.5 top-8 bottom-0 w-0.5 group-last:hidden @2xl:start-8 @2xl:end-0 @2xl:top-3.5 @2xl:h-0.5 @2xl:w-auto',
                  at < now ? 'bg-brand-700' : 'bg-border',
                )}
              />
              <span
                aria-hidden="true"
                className={cn(
                  'tabular relative grid size-8 shrink-0 place-items-center rounded-full text-sm font-medium',
                  NUMBER[state],
                )}
              >
                {state === 'done' ? <Check size={16} strokeWidth={2.5} /> : at + 1}
              </span>
              <div className="min-w-0 pt-1 text-sm">
                <p className={state === 'upcoming' ? 'text-muted' : 'font-medium'}>
                  {title}
                  <span className="sr-only"> {stateLabels[state]}</span>
                </p>
                {description && <p className="text-muted">{description}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
