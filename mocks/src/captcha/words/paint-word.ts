import { mix, unit } from '../noise.ts';
import type { Colour } from '../palettes.ts';
import type { Raster } from '../png.ts';
import { fill, type Mask } from './fill.ts';
import { boxOf, type Contours, shift } from './glyph.ts';

/** How far rim and shadow reach beyond the ink, in pixels. */
export const WORD_MARGIN = 4;

/** The colour that rim and shadow are darkened towards. */
const DARK: Colour = [16, 18, 34];
const RIM = 0.78;
const SHADOW = 0.5;
/** The offset of the shadow, in whole pixels. */
const FALL = { x: 2, y: 2 };

/**
 * Writes a glyph into the picture: flat ink within a dark rim, over a soft shadow, so that it reads on a sky
 * and on a wood alike.
 *
 * @param contours in the picture's pixels, `WORD_MARGIN` away from its edges
 */
export function paintWord(picture: Raster, contours: Contours, ink: Colour): void {
  const box = boxOf(contours);
  const left = box.left - WORD_MARGIN;
  const top = box.top - WORD_MARGIN;
  const mask = fill(
    shift(contours, { x: -left, y: -top }),
    box.right - left + WORD_MARGIN,
    box.bottom - top + WORD_MARGIN,
  );
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const cover = coverAt(mask, x, y);
      const dark = Math.max(rimAt(mask, x, y) * RIM, meanAround(mask, x - FALL.x, y - FALL.y) * SHADOW);
      if (dark === 0) continue;
      const at = ((top + y) * picture.width + left + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const under = mix(picture.data[at + channel] ?? 0, DARK[channel] ?? 0, dark);
        picture.data[at + channel] = Math.round(mix(under, ink[channel] ?? 0, unit(cover)));
      }
    }
  }
}

/** The ink grown by a pixel and a half: fully beside it, and less across corners. */
function rimAt(mask: Mask, x: number, y: number): number {
  let most = 0;
  for (let down = -2; down <= 2; down++) {
    for (let across = -2; across <= 2; across++) {
      const reach = unit(2.5 - Math.sqrt(across * across + down * down));
      most = Math.max(most, coverAt(mask, x + across, y + down) * reach);
    }
  }
  return most;
}

function meanAround(mask: Mask, x: number, y: number): number {
  let sum = 0;
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) sum += coverAt(mask, x + across, y + down);
  }
  return sum / 9;
}

function coverAt({ width, height, cover }: Mask, x: number, y: number): number {
  return x < 0 || x >= width || y < 0 || y >= height ? 0 : (cover[y * width + x] ?? 0);
}
