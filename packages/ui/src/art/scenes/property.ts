import { count, createRandom, disc, fill, line, poly, rect } from '../pen.ts';
import type { Paint, Scene, Shape } from '../scene.ts';

/** Of a hundred windows some seven are brightly lit, and about half are dark. */
function windowTone(chance: number): 'accent' | 'light' | 'ink' {
  if (chance > 0.93) return 'accent';
  return chance > 0.55 ? 'light' : 'ink';
}

/** Facades at the hour when the first windows are lit. */
export const property: Scene = {
  focus: [1080, 390],
  glow: [700, 640, 620],
  shapes: () => {
    const random = createRandom(12);
    const skyline = (base: number, low: number, high: number, wide: number) => {
      const blocks: string[] = [];
      for (let x = 0; x < 1600; ) {
        const width = wide * (0.7 + random() * 0.8);
        const tall = low + random() * (high - low);
        blocks.push(rect(x, base - tall, width, tall + 300));
        x += width + 6 + random() * 40;
      }
      return blocks.join('');
    };
    const facade = (paint: Paint, x: number, top: number, columns: number, rows: number): Shape[] => {
      const windows = { light: '', accent: '', ink: '' };
      for (const row of count(rows))
        for (const column of count(columns)) {
          const chance = random();
          windows[windowTone(chance)] += rect(x + 22 + column * 56, top + 40 + row * 74, 34, 46);
        }
      const sills = count(rows).map((row) => `M${x + 14} ${top + 94 + row * 74}h${columns * 56 - 6}`);
      return [
        fill(paint, rect(x, top, columns * 56 + 22, 900 - top)),
        fill('ink', rect(x + columns * 56 - 2, top, 24, 900 - top), 0.22),
        fill('ink', windows.ink, 0.35),
        fill('light', windows.light, 0.95),
        fill('accent', windows.accent),
        line('ink', 4, sills.join(''), 0.3),
        fill('ink', rect(x - 10, top - 12, columns * 56 + 42, 14)),
      ];
    };
    const tree = (x: number, r: number): Shape[] => [
      fill('ink', rect(x - 5, 870 - r * 1.6, 10, r * 1.6)),
      fill(
        'front',
        disc(x, 800 - r * 0.8, r) +
          disc(x - r * 0.6, 812 - r * 0.3, r * 0.7) +
          disc(x + r * 0.6, 812 - r * 0.3, r * 0.72),
      ),
    ];
    return [
      fill('accent', disc(640, 560, 92)),
      fill('far', skyline(640, 60, 260, 110)),
      fill('mid', skyline(720, 60, 240, 150)),
      ...facade('near', 700, 470, 4, 6),
      ...facade('near', 1290, 300, 5, 8),
      ...facade('front', 950, 180, 6, 10),
      fill('near', poly(950, 168, 1310, 168, 1270, 120, 990, 120)),
      line('ink', 6, 'M1200 120v-74'),
      ...tree(620, 54),
      ...tree(906, 44),
      ...tree(1400, 62),
      ...tree(1510, 48),
      fill('ink', 'M0 852q400-14 800-2t800-6v56H0Z'),
    ];
  },
};
