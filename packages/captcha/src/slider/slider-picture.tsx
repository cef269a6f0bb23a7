import { Button, cn } from '@careers/ui';
import type { RefObject } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import { PIECE_WIDTH } from '../protocol/constants.ts';
import { sliderMessage } from './slider-message.ts';
import type { SliderState } from './slider-state.ts';

export interface SliderPictureProps {
  readonly state: SliderState;
  readonly labels: CaptchaLabels;
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly onRetry: () => void;
}

/** The picture with its piece; a message over it after an answer; what to do when there is none. */
export function SliderPicture({ state, labels, picture, onRetry }: SliderPictureProps) {
  return (
    <div
      ref={picture}
      className="relative aspect-[310/155] w-full overflow-hidden rounded-sm bg-surface-sunken"
    >
      {state.kind === 'loading' && <div className="absolute inset-0 animate-breathe bg-surface-hover" />}
      {state.kind === 'unavailable' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3 text-center text-sm">
          <p>{sliderMessage(state, labels)}</p>
          <Button variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
      {'challenge' in state && (
        <>
          <img
            data-captcha-image=""
            src={dataUrl(state.challenge.originalImageBase64)}
            alt={labels.picture}
            draggable={false}
            className="absolute inset-0 size-full"
          />
          <img
            data-captcha-jigsaw=""
            src={dataUrl(state.challenge.jigsawImageBase64 ?? '')}
            alt=""
            draggable={false}
            className="absolute inset-y-0 left-0 h-full w-[15.16129%] max-w-none will-change-transform"
            style={{ transform: `translateX(${(state.x / PIECE_WIDTH) * 100}%)` }}
          />
        </>
      )}
      {(state.kind === 'success' || state.kind === 'failure') && (
        <p
          className={cn(
            'absolute inset-x-0 bottom-0 animate-rise-in px-3 py-1.5 text-sm font-medium tabular',
            state.kind === 'success' ? 'bg-success-surface text-success-text' : '',
            state.kind === 'failure' ? 'bg-danger-surface text-danger-text' : '',
          )}
        >
          {sliderMessage(state, labels)}
        </p>
      )}
    </div>
  );
}

/** AJ-Captcha says only "an image": JPEG is known by how its base64 begins. */
function dataUrl(base64: string): string {
  return `data:image/${base64.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${base64}`;
}
