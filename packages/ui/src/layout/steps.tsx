import Check from 'lucide-react/icons/check';
import { cn } from '../cn.ts';
import { STEP_DOT, type StepState } from './step-look.ts';

export interface StepsProps {
  /** The list's name. */
  label: string;
  /** What each step is called; two or three short words. */
  steps: readonly string[];
  /** The index of the one that is being done. The last one counts as done once it is reached. */
  current: number;
  /** Each state in words, for those who do not see the dots. */
  stateLabels: Record<StepState, string>;
  className?: string;
}

/** Where one is in a short task, side by side. What has dates and stories is a `Timeline`. */
export function Steps({ label, steps, current, stateLabels, className }: StepsProps) {
  const stateOf = (at: number): StepState => {
    if (at < current || at === steps.length - 1) return at <= current ? 'done' : 'upcoming';
    return at === current ? 'current' : 'upcoming';
  };
  return (
    <ol aria-label={label} className={cn('flex', className)}>
      {steps.map((step, at) => {
        const state = stateOf(at);
        return (
          <li
            key={step}
            data-state={state}
            aria-current={at === current ? 'step' : undefined}
            className="relative flex grow basis-0 flex-col items-center gap-2 px-2 text-center text-sm"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={cn(
                  'absolute start-[calc(1.125rem-50%)] end-[calc(50%+1.125rem)] top-[0.5625rem] h-0.5',
                  at <= current ? 'bg-brand-300' : 'bg-border',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cn('grid size-5 place-items-center rounded-full', STEP_DOT[state])}
            >
              {state === 'done' && <Check size={12} strokeWidth={3} />}
            </span>
            <span className={state === 'upcoming' ? 'text-muted' : 'font-medium'}>
              {step}
              <span className="sr-only"> {stateLabels[state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
