import { at, count, createRandom, disc, fill, land, line, poly, rect } from '../pen.ts';
import type { Scene } from '../scene.ts';

const HORIZON = 520;
const MEET = 980;

/** An orchard: rows run to where the sun stands low, and the nearest tree bears. */
export const agriculture: Scene = {
  focus: [1060, 480],
  glow: [980, 480, 640],
  shapes: () => {
    const random = createRandom(44);
    const crown = (x: number, y: number, r: number) =>
      disc(x, y, r) + disc(x - r * 0.72, y + r * 0.3, r * 0.68) + disc(x + r * 0.72, y + r * 0.26, r * 0.7);
    /** The trees of the rows, the nearer the larger. */
    const trees = [0.25, 0.42, 0.58, 0.76].map((near) =>
      [-2.6, -1.5, 1.4, 2.5].map((row) => {
        const depth = near * near;
        return { x: MEET + row * (40 + depth * 300), y: HORIZON + 6 + depth * 330, r: 10 + depth * 78 };
      }),
    );
    const stems = trees.flat().map(({ x, y, r }) => rect(x - r * 0.09, y - r, r * 0.18, r));
    const shade = trees
      .flat()
      .map(({ x, y, r }) => `M${at(x - r * 1.3, y)}q${at(r * 1.3, r * 0.5, r * 2.6, 0)}Z`);
    const furrows = count(9).map((row) => {
      const x = (row - 4.2) * 340;
      return poly(MEET, HORIZON, MEET + x, 900, MEET + x + 150, 900);
    });
    const fruit = count(9).map((index) =>
      disc(1298 + (index % 3) * 66 + random() * 36, 560 + Math.floor(index / 3) * 52 + random() * 22, 13),
    );
    return [
      fill('accent', disc(MEET, 452, 104)),
      fill('far', land([500, 430, 470, 400, 480, 440, 500, 420, 470])),
      fill('mid', land([540, 500, 520, 490, 515, 505, 525, 488, 510])),
      fill('far', rect(0, HORIZON, 1600, 380)),
      fill('mid', furrows.join(''), 0.9),
      fill('ink', stems.join('')),
      fill('ink', shade.join(''), 0.2),
      ...trees.map((row, index) =>
        fill(index < 2 ? 'near' : 'front', row.map(({ x, y, r }) => crown(x, y - r * 1.5, r)).join('')),
      ),
      fill('ink', rect(1350, 660, 26, 220)),
      fill('front', crown(1364, 590, 132)),
      fill('light', disc(1310, 540, 54), 0.16),
      fill('accent', fruit.join('')),
      line(
        'ink',
        6,
        'M1180 880l70-260M1226 880l50-260M1194 830l42-6M1206 780l40-6M1220 730l36-6M1232 680l32-6',
      ),
      fill('ink', 'M0 866q420-22 820 4t780-8v38H0Z'),
    ];
  },
};
