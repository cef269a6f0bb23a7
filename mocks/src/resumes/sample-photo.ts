import { encodePng, type Raster } from '../captcha/png.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A shape of one colour. The distance is in units of the picture's width, and negative inside the shape. */
interface Shape {
  readonly colour: Colour;
  readonly distance: (x: number, y: number) => number;
}

/** The size of a passport photo, in pixels. */
const WIDTH = 295;
const HEIGHT = 413;

const oval =
  (cx: number, cy: number, rx: number, ry: number): Shape['distance'] =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

const both =
  (one: Shape['distance'], other: Shape['distance']): Shape['distance'] =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

const within =
  (top: number, bottom: number): Shape['distance'] =>
  (_x, y) =>
    Math.max(top - y, y - bottom);

/** The open collar: a triangle with its point at the bottom. */
const collar: Shape['distance'] = (x, y) => Math.max(1.02 - y, Math.abs(x - 0.5) - 0.2 + (y - 1.02) * 0.62);

const skin: Colour = [236, 201, 178];
const shade: Colour = [219, 178, 154];
const ink: Colour = [47, 41, 44];

/** From back to front. */
const looks: Readonly<Record<'female' | 'male', readonly Shape[]>> = {
  female: [
    { colour: ink, distance: oval(0.5, 0.68, 0.29, 0.44) },
    { colour: [58, 71, 96], distance: both(oval(0.5, 1.52, 0.47, 0.52), within(0, 2)) },
    { colour: [247, 246, 243], distance: both(collar, oval(0.5, 1.52, 0.47, 0.52)) },
    { colour: shade, distance: both(oval(0.5, 0.95, 0.11, 0.24), within(0.8, 1.2)) },
    { colour: skin, distance: oval(0.5, 0.66, 0.2, 0.27) },
    { colour: ink, distance: both(oval(0.5, 0.6, 0.235, 0.28), oval(0.5, 0.42, 0.24, 0.17)) },
  ],
  male: [
    { colour: ink, distance: oval(0.5, 0.58, 0.225, 0.28) },
    { colour: [49, 55, 66], distance: both(oval(0.5, 1.52, 0.5, 0.53), within(0, 2)) },
    { colour: [247, 246, 243], distance: both(collar, oval(0.5, 1.52, 0.5, 0.53)) },
    { colour: shade, distance: both(oval(0.5, 0.95, 0.125, 0.25), within(0.8, 1.2)) },
    { colour: skin, distance: oval(0.5, 0.66, 0.205, 0.28) },
    { colour: ink, distance: both(oval(0.5, 0.56, 0.225, 0.26), within(0, 0.47)) },
  ],
};

/** A passport photo of nobody: a bust of plain shapes in front of a plain wall. */
export function paintPortrait(gender: 'female' | 'male'): Uint8Array<ArrayBuffer> {
  const raster: Raster = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 4) };
  for (let row = 0; row < HEIGHT; row++) {
    const wall = 1 - (0.1 * row) / HEIGHT;
    for (let column = 0; column < WIDTH; column++) {
      const [x, y] = [(column + 0.5) / WIDTH, (row + 0.5) / WIDTH];
      let colour: Colour = [221 * wall, 229 * wall, 236 * wall];
      for (const { colour: own, distance } of looks[gender])
        colour = blend(colour, own, 0.5 - distance(x, y) * WIDTH);
      raster.data.set([...colour, 255], (row * WIDTH + column) * 4);
    }
  }
  return new Uint8Array(encodePng(raster, { alpha: false }));
}

/** Mixes `share` of the upper colour into the lower one; the share is limited to 0 to 1. */
function blend(under: Colour, over: Colour, share: number): Colour {
  if (share <= 0) return under;
  if (share >= 1) return over;
  const at = (channel: 0 | 1 | 2) => under[channel] + (over[channel] - under[channel]) * share;
  return [at(0), at(1), at(2)];
}
