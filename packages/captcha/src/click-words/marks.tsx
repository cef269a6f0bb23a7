import { cn } from '@careers/ui';
import type { CaptchaLabels } from '../labels.ts';
import type { ClickState } from './click-state.ts';
import { placeStyle } from './place-style.ts';

interface MarksProps {
  readonly state: ClickState;
  readonly labels: CaptchaLabels;
  readonly onTakeBack: (mark: number) => void;
}

/** The numbered marks of the clicks; pressing a mark removes it. */
export function Marks({ state, labels, onTakeBack }: MarksProps) {
  if (!('marks' in state)) return null;
  return state.marks.map((place, at) => (
    <button
      // A mark is its number: two may share a place.
      key={at}
      type="button"
      data-captcha-mark={at + 1}
      aria-label={labels.mark(at + 1)}
      aria-disabled={state.kind !== 'ready'}
      onClick={() => onTakeBack(at)}
      style={placeStyle(place)}
      className={cn(
        'absolute flex size-7 [translate:-50%_-50%] items-center justify-center rounded-full text-xs font-semibold tabular border-2 border-surface-raised select-none aria-disabled:cursor-default',
        COLOURS[state.kind],
      )}
    >
      {at + 1}
    </button>
  ));
}

const COLOURS: Partial<Record<ClickState['kind'], string>> = {
  ready: 'bg-brand text-on-brand hover:bg-brand-hover',
  checking: 'bg-brand text-on-brand animate-breathe',
  success: 'bg-success text-surface-raised',
  failure: 'bg-danger text-on-danger',
};
