import { useRef } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import { IMAGE_WIDTH } from '../protocol/constants.ts';
import { dataUrl } from '../widget/picture-frame.tsx';
import type { SliderState } from './slider-state.ts';

interface SliderPictureProps {
  readonly state: SliderState;
  readonly labels: CaptchaLabels;
  /** How wide the piece is in the 310-wide space; 0 or no finite number until both pictures are decoded. */
  readonly onMeasured: (piece: number) => void;
  /** One of the pictures does not decode. */
  readonly onBroken: () => void;
}

/** The picture with its piece, once there is one. Both are scaled alike, by the picture's own width. */
export function SliderPicture({ state, labels, onMeasured, onBroken }: SliderPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const jigsaw = useRef<HTMLImageElement>(null);
  if (!('challenge' in state)) return null;

  function measure() {
    const whole = image.current?.naturalWidth ?? 0;
    const part = jigsaw.current?.naturalWidth ?? 0;
    onMeasured((part / whole) * IMAGE_WIDTH);
  }
  const shared = { draggable: false, onLoad: measure, onError: onBroken } as const;
  return (
    <>
      <img
        {...shared}
        ref={image}
        data-captcha-image=""
        src={dataUrl(state.challenge.originalImageBase64)}
        alt={labels.picture}
        className="absolute inset-0 size-full"
      />
      <img
        {...shared}
        ref={jigsaw}
        data-captcha-jigsaw=""
        src={dataUrl(state.challenge.jigsawImageBase64 ?? '')}
        alt=""
        className="absolute inset-y-0 left-0 h-full max-w-none will-change-transform"
        style={{
          width: `${(state.piece / IMAGE_WIDTH) * 100}%`,
          transform: `translateX(${(state.x / state.piece) * 100}%)`,
        }}
      />
    </>
  );
}
