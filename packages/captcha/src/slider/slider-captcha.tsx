import { Button, cn, IconButton, LiveRegion } from '@careers/ui';
import { useRef } from 'react';
import { Icon, type IconName } from '../widget/icon.tsx';
import { messageOf } from '../widget/message.ts';
import { PictureFrame } from '../widget/picture-frame.tsx';
import type { CaptchaWidgetProps } from '../widget/props.ts';
import { IDLE, RefreshButton } from '../widget/refresh-button.tsx';
import { useAttempts } from '../widget/use-attempts.ts';
import { useFirstFocus } from '../widget/use-first-focus.ts';
import { SliderPicture } from './slider-picture.tsx';
import { INITIAL_STATE, sliderReducer } from './slider-state.ts';
import { SliderTrack } from './slider-track.tsx';
import { useDrag } from './use-drag.ts';
import { useHold } from './use-hold.ts';

/**
 * The slider captcha (`blockPuzzle`): a piece is moved into its gap by mouse, touch, pen, keys or buttons.
 * It takes the width of its container, from 240 to 330 px. Root: `data-state` is the state's kind; inside
 * `data-captcha-image`, `data-captcha-jigsaw`, `data-captcha-handle`.
 */
export function SliderCaptcha({ transport, labels, clock = performance, onVerified }: CaptchaWidgetProps) {
  const [state, dispatch] = useAttempts({
    captchaType: 'blockPuzzle',
    transport,
    onVerified,
    reducer: sliderReducer,
    initial: INITIAL_STATE,
  });
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

  useFirstFocus(handle);

  const message = messageOf(state, labels, labels.instruction);
  const canMove = state.kind === 'ready';
  const moved = 'x' in state && state.x > 0;
  const canSubmit = state.kind === 'ready' && state.startedAt !== null;
  return (
    <div
      data-state={state.kind}
      className="group @container mx-auto flex w-full max-w-[330px] min-w-60 flex-col gap-3 select-none"
    >
      <PictureFrame
        ref={picture}
        state={state}
        labels={labels}
        message={message}
        onRetry={() => {
          renew();
          // The pressed button disappears; the focus must stay inside the dialog.
          handle.current?.focus();
        }}
      >
        <SliderPicture
          state={state}
          labels={labels}
          onMeasured={(piece) => dispatch({ type: 'measured', piece })}
          onBroken={() => dispatch({ type: 'undecodable', attempt: state.attempt })}
        />
      </PictureFrame>
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
        <div className={cn('flex gap-2', !moved && UNSEEN_STEPS)}>
          <StepButton label={labels.stepBack} icon="minus" enabled={canMove} onStep={() => step(-1)} />
          <StepButton label={labels.stepForward} icon="plus" enabled={canMove} onStep={() => step(1)} />
        </div>
        <Button
          variant="secondary"
          className={cn(IDLE, 'min-w-0 grow')}
          aria-disabled={!canSubmit}
          pending={state.kind === 'checking'}
          onClick={submit}
        >
          {labels.confirm}
        </Button>
        <RefreshButton state={state} labels={labels} onRefresh={renew} />
      </div>
      <LiveRegion message={message} />
    </div>
  );
}

/**
 * The step buttons are hidden until the piece has moved or the keyboard is used: before that, dragging is the usual way. Screen
 * readers always have them.
 */
const UNSEEN_STEPS = 'sr-only group-has-focus-visible:not-sr-only group-has-focus-visible:flex';

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
