import type { CaptchaPoint } from '../protocol/types.ts';
import { placeStyle } from './place-style.ts';

interface CursorProps {
  readonly place: CaptchaPoint;
  /** Whether it is visible, as it is while keys move it. */
  readonly shown: boolean;
}

/**
 * Where a key would set the next mark. It is shown once a key was pressed: before that it would only hide the middle of the picture,
 * where a word may be. Among its siblings it comes after the pad and the marks, so that it is drawn over them.
 */
export function Cursor({ place, shown }: CursorProps) {
  return (
    <svg
      aria-hidden="true"
      data-captcha-cursor=""
      data-state={shown ? 'shown' : 'idle'}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      strokeLinecap="round"
      style={placeStyle(place)}
      className="pointer-events-none absolute [translate:-50%_-50%] data-[state=idle]:opacity-0"
    >
      {/* Light with a dark outline, so that it is visible on any picture. */}
      <path d={CROSS} stroke="#101222" strokeWidth="5" />
      <path d={CROSS} stroke="#fff" strokeWidth="2" />
    </svg>
  );
}

const CROSS = 'M16 3v9m0 8v9M3 16h9m8 0h9M16 16h0';
