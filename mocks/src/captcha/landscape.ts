import { IMAGE_HEIGHT, IMAGE_WIDTH } from '@careers/captcha/protocol';
import { createNoise, mix, type Noise, unit } from './noise.ts';
import { type Colour, PALETTES, type Palette } from './palettes.ts';
import type { Raster } from './png.ts';

const HILLS = 5;
/** Ridges are drawn on twice as many columns as there are pixels, so that slopes and trees stay smooth. */
const FINE = 2;

/**
 * An abstract landscape of 310x155: a sky with a sun and clouds, hills behind hills in the haze, trees on
 * the near ones. The same draws of `random` give the same pixels on every machine.
 */
export function paintLandscape(random: () => number): Raster {
  const raster = {
    width: IMAGE_WIDTH,
    height: IMAGE_HEIGHT,
    data: new Uint8Array(IMAGE_WIDTH * IMAGE_HEIGHT * 4),
  };
  const palette = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0];
  if (!palette) throw new RangeError('no palette');
  const noise = createNoise(random);
  const sun = { x: 40 + random() * 230, y: 22 + random() * 34, radius: 9 + random() * 7 };
  const hills = Array.from({ length: HILLS }, (_, hill) => drawHill(noise, hill / (HILLS - 1), random));
  paintSky(raster, palette, noise, sun, coveredFrom(hills));
  hills.forEach((hill, at) => {
    paintHill(raster, palette, noise, sun, hill, coveredFrom(hills.slice(at + 1)));
  });
  addGrain(raster, random);
  return raster;
}

/** Heights are in pixels below the picture's top, one for each half column. */
interface Hill {
  /** 0 at the horizon, 1 in the foreground. */
  readonly nearness: number;
  readonly ground: Float64Array;
  /** The ground with its trees: the hill's upper edge. */
  readonly ridge: Float64Array;
}

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function paintSky(
  { width, height, data }: Raster,
  palette: Palette,
  noise: Noise,
  sun: Sun,
  end: Uint8Array,
): void {
  const skyline = height * 0.72;
  for (let y = 0, at = 0; y < height; y++) {
    const down = unit(y / skyline);
    const upper = unit(down * 2);
    const lower = unit(down * 2 - 1);
    for (let x = 0; x < width; x++, at += 4) {
      data[at + 3] = 255;
      if (y >= (end[x] ?? 0)) continue;
      const across = x - sun.x;
      const below = y - sun.y;
      const squared = across * across + below * below;
      const glow = 0.62 / (1 + squared / (sun.radius * sun.radius * 7));
      const disc = unit(sun.radius + 0.5 - Math.sqrt(squared));
      // Far wider than high: clouds seen from the side.
      const cloud = unit(noise.layered(x / 58, y / 13 + 20) * 2.6 - 1.35) * 0.5 * unit(1.25 - down);
      for (let channel = 0; channel < 3; channel++) {
        const light = pick(palette.sun, channel);
        let value = mix(pick(palette.zenith, channel), pick(palette.sky, channel), upper);
        value = mix(value, pick(palette.horizon, channel), lower);
        value = mix(value, light, glow);
        value = mix(value, light, disc * 0.9);
        data[at + channel] = mix(value, mix(light, pick(palette.horizon, channel), 0.4), cloud);
      }
    }
  }
}

function paintHill(
  { width, height, data }: Raster,
  palette: Palette,
  noise: Noise,
  sun: Sun,
  { nearness, ground, ridge }: Hill,
  end: Uint8Array,
): void {
  const tone = nearness * (0.55 + 0.45 * nearness);
  for (let x = 0; x < width; x++) {
    const left = ridge[x * FINE] ?? height;
    const right = ridge[x * FINE + 1] ?? height;
    const level = ground[x * FINE] ?? height;
    // A slope that falls away from the sun lies in the shade.
    const slope = ((ground[(x + 3) * FINE] ?? level) - (ground[Math.max(0, x - 3) * FINE] ?? level)) / 6;
    const towards = Math.max(-1, Math.min(1, (x - sun.x) / 45));
    const lit = Math.max(-0.5, Math.min(0.5, slope * towards)) * 0.3;
    for (let y = Math.max(0, Math.floor(Math.min(left, right))); y < (end[x] ?? 0); y++) {
      const cover = (unit(y + 1 - left) + unit(y + 1 - right)) / 2;
      const depth = y - level;
      const haze = unit(depth / 46) * (0.62 - 0.5 * nearness);
      // Folds run down the slope, so the pattern is higher than wide and leans.
      const fold =
        (noise.layered((x + depth * 0.7) / 17 + nearness * 36, y / 30 + nearness * 20) - 0.5) * 0.34;
      const shine = lit * unit(1 - depth / 30) + fold * unit(depth / 6 + 0.2) * (0.35 + nearness * 0.65);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        let value = mix(pick(palette.far, channel), pick(palette.near, channel), tone);
        value = mix(value, pick(palette.horizon, channel), haze);
        value = shine > 0 ? mix(value, pick(palette.sun, channel), shine) : value * (1 + shine * 1.6);
        data[at + channel] = mix(data[at + channel] ?? 0, value, cover);
      }
    }
  }
}

/** For each column the first row that these hills hide for good: nothing behind is painted from there on. */
function coveredFrom(hills: readonly Hill[]): Uint8Array {
  return Uint8Array.from({ length: IMAGE_WIDTH }, (_, x) => {
    const hidden = hills.map(({ ridge }) => Math.max(ridge[x * FINE] ?? 0, ridge[x * FINE + 1] ?? 0) + 1);
    return Math.max(0, Math.min(IMAGE_HEIGHT, ...hidden.map(Math.ceil)));
  });
}

function drawHill(noise: Noise, nearness: number, random: () => number): Hill {
  const base = 66 + nearness * 68;
  const height = 68 - nearness * 30;
  const breadth = 62 - nearness * 8;
  const shift = random() * 60;
  const ground = Float64Array.from(
    { length: (IMAGE_WIDTH + 4) * FINE },
    (_, column) =>
      base - (noise.layered(column / FINE / breadth + shift, nearness * 44 + 0.5) - 0.42) * height,
  );
  return { nearness, ground, ridge: nearness < 0.5 ? ground : plantTrees(ground, noise, nearness, random) };
}

/** Conifers in groups, as teeth on the ground's edge. */
function plantTrees(
  ground: Float64Array,
  noise: Noise,
  nearness: number,
  random: () => number,
): Float64Array {
  const ridge = ground.slice();
  for (let x = -4; x < IMAGE_WIDTH + 4; x += 2 + random() * 5) {
    const grown = noise.at(x / 26, nearness * 40);
    const size = random();
    if (grown < 0.48) continue;
    const tall = (4 + size * 8) * (0.35 + nearness * 0.75);
    const foot = ground[Math.max(0, Math.round(x * FINE))] ?? 0;
    const half = tall * 0.27;
    for (let column = Math.ceil((x - half) * FINE); column <= (x + half) * FINE; column++) {
      const aside = Math.abs(column / FINE - x) / half;
      // Branches: the outline steps in on its way up.
      const step = Math.floor(aside * 4) / 4;
      const top = foot - tall * (1 - mix(aside, step, 0.45)) + 1;
      if (column >= 0 && column < ridge.length) ridge[column] = Math.min(ridge[column] ?? 0, top);
    }
  }
  return ridge;
}

/** A little grain, the same in all channels: flat areas look printed, and no two challenges compare equal. */
function addGrain({ data }: Raster, random: () => number): void {
  for (let at = 0; at < data.length; at += 4) {
    const grain = Math.floor(random() * 3) - 1;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + grain));
    }
  }
}

function pick(colour: Colour, channel: number): number {
  return colour[channel] ?? 0;
}
