import { encode } from 'uqr';

/** The part of a canvas that squares are drawn with. */
export type Squares = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>;

/** Modules of white around a code, without which readers do not find it. */
const QUIET = 4;

/**
 * Draws the QR code of a text with its quiet zone into a square of `size` pixels: modules are whole pixels, so the
 * code may come out a little smaller, in the square's middle. A seventh of it may be lost (level M).
 */
export function drawQr(squares: Squares, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const pixels = Math.max(1, Math.floor(size / (modules + 2 * QUIET)));
  const inset = Math.floor((size - pixels * modules) / 2);
  squares.fillStyle = '#ffffff';
  squares.fillRect(x, y, size, size);
  squares.fillStyle = '#000000';
  for (const [row, line] of data.entries()) {
    for (const [column, dark] of line.entries()) {
      if (dark) squares.fillRect(x + inset + column * pixels, y + inset + row * pixels, pixels, pixels);
    }
  }
}
