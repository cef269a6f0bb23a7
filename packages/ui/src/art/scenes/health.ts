import { count, disc, fill, line, poly, rect } from '../pen.ts';
import type { Scene } from '../scene.ts';

/** Where the corridor's lines meet. */
const END = [1010, 440] as const;

/** A point on the line from the corridor's end to a corner of the picture. */
const on = (x: number, y: number, share: number): [number, number] => [
  END[0] + (x - END[0]) * share,
  END[1] + (y - END[1]) * share,
];

/** Between two shares of the left or the right wall, from one height to another. */
const wall = (x: number, from: number, to: number, high: number, low: number): string =>
  poly(...on(x, high, from), ...on(x, high, to), ...on(x, low, to), ...on(x, low, from));

/** A ward's corridor in the morning: the windows lie as light on the floor, and the door at the end is open. */
export const health: Scene = {
  focus: [1010, 480],
  glow: [1010, 440, 460],
  shapes: () => {
    const bays = count(4).map((bay) => [0.2 * 1.5 ** bay + 0.02, 0.2 * 1.5 ** (bay + 1) - 0.03] as const);
    return [
      fill('far', poly(0, -220, ...on(0, -220, 0.16), ...on(0, 1120, 0.16), 0, 1120)),
      fill('mid', poly(1900, -220, ...on(1900, -220, 0.16), ...on(1900, 1120, 0.16), 1900, 1120)),
      fill('near', poly(0, 1120, ...on(0, 1120, 0.16), ...on(1900, 1120, 0.16), 1900, 1120)),
      fill('light', bays.map(([from, to]) => wall(0, from, to, 30, 640)).join('')),
      line(
        'front',
        5,
        bays
          .map(([from, to]) => {
            const middle = (from + to) / 2;
            return `M${on(0, 30, middle).map(Math.round).join(' ')}L${on(0, 640, middle).map(Math.round).join(' ')}M${on(0, 300, from).map(Math.round).join(' ')}L${on(0, 300, to).map(Math.round).join(' ')}`;
          })
          .join(''),
        0.5,
      ),
      fill(
        'light',
        bays
          .map(([from, to]) =>
            poly(
              ...on(260, 1120, from),
              ...on(260, 1120, to),
              ...on(1080, 1120, to * 0.94),
              ...on(1080, 1120, from * 0.94),
            ),
          )
          .join(''),
        0.5,
      ),
      fill('bright', bays.map(([from, to]) => wall(1900, from + 0.02, to - 0.02, 60, 1118)).join('')),
      fill(
        'light',
        bays.map(([from, to]) => wall(1900, from + 0.05, (from + to) / 2, 190, 420)).join(''),
        0.6,
      ),
      line(
        'front',
        10,
        `M${on(1900, 700, 0.17).map(Math.round).join(' ')}L1900 700M${on(0, 760, 0.17).map(Math.round).join(' ')}L0 760`,
        0.55,
      ),
      line(
        'light',
        8,
        count(3)
          .map(
            (lamp) =>
              `M${on(860, -220, 0.26 * 1.6 ** lamp)
                .map(Math.round)
                .join(' ')}L${on(1160, -220, 0.26 * 1.6 ** lamp)
                .map(Math.round)
                .join(' ')}`,
          )
          .join(''),
        0.9,
      ),
      fill('front', rect(916, 356, 188, 192)),
      fill('accent', rect(930, 368, 160, 180), undefined),
      fill('light', rect(1002, 368, 88, 180), 0.55),
      fill('ink', `${disc(986, 432, 13)}M968 548q-6-96 18-98t20 98ZM990 470l34-6v10l-32 10Z`),
      fill('ink', `${disc(1034, 452, 10)}M1022 548q-2-82 12-84t14 84Z`),
      fill('ink', poly(1210, 820, 1470, 820, 1500, 858, 1240, 858)),
      line('ink', 10, 'M1250 858v42M1490 858v42M1216 820v-60M1470 820v-74'),
      fill('front', poly(1206, 742, 1466, 728, 1466, 768, 1206, 782)),
      fill('ink', 'M640 900q-4-40 0-70h70q4 34 0 70Z'),
      fill(
        'front',
        'M676 832q-90-60-78-170q62 60 78 170q-10-140 26-210q44 90-26 210q40-110 108-130q0 100-108 130Z',
      ),
    ];
  },
};
