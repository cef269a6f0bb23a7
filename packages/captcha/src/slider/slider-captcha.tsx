import { Button, cn, IconButton, LiveRegion } from '@careers/ui';
import { useEffect, useRef } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import type { CaptchaVerification } from '../protocol/types.ts';
import type { CaptchaTransport } from '../transport.ts';
import { Icon, type IconName } from './icon.tsx';
import { sliderMessage } from './slider-message.ts';
import { SliderPicture } from './slider-picture.tsx';
import { SliderTrack } from './slider-track.tsx';
import { useDrag } from './use-drag.ts';
import { useHold } from './use-hold.ts';
import { useSlider } from './use-slider.ts';

/** A source of milliseconds that only moves forward; `performance`, `Date` and a test's own fit. */
export interface CaptchaClock {
  now(): number;
}

export interface SliderCaptchaProps {
  readonly transport: CaptchaTransport;
  readonly labels: CaptchaLabels;
  /** Measures the seconds of a success; `performance` unless given. */
  readonly clock?: CaptchaClock;
  /** Called at once when the server passed the answer. */
  readonly onVerified: (verification: CaptchaVerification) => void;
}

/**
 * The slider captcha (`blockPuzzle`): a piece is moved into its gap by mouse, touch, pen, keys or buttons.
 * It takes the width of its container, from 240 to 330 px. Root: `data-state` is the state's kind; inside
 * `data-captcha-image`, `data-captcha-jigsaw`, `data-captcha-handle`.
 */
export function SliderCaptcha({ transport, labels, clock = performance, onVerified }: SliderCaptchaProps) {
  const [state, dispatch] = useSlider(transport, onVerified);
  const picture = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const at = () => clock.now();

  const drag = useDrag(picture, {
    onGrab() {
      if (state.kind !== 'ready') return null;
      dispatch({ type: 'grab' });
      return state.x;
    },
    onMove: (x) => dispatch({ type: 'move', x, at: at() }),
    onRelease: (x) => dispatch({ type: 'release', x, at: at() }),
    onCancel: () => dispatch({ type: 'cancel' }),
  });
  const step = (by: number) => dispatch({ type: 'step', by, at: at() });
  const submit = () => dispatch({ type: 'submit', at: at() });
  const renew = () => dispatch({ type: 'renew' });

  useEffect(() => {
    // A frame later: the dialog around first notes where the focus came from, to give it back there.
    const frame = requestAnimationFrame(() => handle.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);

  const canMove = state.kind === 'ready';
  const canSubmit = state.kind === 'ready' && state.startedAt !== null;
  return (
    <div
      data-state={state.kind}
      className="@container mx-auto flex w-full max-w-[330px] min-w-60 flex-col gap-3 select-none"
    >
      <SliderPicture
        state={state}
        labels={labels}
        picture={picture}
        onRetry={() => {
          renew();
          // Its button goes away; the focus must not fall out of the dialog.
          handle.current?.focus();
        }}
      />
      <SliderTrack
        state={state}
        labels={labels}
        handle={handle}
        drag={drag}
        onStep={step}
        onPlace={(x) => dispatch({ type: 'place', x, at: at() })}
        onSubmit={submit}
      />
      <div className="flex items-center gap-2">
        <StepButton label={labels.stepBack} icon="minus" enabled={canMove} onStep={() => step(-1)} />
        <StepButton label={labels.stepForward} icon="plus" enabled={canMove} onStep={() => step(1)} />
        <Button
          variant="secondary"
          className={cn(IDLE, 'min-w-0 grow')}
          aria-disabled={!canSubmit}
          pending={state.kind === 'checking'}
          onClick={submit}
        >
          {labels.confirm}
        </Button>
        <IconButton
          label={labels.refresh}
          className={IDLE}
          aria-disabled={state.kind === 'success'}
          onClick={renew}
        >
          <Icon name="refresh" />
        </IconButton>
      </div>
      <LiveRegion message={sliderMessage(state, labels)} />
    </div>
  );
}

// `aria-disabled` keeps the focus where `disabled` would drop it, and looks the same.
const IDLE = 'aria-disabled:cursor-default aria-disabled:opacity-50';

interface StepButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly enabled: boolean;
  readonly onStep: () => void;
}

/** One pixel a press, more while it is held. */
function StepButton({ label, icon, enabled, onStep }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      className={cn(IDLE, 'touch-manipulation')}
      aria-disabled={!enabled}
      {...useHold(onStep)}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
