import type { CaptchaLabels } from '../labels.ts';
import { PIECE_WIDTH } from '../protocol/constants.ts';
import { dataUrl } from '../widget/picture-frame.tsx';
import type { SliderState } from './slider-state.ts';

export interface SliderPictureProps {
  readonly state: SliderState;
  readonly labels: CaptchaLabels;
}

/** The picture with its piece, once there is one. */
export function SliderPicture({ state, labels }: SliderPictureProps) {
  if (!('challenge' in state)) return null;
  return (
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
  );
}
