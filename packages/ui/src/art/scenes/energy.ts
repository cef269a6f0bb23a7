import { count, createRandom, disc, fill, land, line, rotor, tower } from '../pen.ts';
import type { Scene, Shape } from '../scene.ts';

/** x, hub, foot, blade: from the farthest to the nearest. */
const far = [
  [640, 452, 590, 64],
  [770, 430, 585, 72],
  [1420, 400, 590, 84],
  [1540, 440, 600, 66],
] as const;

/** Turbines at dusk: the sun goes behind the ridges, the nearest rotor still turns. */
export const energy: Scene = {
  focus: [1060, 300],
  glow: [1010, 540, 620],
  shapes: () => {
    const random = createRandom(7);
    const ridge = (base: number, high: number) => land(count(8).map(() => base - random() * high));
    const turbine = (
      paint: Shape['paint'],
      [x, hub, foot, size]: readonly [number, number, number, number],
    ) => [fill(paint, tower(x, hub, foot, size) + rotor(x, hub, size, 20 + (x % 90)))];
    return [
      fill('accent', disc(1010, 520, 118)),
      fill('far', ridge(590, 150)),
      ...far.flatMap((one) => turbine('mid', one)),
      fill('mid', ridge(650, 90)),
      ...turbine('near', [860, 300, 720, 128]),
      ...turbine('near', [1330, 330, 740, 120]),
      fill('near', ridge(740, 80)),
      fill('front', tower(1120, 240, 900, 236)),
      fill('front', rotor(1120, 240, 236, 76), undefined, { turn: [1120, 240] }),
      fill('front', ridge(830, 70)),
      ...count(4).map((row) =>
        line('light', 3, `M${900 - row * 150} ${560 + row * 14}h${150 - row * 24}`, 0.55),
      ),
      fill('ink', land([860, 880, 850, 872, 900, 884, 866, 872])),
    ];
  },
};
