import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { cn } from '../cn.ts';
import { STEP_DOT, STEP_ENDED, type StepState } from './step-look.ts';

export interface StepsProps {
  /** The list's name. */
  label: string;
  /** The steps' names, two or three short words each. */
  steps: readonly string[];
  /** The index of the current step. */
  current: number;
  /** The last step takes its time. Without it, the last one is done as soon as it is reached. */
  lastLasts?: boolean;
  /** Accessible texts of the states. */
  stateLabels: Record<StepState, string>;
  /** The text of the current step, if the process ended there early. */
  endedLabel?: string | undefined;
  className?: string;
}

/** The line between two dots. */
const LINE = 'absolute top-[0.5625rem] h-0.5';

/** The steps of a short task, side by side. For steps with dates and texts there is `Timeline`. */
export function Steps({
  label,
  steps,
  current,
  lastLasts = false,
  stateLabels,
  endedLabel,
  className,
}: StepsProps) {
  const last = steps.length - 1;
  const stateOf = (at: number): StepState => {
    if (at > current) return 'upcoming';
    return at < current || (at === last && !lastLasts) ? 'done' : 'current';
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
            className={cn(
              'relative flex min-w-0 grow-2 basis-auto flex-col @max-3xs:basis-[min-content] items-center gap-2 px-0.5 text-center text-xs first:grow first:items-start first:ps-0 first:text-start last:grow last:items-end last:pe-0 last:text-end @md:px-2 @md:text-sm',
              // Where there is room for their words they stand at equal distances: three nearly everywhere, more in a wide place.
              // Of more, the two at the ends take half a dot more, as their dots are not in their middle.
              last < 3 ? '@2xs:basis-0' : '@xl:basis-0 @xl:first:pe-4.5 @xl:last:ps-4.5',
            )}
          >
            {/* Each step draws half of the line to its neighbours, since steps are as wide as their words. */}
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
            <span
              className={cn(
                'max-w-full break-keep wrap-break-word',
                state === 'upcoming' ? 'text-muted' : 'font-medium',
              )}
            >
              {step}
              <span className="sr-only"> {ended || stateLabels[state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
