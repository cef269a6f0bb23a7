import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { cn } from '../cn.ts';
import { STEP_DOT, STEP_ENDED, type StepState } from './step-look.ts';

export interface StepsProps {
  /** The list's name. */
  label: string;
  /** What each step is called; two or three short words. */
  steps: readonly string[];
  /** The index of the one that is being done. The last one counts as done once it is reached. */
  current: number;
  /** Each state in words, for those who do not see the dots. */
  stateLabels: Record<StepState, string>;
  /** Said of the current step where it all ended there before the last one. */
  endedLabel?: string | undefined;
  className?: string;
}

/** Lines begin and end at the same distance from their dots. */
const LINE = 'absolute top-[0.5625rem] h-0.5';

/** Where one is in a short task, side by side. What has dates and stories is a `Timeline`. */
export function Steps({ label, steps, current, stateLabels, endedLabel, className }: StepsProps) {
  const last = steps.length - 1;
  const stateOf = (at: number): StepState => {
    if (at < current || at === last) return at <= current ? 'done' : 'upcoming';
    return at === current ? 'current' : 'upcoming';
  };
  const lineTo = (at: number) => (at <= current ? 'bg-brand-300' : 'bg-border');
  return (
    <ol aria-label={label} className={cn('flex @max-3xs:flex-wrap', className)}>
      {[...steps.entries()].map(([at, step]) => {
        const state = stateOf(at);
        const ended = at === current && endedLabel;
        return (
          <li
            key={at}
            data-state={state}
            aria-current={at === current ? 'step' : undefined}
            className="relative flex min-w-0 grow-2 basis-auto flex-col items-center gap-2 px-0.5 text-center text-xs first:grow first:items-start first:ps-0 first:text-start last:grow last:items-end last:pe-0 last:text-end @md:px-2 @md:text-sm"
          >
            {/* Half of the line to each neighbour: steps are as wide as their words, the outer ones begin and end at the edges. */}
            {at > 0 && (
              <span
                aria-hidden="true"
                className={cn(
                  LINE,
                  'start-0',
                  at === last ? 'end-[1.625rem]' : 'end-[calc(50%+1rem)]',
                  lineTo(at),
                )}
              />
            )}
            {at < last && (
              <span
                aria-hidden="true"
                className={cn(
                  LINE,
                  'end-0',
                  at === 0 ? 'start-[1.625rem]' : 'start-[calc(50%+1rem)]',
                  lineTo(at + 1),
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cn(
                'grid size-5 place-items-center rounded-full',
                ended ? STEP_ENDED : STEP_DOT[state],
              )}
            >
              {ended ? (
                <X size={12} strokeWidth={3} />
              ) : (
                state === 'done' && <Check size={12} strokeWidth={3} />
              )}
            </span>
            <span className={cn('max-w-full', state === 'upcoming' ? 'text-muted' : 'font-medium')}>
              {step}
              <span className="sr-only"> {ended || stateLabels[state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
