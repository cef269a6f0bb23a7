import { cn } from '@careers/ui';
import type { CaptchaPoint } from '../protocol/types.ts';
import { placeStyle } from './place-style.ts';

export interface CursorProps {
  readonly place: CaptchaPoint;
  /** Keys move it. */
  readonly shown: boolean;
}

/**
 * Where a key would set the next mark. It shows once a key was pressed: before that it would only lie over the middle,
 * where a word may be; the frame shows who has the focus. It
 * stands behind the pad among its siblings, and over the marks.
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
      className={cn(
        'pointer-events-none absolute [translate:-50%_-50%]',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      {/* Light within dark, so that it shows on a sky and on a wood alike. */}
      <path d={CROSS} stroke="#101222" strokeWidth="5" />
      <path d={CROSS} stroke="#fff" strokeWidth="2" />
    </svg>
  );
}

const CROSS = 'M16 3v9m0 8v9M3 16h9m8 0h9M16 16h0';
