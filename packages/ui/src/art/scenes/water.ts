import { at, count, createRandom, disc, fill, line } from '../pen.ts';
import type { Paint, Scene } from '../scene.ts';

const depths: readonly Paint[] = ['far', 'mid', 'near', 'near', 'front', 'front', 'ink', 'ink'];

/** A reservoir as its map has it: contours down to the deepest water, and one boat on it. */
export const water: Scene = {
  focus: [1080, 450],
  glow: [420, 160, 700],
  shapes: () => {
    const random = createRandom(16);
    const bends = count(11).map(() => 0.72 + random() * 0.5);
    /** The shore drawn together towards the deepest place. */
    const shore = (size: number) => {
      const points = bends.map((bend, index) => {
        const angle = (index / bends.length) * Math.PI * 2;
        const calm = bend * size + (1 - size) * 0.35 * size;
        return [1080 + Math.cos(angle) * 640 * calm, 450 + Math.sin(angle) * 400 * calm] as const;
      });
      const middle = (index: number) => {
        const [x, y] = points[index % points.length] ?? [0, 0];
        const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0];
        return at((x + toX) / 2, (y + toY) / 2);
      };
      return `M${middle(points.length - 1)}${points.map(([x, y], index) => `Q${at(x, y)} ${middle(index)}`).join('')}Z`;
    };
    const sizes = count(8).map((depth) => 1.14 - depth * 0.136);
    return [
      line(
        'far',
        3,
        count(5)
          .map((ring) => shore(1.36 + ring * 0.19))
          .join(''),
        0.9,
      ),
      ...sizes.map((size, depth) => fill(depths[depth] ?? 'ink', shore(size), depth % 2 ? 1 : 0.8)),
      line(
        'light',
        3,
        sizes
          .slice(1, 6)
          .map((size) => shore(size - 0.03))
          .join(''),
        0.28,
      ),
      line('mid', 30, 'M396 452Q290 470 240 560T70 700T-40 880'),
      line('ink', 20, 'M410 358Q376 450 414 538'),
      line('light', 5, 'M410 358Q376 450 414 538', 0.5),
      line('light', 4, 'M1066 452q60-50 150-56M1070 474q80-6 150 26', 0.75),
      fill('accent', 'M1010 470q20-44 76-26q-16 50-76 26Z'),
      fill('light', disc(1044, 458, 9)),
      line('front', 5, 'M0 700q200-10 300 70t130 130M0 240q120-40 190-120T300 0', 0.5),
    ];
  },
};
