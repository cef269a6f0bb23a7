import { encode } from 'uqr';

/** The part of a canvas context that draws squares. */
type Squares = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>;

/** The white border around a code, in modules; scanners need it. */
const QUIET = 4;

/** A QR code fitted into a square: modules are whole pixels, so it may come out a little smaller. */
interface FittedQr {
  readonly rows: readonly (readonly boolean[])[];
  /** Pixels a module. */
  readonly module: number;
  /** Pixels of one side, with the quiet zone. */
  readonly side: number;
  /** Pixels of the quiet zone. */
  readonly quiet: number;
}

/** The QR code of a text in at most `room` pixels, with error correction level M (15 %). */
export function fitQr(text: string, room: number): FittedQr {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = Math.max(1, Math.floor(room / (size + 2 * QUIET)));
  return { rows: data, module, side: module * (size + 2 * QUIET), quiet: module * QUIET };
}

/** Draws a code and its quiet zone, from its upper left corner on. */
export function drawQr(
  squares: Squares,
  { rows, module, side, quiet }: FittedQr,
  x: number,
  y: number,
): void {
  squares.fillStyle = '#ffffff';
  squares.fillRect(x, y, side, side);
  squares.fillStyle = '#000000';
  for (const [row, line] of rows.entries()) {
    for (const [column, dark] of line.entries()) {
      if (dark) squares.fillRect(x + quiet + column * module, y + quiet + row * module, module, module);
    }
  }
}
