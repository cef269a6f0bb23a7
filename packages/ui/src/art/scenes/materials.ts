import { count, createRandom, fill, line, poly } from '../pen.ts';
import type { Scene, Shape } from '../scene.ts';

/** A crystal that stands on `foot`, leaning: three faces, the left one in the light. */
const crystal = (x: number, foot: number, w: number, h: number, lean: number, deep = false): Shape[] => {
  const [tipX, tipY] = [x + lean * h, foot - h];
  const shoulder = (side: number, drop: number) => [
    x + side * w + lean * h * (1 - drop),
    foot - h * (1 - drop),
  ];
  const left = shoulder(-0.5, 0.24);
  const ridge = shoulder(0.1, 0.17);
  const right = shoulder(0.5, 0.28);
  return [
    fill(deep ? 'near' : 'mid', poly(x - w / 2, foot, ...left, tipX, tipY, ...ridge, x + w * 0.1, foot)),
    fill(deep ? 'front' : 'near', poly(x + w * 0.1, foot, ...ridge, tipX, tipY, ...right, x + w / 2, foot)),
    fill('light', poly(...left, tipX, tipY, ...ridge), deep ? 0.35 : 0.6),
  ];
};

/** Strata that lie on each other, and the crystal that grew out of them. */
export const materials: Scene = {
  focus: [1060, 330],
  glow: [840, 260, 600],
  shapes: () => {
    const random = createRandom(9);
    const tilt = 0.09;
    const stratum = (y: number) => {
      const bend = count(9).map(
        (index) => `L${index * 200} ${Math.round(y - index * 200 * tilt + (random() - 0.5) * 34)}`,
      );
      return `M0 900${bend.join('')}V900Z`;
    };
    return [
      fill(
        'far',
        poly(
          300,
          900,
          520,
          330,
          640,
          520,
          760,
          250,
          960,
          640,
          1180,
          160,
          1400,
          560,
          1500,
          380,
          1600,
          520,
          1600,
          900,
        ),
        0.75,
      ),
      ...crystal(760, 760, 130, 330, -0.22),
      ...crystal(1400, 720, 150, 380, 0.24),
      ...crystal(1250, 740, 130, 450, 0.16, true),
      ...crystal(880, 760, 140, 470, -0.13, true),
      ...crystal(1060, 780, 210, 640, 0.02, true),
      fill('accent', poly(1090, 780, 1089, 252, 1074, 142, 1178, 322, 1165, 780)),
      ...crystal(985, 800, 96, 250, -0.1),
      ...crystal(1160, 800, 100, 220, 0.14),
      fill('mid', stratum(800)),
      fill('near', stratum(850)),
      line('light', 4, 'M120 850l330-34M560 812l210-22M1230 744l250-26', 0.5),
      fill('front', stratum(916)),
      fill('ink', stratum(972)),
    ];
  },
};
