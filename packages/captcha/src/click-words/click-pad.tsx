import { cn } from '@careers/ui';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../protocol/constants.ts';
import type { CaptchaPoint } from '../protocol/types.ts';
import { dataUrl } from '../widget/picture-frame.tsx';
import type { ClickState } from './click-state.ts';

interface ClickPadProps {
  readonly state: ClickState;
  readonly labels: CaptchaLabels;
  readonly pad: RefObject<HTMLDivElement | null>;
  readonly onClick: (place: CaptchaPoint) => void;
  readonly onAim: (by: CaptchaPoint) => void;
  readonly onSet: () => void;
  readonly onUndo: () => void;
  /** The picture does not decode. */
  readonly onBroken: () => void;
}

const ARROWS: Readonly<Record<string, CaptchaPoint>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * The picture as a place to click into: by mouse, touch or pen, or by keys that move a cursor. A browser
 * gives no click for a press that it cancelled or that became a scroll, so there is nothing to undo then.
 */
export function ClickPad({ state, labels, pad, onClick, onAim, onSet, onUndo, onBroken }: ClickPadProps) {
  const keysId = useId();

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const pixels = event.shiftKey ? 10 : 1;
    if (arrow) onAim({ x: arrow.x * pixels, y: arrow.y * pixels });
    else if (event.key === 'Enter' || event.key === ' ') {
      // A key that is held, perhaps since before the picture came, is one press.
      if (!event.repeat) onSet();
    } else if (event.key === 'Backspace' || event.key === 'Delete') onUndo();
    else return;
    event.preventDefault();
  }

  function point(event: MouseEvent) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onClick({
      x: ((event.clientX - left) * IMAGE_WIDTH) / width,
      y: ((event.clientY - top) * IMAGE_HEIGHT) / height,
    });
  }

  return (
    <div
      ref={pad}
      data-captcha-pad=""
      // The arrows belong to the cursor, also where a screen reader would read on with them.
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is worked from the keyboard
      tabIndex={0}
      aria-label={labels.wordPicture}
      aria-describedby={keysId}
      aria-disabled={state.kind !== 'ready'}
      onKeyDown={press}
      onClick={point}
      className={cn(
        'peer absolute inset-0 touch-manipulation outline-none',
        state.kind === 'ready' ? 'cursor-crosshair' : '',
      )}
    >
      {'challenge' in state && (
        <img
          data-captcha-image=""
          src={dataUrl(state.challenge.originalImageBase64)}
          alt=""
          draggable={false}
          onError={onBroken}
          className="absolute inset-0 size-full"
        />
      )}
      <p id={keysId} className="sr-only">
        {labels.wordKeys}
      </p>
    </div>
  );
}
