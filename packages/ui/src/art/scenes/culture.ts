import { count, createRandom, disc, fill, line, poly } from '../pen.ts';
import type { Scene, Shape } from '../scene.ts';

/** A curtain's fold, drawn aside at the bottom. */
const fold = (x: number, w: number, pull: number): string =>
  `M${x} 0h${w}Q${x + w + pull * 0.2} 520 ${x + w + pull} 760H${x + pull}Q${x + pull * 0.2} 520 ${x} 0Z`;

/** The stage just before the first note: curtain, a cone of light, one instrument, and those who came. */
export const culture: Scene = {
  focus: [1030, 480],
  glow: [1030, 640, 440],
  shapes: () => {
    const random = createRandom(2);
    const tones: readonly Shape['paint'][] = ['front', 'near', 'bright', 'near'];
    const curtain = (from: number, folds: number, way: number) =>
      count(folds).map((index) =>
        fill(
          tones[index % 4] ?? 'near',
          fold(from + index * 58 * way, 60 * way, -way * (40 + (folds - index) * 6)),
        ),
      );
    const scallops = count(9).map((index) => `M${120 + index * 200} 0h204q-10 128-102 128t-102-128Z`);
    const heads = count(15).map((index) => {
      const x = 20 + index * 112 + random() * 40;
      const y = 812 + random() * 34;
      return `${disc(x, y, 33)}M${Math.round(x - 62)} 900q6-64 62-64t62 64Z`;
    });
    return [
      fill('far', 'M0 0h1600v900H0Z'),
      fill('mid', poly(560, 0, 1500, 0, 1440, 660, 620, 660), 0.5),
      fill('light', poly(850, 0, 930, 0, 1220, 690, 800, 690), 0.55, 'breathe'),
      fill('light', poly(1250, 0, 1190, 0, 850, 690, 1240, 690), 0.4),
      fill('near', poly(380, 640, 1680, 640, 1800, 770, 260, 770)),
      fill('light', 'M760 696a270 40 0 1 0 540 0a270 40 0 1 0-540 0Z', 0.75),
      fill('ink', 'M910 700a120 15 0 1 0 240 0a120 15 0 1 0-240 0Z', 0.3),
      fill(
        'accent',
        'M1030 430q52 4 46 62q-8 30 4 54q34 36 22 92q-14 52-72 52t-72-52q-12-56 22-92q12-24 4-54q-6-58 46-62Z',
      ),
      line('ink', 9, 'M1030 262v360M1012 622h36M1014 270h32M1030 690v18'),
      line('ink', 4, 'M1022 300v330M1038 300v330M996 544q-8 28 4 50M1064 544q8 28-4 50', 0.8),
      line('ink', 7, 'M1176 700v-176M1138 548l78-22M1148 700l28-40l28 40'),
      fill('ink', poly(1120, 482, 1220, 456, 1230, 524, 1130, 550)),
      ...curtain(270, 8, 1),
      ...curtain(1690, 7, -1),
      ...count(9).map((index) => fill(index % 2 ? 'bright' : 'front', scallops[index] ?? '')),
      fill('front', 'M0 0h300v900H0Z'),
      fill('near', 'M70 240h250v70q-120 40-250 0ZM70 470h250v70q-120 40-250 0Z'),
      fill('ink', 'M110 240q0-120 85-120t85 120ZM110 470q0-120 85-120t85 120Z', 0.45),
      fill('front', 'M0 768h1600v132H0Z'),
      fill('ink', heads.join('')),
    ];
  },
};
