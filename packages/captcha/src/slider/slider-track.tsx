import { cn } from '@careers/ui';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import { IMAGE_WIDTH } from '../protocol/constants.ts';
import { Icon, type IconName } from '../widget/icon.tsx';
import { furthest, type SliderState } from './slider-state.ts';
import type { useDrag } from './use-drag.ts';

interface SliderTrackProps {
  readonly state: SliderState;
  readonly labels: CaptchaLabels;
  readonly handle: RefObject<HTMLDivElement | null>;
  readonly drag: ReturnType<typeof useDrag>;
  readonly onStep: (by: number) => void;
  readonly onPlace: (x: number) => void;
  readonly onSubmit: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

// As wide as the piece, so that both run side by side, but never less than a finger needs.
const HANDLE_WIDTH = 'w-[max(2.75rem,15.16129cqw)]';
const RAIL = 'absolute inset-y-0 left-0 w-[calc(100%-max(2.75rem,15.16129cqw))] will-change-transform';

/** The track with its handle: a slider in the sense of ARIA, moved by pointer or keys. */
export function SliderTrack({ state, labels, handle, drag, onStep, onPlace, onSubmit }: SliderTrackProps) {
  const keysId = useId();
  const x = 'x' in state ? state.x : 0;
  // In shares of the rail, so that a resize needs no measuring.
  const max = furthest(state);
  const transform = `translateX(${(x / max) * 100}%)`;

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined) onStep(event.shiftKey ? Math.sign(step) * 10 : step);
    else if (event.key === 'Home') onPlace(0);
    else if (event.key === 'End') onPlace(max);
    else if (event.key === 'Enter') onSubmit();
    else return;
    event.preventDefault();
  }

  /** A press beside the handle moves the piece there, for people who cannot drag. */
  function point(event: MouseEvent) {
    if (event.target instanceof Node && handle.current?.contains(event.target)) return;
    const track = event.currentTarget.getBoundingClientRect();
    onPlace(((event.clientX - track.left) * IMAGE_WIDTH) / track.width - (IMAGE_WIDTH - max) / 2);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the handle has the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the handle has the keys
    <div
      onClick={point}
      className="relative h-11 w-full rounded-md bg-surface-sunken outline-1 -outline-offset-1 outline-border"
    >
      <div className="absolute inset-0 overflow-hidden rounded-md">
        <div className={RAIL} style={{ transform }}>
          <div className={cn('absolute inset-y-0 right-full -mr-6 w-[100cqw]', FILLS[state.kind])} />
        </div>
      </div>
      <p
        aria-hidden="true"
        className={cn(
          'absolute inset-y-0 right-0 left-14 flex items-center justify-center px-2 text-center text-sm/tight text-muted transition-opacity select-none',
          x > 0 || state.kind !== 'ready' ? 'opacity-0' : '',
        )}
      >
        {labels.instruction}
      </p>
      <div className={cn(RAIL, 'pointer-events-none')} style={{ transform }}>
        <div
          ref={handle}
          {...drag}
          data-captcha-handle=""
          // Not a range input: that has whole steps only, and drags by its own rules.
          role="slider"
          tabIndex={0}
          aria-label={labels.handle}
          aria-describedby={keysId}
          aria-valuemin={0}
          aria-valuemax={Math.floor(max)}
          aria-valuenow={Math.round(x)}
          aria-valuetext={labels.position(Math.round(x))}
          aria-disabled={state.kind !== 'ready' && state.kind !== 'dragging'}
          onKeyDown={press}
          className={cn(
            'pointer-events-auto absolute inset-y-0 left-0 flex touch-none items-center justify-center rounded-md shadow-raised transition-colors select-none',
            HANDLE_WIDTH,
            HANDLES[state.kind],
          )}
        >
          <Icon name={ICONS[state.kind] ?? 'arrow'} />
        </div>
      </div>
      <p id={keysId} className="sr-only">
        {labels.keys}
      </p>
    </div>
  );
}

const FILLS: Record<SliderState['kind'], string> = {
  loading: '',
  unavailable: '',
  ready: 'bg-brand-100',
  dragging: 'bg-brand-200',
  checking: 'bg-brand-200',
  success: 'bg-success-surface',
  failure: 'bg-danger-surface',
};

const IDLE_HANDLE = 'bg-surface-raised text-muted border border-border';
const HANDLES: Record<SliderState['kind'], string> = {
  loading: IDLE_HANDLE,
  unavailable: IDLE_HANDLE,
  ready: 'cursor-grab bg-brand text-on-brand hover:bg-brand-hover',
  dragging: 'cursor-grabbing bg-brand-hover text-on-brand',
  checking: 'bg-brand text-on-brand animate-breathe',
  success: 'bg-success text-surface-raised',
  failure: 'bg-danger text-on-danger',
};

const ICONS: Partial<Record<SliderState['kind'], IconName>> = { success: 'check', failure: 'cross' };
