import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../protocol/constants.ts';
import type { CaptchaPoint } from '../protocol/types.ts';

/** A place of the picture in percent of its size, so that nothing has to be measured after a resize. */
export function placeStyle({ x, y }: CaptchaPoint) {
  return { left: `${(x / IMAGE_WIDTH) * 100}%`, top: `${(y / IMAGE_HEIGHT) * 100}%` };
}
