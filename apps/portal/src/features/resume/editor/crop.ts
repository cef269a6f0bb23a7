/** The part of a picture to keep. `zoom` 1 is the largest part that fits; `x` and `y` place it, from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width to height of a resume's photo. */
export const PHOTO_SHAPE = 3 / 4;
export const ZOOM_MAX = 4;
/** The size of the resulting photo; enough for three centimetres in print. */
export const PHOTO_SIZE: Size = { width: 480, height: 640 };

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The part of a picture that a crop keeps, in the picture's own pixels. */
export function partOf({ width, height }: Size, { zoom, x, y }: Crop): Size & { x: number; y: number } {
  const full = Math.min(width, height * PHOTO_SHAPE);
  const part = { width: full / zoom, height: full / PHOTO_SHAPE / zoom };
  return { ...part, x: (width - part.width) * x, y: (height - part.height) * y };
}

/** Moves a crop by fractions of its own width and height, but not out of the picture. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const part = partOf(size, crop);
  const along = (at: number, by: number, length: number, room: number) =>
    room <= 0 ? at : Math.min(1, Math.max(0, at + (by * length) / room));
  return {
    ...crop,
    x: along(crop.x, right, part.width, size.width - part.width),
    y: along(crop.y, down, part.height, size.height - part.height),
  };
}
