import { count, createRandom, disc, fill, line, poly, rect } from '../pen.ts';
import type { Paint, Scene } from '../scene.ts';

/** A quay crane: legs, beam over the water, tower and stays. */
const crane = (x: number, foot: number, s: number): string =>
  [
    rect(x, foot - 300 * s, 16 * s, 300 * s),
    rect(x + 150 * s, foot - 300 * s, 16 * s, 300 * s),
    rect(x - 300 * s, foot - 316 * s, 560 * s, 22 * s),
    rect(x, foot - 190 * s, 166 * s, 12 * s),
    rect(x + 70 * s, foot - 430 * s, 14 * s, 120 * s),
    poly(
      x + 70 * s,
      foot - 430 * s,
      x + 84 * s,
      foot - 424 * s,
      x - 266 * s,
      foot - 316 * s,
      x - 280 * s,
      foot - 318 * s,
    ),
    poly(
      x + 78 * s,
      foot - 430 * s,
      x + 240 * s,
      foot - 316 * s,
      x + 252 * s,
      foot - 316 * s,
      x + 84 * s,
      foot - 430 * s,
    ),
  ].join('');

const tones: readonly Paint[] = ['near', 'front', 'bright', 'near', 'front', 'bright'];
const BOX = 156;
const TALL = 66;
/** How many boxes stand in each pile, from the left. */
const piles = [1, 1, 2, 1, 2, 3, 2, 4, 3, 4];

/** A quay in the morning: cranes in the haze, piles of containers, one box on its way down. */
export const logistics: Scene = {
  focus: [1080, 500],
  glow: [560, 470, 560],
  shapes: () => {
    const random = createRandom(21);
    const boxes = piles.flatMap((high, pile) =>
      count(high).map((floor) => [20 + pile * (BOX + 4), 812 - (floor + 1) * (TALL + 4)] as const),
    );
    const painted = boxes.map(([x, y]) => [
      tones[Math.floor(random() * tones.length)],
      rect(x, y, BOX, TALL),
    ]);
    const ofTone = (tone: Paint) => painted.flatMap(([paint, d]) => (paint === tone ? [d] : [])).join('');
    const ribs = boxes.map(([x, y]) =>
      count(6)
        .map((rib) => `M${x + 18 + rib * 24} ${y + 9}v${TALL - 18}`)
        .join(''),
    );
    return [
      fill('accent', disc(560, 470, 84)),
      fill(
        'far',
        `M0 560h1600v340H0Z${crane(240, 600, 0.62)}${crane(430, 600, 0.5)}${crane(690, 600, 0.56)}`,
      ),
      line('light', 4, 'M380 620h360M450 650h240M500 676h110M200 640h90', 0.8),
      fill('mid', crane(930, 720, 0.95)),
      fill('mid', 'M0 700q300-26 620-10t980-16v226H0Z'),
      fill('front', crane(1270, 812, 1.36)),
      line('front', 5, 'M1010 396v120M1090 396v120'),
      fill('accent', rect(972, 516, BOX, TALL)),
      line(
        'ink',
        3,
        count(6)
          .map((rib) => `M${990 + rib * 24} 525v48`)
          .join(''),
        0.3,
      ),
      ...(['near', 'front', 'bright'] as const).map((tone) => fill(tone, ofTone(tone))),
      line('ink', 3, ribs.join(''), 0.25),
      fill('ink', rect(0, 808, 1600, 92)),
      line(
        'light',
        4,
        count(8)
          .map((dash) => `M${dash * 200} 850h120`)
          .join(''),
        0.35,
      ),
    ];
  },
};
