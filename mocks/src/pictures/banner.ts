import { createStream } from '../core/random.ts';
import { oklch, round, svgAddress } from './svg.ts';

const WIDTH = 1200;
const HEIGHT = 420;

/** The drawn subjects of banners and covers. */
export type Motif = 'hills' | 'weave' | 'city';

/** An abstract banner of 1200 x 420 in one hue, different for each seed. */
export function drawBanner(motif: Motif, hue: number, seed: number): string {
  const random = createStream(seed, `banner.${motif}`);
  const sky = `<linearGradient id='s' x1='0' y1='0' x2='1' y2='1'><stop stop-color='${oklch(0.93, 0.035, hue)}'/><stop offset='1' stop-color='${oklch(0.82, 0.07, hue + 25)}'/></linearGradient>`;
  const shapes = { hills, weave, city }[motif](random, hue);
  return svgAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='xMidYMid slice'><defs>${sky}</defs><rect width='${WIDTH}' height='${HEIGHT}' fill='url(#s)'/>${shapes}</svg>`,
  );
}

function hills(random: () => number, hue: number): string {
  const sun = `<circle cx='${Math.round(820 + random() * 200)}' cy='${Math.round(90 + random() * 60)}' r='${Math.round(38 + random() * 26)}' fill='${oklch(0.97, 0.05, hue + 60)}'/>`;
  const ridges = [0, 1, 2, 3, 4].map((layer) => {
    const base = 190 + layer * 48;
    const points: string[] = [];
    for (let x = 0; x <= WIDTH; x += 150) {
      points.push(`${x} ${Math.round(base - Math.sin(x / 170 + random() * 2) * 34 - random() * 30)}`);
    }
    const [first, ...rest] = points;
    const curve = rest
      .map((point, at) => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        const [fromX = 0, fromY = 0] = (points[at] ?? '0 0').split(' ').map(Number);
        const middle = (fromX + x) / 2;
        return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
      })
      .join('');
    return `<path d='M${first}${curve}V${HEIGHT}H0Z' fill='${oklch(0.78 - layer * 0.1, 0.07 + layer * 0.012, hue + 18 - layer * 6)}'/>`;
  });
  return sun + ridges.join('');
}

function weave(random: () => number, hue: number): string {
  const bands: string[] = [];
  for (let band = 0; band < 14; band++) {
    const y = band * 34 - 20 + random() * 10;
    const bend = 40 + random() * 70;
    bands.push(
      `<path d='M-20 ${Math.round(y)}C300 ${Math.round(y - bend)} 620 ${Math.round(y + bend * 1.4)} 1220 ${Math.round(y - bend * 0.4)}' stroke='${oklch(0.52 + random() * 0.32, 0.09, hue - 20 + random() * 50)}' stroke-width='${Math.round(8 + random() * 16)}' fill='none' opacity='${round(0.45 + random() * 0.4)}'/>`,
    );
  }
  return bands.join('');
}

function city(random: () => number, hue: number): string {
  const blocks: string[] = [];
  for (const row of [0, 1, 2]) {
    for (let x = -20; x < WIDTH; ) {
      const width = 34 + random() * 58;
      const height = (90 + random() * 170) * (1 - row * 0.22);
      blocks.push(
        `<rect x='${Math.round(x)}' y='${Math.round(HEIGHT - height)}' width='${Math.round(width)}' height='${Math.round(height)}' rx='3' fill='${oklch(0.74 - row * 0.15 - random() * 0.05, 0.06 + row * 0.02, hue + row * 10)}'/>`,
      );
      x += width + 4 + random() * 12;
    }
  }
  return blocks.join('');
}
