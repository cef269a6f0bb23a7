import { Button, LiveRegion } from '@careers/ui';
import { useRef } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import { Icon } from '../widget/icon.tsx';
import { messageOf } from '../widget/message.ts';
import { PictureFrame } from '../widget/picture-frame.tsx';
import type { CaptchaWidgetProps } from '../widget/props.ts';
import { IDLE, RefreshButton } from '../widget/refresh-button.tsx';
import { useAttempts } from '../widget/use-attempts.ts';
import { useFirstFocus } from '../widget/use-first-focus.ts';
import { ClickPad } from './click-pad.tsx';
import { type ClickState, clickReducer, INITIAL_STATE } from './click-state.ts';
import { Cursor } from './cursor.tsx';
import { Marks } from './marks.tsx';
import { WordTiles } from './word-tiles.tsx';

/**
 * The click-word captcha (`clickWord`): words, mostly three, are clicked in the asked order, by mouse, touch, pen or
 * keys; the last click is the answer. It takes the width of its container, from 240 to 330 px. Root:
 * `data-state` is the state's kind; inside `data-captcha-image`, `data-captcha-pad`, `data-captcha-mark`,
 * `data-captcha-cursor`, `data-captcha-words`.
 */
export function ClickWordsCaptcha({
  transport,
  labels,
  clock = performance,
  onVerified,
}: CaptchaWidgetProps) {
  const [state, dispatch] = useAttempts({
    captchaType: 'clickWord',
    transport,
    onVerified,
    reducer: clickReducer,
    initial: INITIAL_STATE,
  });
  const pad = useRef<HTMLDivElement>(null);
  const at = () => clock.now();
  useFirstFocus(pad);

  // The pressed buttons below disappear or become idle; the focus must stay inside the dialog.
  const toPad = () => pad.current?.focus({ preventScroll: true });
  const words = 'challenge' in state ? (state.challenge.wordList ?? []) : [];
  const marked = 'marks' in state ? state.marks.length : 0;
  const message = messageOf(state, labels, whatToDo(state, words, labels));
  const canUndo = state.kind === 'ready' && state.marks.length > 0;
  return (
    <div
      data-state={state.kind}
      className="@container mx-auto flex w-full max-w-[330px] min-w-60 flex-col gap-3 select-none"
    >
      <PictureFrame
        className={FOCUS}
        state={state}
        labels={labels}
        message={message}
        onRetry={() => {
          dispatch({ type: 'renew' });
          toPad();
        }}
      >
        <ClickPad
          state={state}
          labels={labels}
          pad={pad}
          onClick={(place) => dispatch({ type: 'click', place, at: at() })}
          onAim={(by) => dispatch({ type: 'aim', by, at: at() })}
          onSet={() => dispatch({ type: 'set', at: at() })}
          onUndo={() => dispatch({ type: 'undo' })}
          onBroken={() => dispatch({ type: 'undecodable', attempt: state.attempt })}
        />
        <Marks
          state={state}
          labels={labels}
          onTakeBack={(mark) => {
            dispatch({ type: 'undo', mark });
            toPad();
          }}
        />
        {state.kind === 'ready' && <Cursor place={state.cursor} shown={state.aiming} />}
      </PictureFrame>
      <div
        data-captcha-words={words.join(',')}
        className="flex min-h-7 flex-wrap items-center justify-center gap-y-1.5"
      >
        {words.length > 0 && <WordTiles words={words} marked={marked} labels={labels} />}
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          className={`${IDLE} min-w-0 grow`}
          icon={<Icon name="undo" />}
          aria-disabled={!canUndo}
          pending={state.kind === 'checking'}
          onClick={() => dispatch({ type: 'undo' })}
        >
          {labels.undo}
        </Button>
        <RefreshButton state={state} labels={labels} onRefresh={() => dispatch({ type: 'renew' })} />
      </div>
      <LiveRegion message={message} />
    </div>
  );
}

/** The pad's own outline would lie under its picture and be cut off at the frame. */
const FOCUS =
  'has-[[data-captcha-pad]:focus-visible]:outline-2 outline-offset-2 has-[[data-captcha-pad]:focus-visible]:outline-brand-700';

/** All words at first; once some are clicked, how far it is and which is next. */
function whatToDo(state: ClickState, words: readonly string[], labels: CaptchaLabels): string {
  const marked = 'marks' in state ? state.marks.length : 0;
  const next = words[marked];
  return marked > 0 && next !== undefined
    ? labels.wordProgress(marked, next, words.length)
    : labels.wordInstruction(words);
}
