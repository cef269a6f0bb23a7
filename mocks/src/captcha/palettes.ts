/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** The colours of one landscape at one hour. */
export interface Palette {
  readonly zenith: Colour;
  readonly sky: Colour;
  readonly horizon: Colour;
  readonly sun: Colour;
  readonly far: Colour;
  readonly near: Colour;
}

export const PALETTES: readonly Palette[] = [
  palette('dawn', '#5d82b8 #e3b3a6 #fde2c1 #fff4da #b79bac #29354f'),
  palette('morning', '#3d84c4 #a6d0e8 #f2eddc #fffbe9 #9bbccc #1c5548'),
  palette('dusk', '#2c3168 #ad5880 #f5a869 #ffdfae #8b5b88 #1c1b3b'),
  palette('mist', '#86adae #c9ddd4 #f4f1e2 #ffffff #a6c3b9 #21483f'),
  palette('autumn', '#769fbd #e2d2b6 #f8e7c6 #fff3d4 #c7a486 #64361f'),
  palette('moonrise', '#17294f #3f6394 #a3c2d6 #f5f7ff #56779f #0d1b31'),
  palette('lagoon', '#1f7f97 #8fd0cd #f3ecd0 #fff8dc #7fb5b6 #123f52'),
  palette('heather', '#6c74b6 #c3b2d8 #f5dfdc #fff6ee #a58fbe #33264f'),
];

/** The name only serves readers of the table. */
function palette(_name: string, colours: string): Palette {
  const [zenith, sky, horizon, sun, far, near] = colours.split(' ').map(readColour);
  if (!zenith || !sky || !horizon || !sun || !far || !near) throw new RangeError('a palette has six colours');
  return { zenith, sky, horizon, sun, far, near };
}

/** `#rrggbb` as a colour. */
export function readColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
