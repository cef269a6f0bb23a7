import { count, createRandom, disc, fill, line, poly, rect } from '../pen.ts';
import type { Scene, Shape } from '../scene.ts';

const BEAM = 340;
const LEFT = 640;

/** A bead as seen from the front, with the light on its upper edge. */
const bead = (x: number, y: number): string =>
  poly(x - 40, y, x - 22, y - 23, x + 22, y - 23, x + 40, y, x + 22, y + 23, x - 22, y + 23);

/** How many of the lower beads are pushed up, and whether the upper one is down, rod by rod. */
const sum = [1, 3, 0, 2, 4, 1, 3, 2, 0] as const;

/** An abacus before the ledger's rising columns; one bead tells today's figure. */
export const finance: Scene = {
  focus: [1080, 470],
  glow: [1180, 220, 640],
  shapes: () => {
    const random = createRandom(3);
    const bars = count(24).map((index) => {
      const tall = 120 + index * 22 + random() * 90;
      return rect(40 + index * 66, 900 - tall, 44, tall);
    });
    const beads = sum.map((up, rod) => {
      const x = LEFT + 100 + rod * 84;
      const low = count(5).map((one) => bead(x, one < up ? BEAM + 44 + one * 48 : 764 - (4 - one) * 48));
      const high = bead(x, rod % 2 === 0 ? 302 : 226);
      return { x, d: low.join('') + high };
    });
    const shine = sum.flatMap((up, rod) =>
      count(5).map((one) => {
        const y = one < up ? BEAM + 44 + one * 48 : 764 - (4 - one) * 48;
        return `M${LEFT + 80 + rod * 84} ${y - 13}h34`;
      }),
    );
    const tones: readonly Shape['paint'][] = [
      'near',
      'bright',
      'near',
      'front',
      'near',
      'bright',
      'near',
      'front',
      'near',
    ];
    return [
      line(
        'far',
        3,
        count(9)
          .map((row) => `M0 ${100 + row * 100}h1600`)
          .join(''),
        0.6,
      ),
      fill('far', bars.join('')),
      line('mid', 8, 'M60 760L300 690L520 700L760 560L1000 500L1240 330L1560 170', 0.9),
      fill('mid', disc(1560, 170, 20)),
      fill('glow', rect(LEFT, 160, 900, 680), 0.6),
      line('mid', 8, beads.map(({ x }) => `M${x} 170v650`).join('')),
      ...beads.map(({ d }, rod) => fill(tones[rod] ?? 'near', d)),
      line('light', 5, shine.join(''), 0.5),
      fill('accent', bead(LEFT + 100 + 4 * 84, BEAM + 44 + 3 * 48) + bead(LEFT + 100 + 4 * 84, 302)),
      fill('front', rect(LEFT - 20, BEAM - 12, 900, 24)),
      fill(
        'ink',
        `${rect(LEFT - 44, 130, 960, 44)}${rect(LEFT - 44, 800, 960, 52)}${rect(LEFT - 44, 130, 44, 722)}${rect(LEFT + 872, 130, 44, 722)}`,
      ),
      line('light', 4, `M${LEFT - 30} 142h930M${LEFT - 30} 814h930`, 0.35),
      fill('ink', 'M560 866q500 24 1040 0v14q-520 20-1040 0Z', 0.25),
    ];
  },
};
