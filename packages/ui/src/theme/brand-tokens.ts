import { contrast, type Oklch, parseHex, toHex, toOklch } from './colour.ts';
import { type Scheme, SURFACES } from './surfaces.ts';

/** The colour of a company that has configured none, or an invalid one. */
export const DEFAULT_BRAND = '#17616b';

/** CSS variables (`--color-brand-50` … `--color-on-brand`) to hex colours. */
export type BrandScale = Record<string, string>;

/** The brand in both schemes. `fallback`: the given colour was invalid. */
export interface BrandTokens {
  light: BrandScale;
  dark: BrandScale;
  fallback: boolean;
}

/** step, lightness in the light scheme, lightness in the dark scheme, share of the brand's chroma */
const LADDER = [
  [50, 0.972, 0.225, 0.11],
  [100, 0.945, 0.265, 0.2],
  [200, 0.89, 0.32, 0.36],
  [300, 0.82, 0.39, 0.56],
  [400, 0.73, 0.48, 0.8],
  [500, 0.64, 0.58, 1],
  [600, 0.55, 0.66, 1],
  [700, 0.46, 0.76, 0.94],
  [800, 0.39, 0.83, 0.8],
  [900, 0.32, 0.9, 0.6],
  [950, 0.24, 0.955, 0.4],
] as const;

const TEXT = 4.55;
const GRAPHIC = 3.05;

/** With less chroma than this a colour looks grey. */
const GREY = 0.02;
/** The lightness of text by day, and by night. */
const INK = 0.24;
const CHALK = 0.93;

/** The one tone besides the brand, that of a low sun; a brand whose hue is near it (in radians) gets a deeper one. */
const SUN = { l: 0.82, c: 0.135, h: 1.3 } as const;
const DEEP_SUN = { l: 0.72, c: 0.15, h: 0.6 } as const;
const NEAR_SUN = 0.5;

/** Moves lightness by `step` until the colour reaches `ratio` on every ground. */
function until(colour: Oklch, step: number, ratio: number, grounds: readonly string[]): Oklch {
  let l = colour.l;
  const passes = () => grounds.every((ground) => contrast(toHex({ ...colour, l }), ground) >= ratio);
  while (!passes() && (step > 0 ? l < 1 : l > 0)) l = Math.min(1, Math.max(0, l + step));
  return { ...colour, l };
}

/**
 * A light grey by day, or a dark one by night, would look like a disabled control: such a brand gets dark or light text colours
 * instead.
 */
function written(brand: Oklch, scheme: Scheme): Oklch {
  if (brand.c >= GREY) return brand;
  if (scheme === 'light') return brand.l > 0.7 ? { ...brand, l: INK } : brand;
  return brand.l < 0.5 ? { ...brand, l: CHALK } : brand;
}

/**
 * The solid fill, its hover and the text on it. The text is white wherever that is possible without changing the brand beyond
 * recognition.
 */
function fill(brand: Oklch, scheme: Scheme): BrandScale {
  const [surface, raised] = SURFACES[scheme];
  const plain = written(brand, scheme);
  const seen =
    scheme === 'dark' ? until(plain, 0.01, GRAPHIC, [raised]) : until(plain, -0.01, 1.3, [surface, raised]);
  const white = contrast(toHex(seen), '#ffffff') >= 3;
  if (white) {
    const solid = until(seen, -0.005, TEXT, ['#ffffff']);
    const hover = { ...solid, l: solid.l < 0.3 ? solid.l + 0.1 : solid.l - 0.06 };
    return {
      '--color-brand': toHex(solid),
      '--color-brand-hover': toHex(until(hover, -0.005, TEXT, ['#ffffff'])),
      '--color-on-brand': '#ffffff',
    };
  }
  const hover = { ...seen, l: Math.max(0.65, seen.l - 0.05) };
  const dark = { l: INK, c: Math.min(brand.c, 0.05), h: brand.h };
  return {
    '--color-brand': toHex(seen),
    '--color-brand-hover': toHex(hover),
    '--color-on-brand': toHex(until(dark, -0.01, TEXT, [toHex(seen), toHex(hover)])),
  };
}

/** The minimum contrast of a step with what it is shown on: 600 is for graphics, the steps above are for text too. */
function contrastOf(step: number): number {
  if (step >= 700) return TEXT;
  return step === 600 ? GRAPHIC : 1;
}

function scale(brand: Oklch, scheme: Scheme): BrandScale {
  const away = scheme === 'light' ? -0.01 : 0.01;
  const tokens: BrandScale = {};
  const grounds: string[] = [...SURFACES[scheme]];
  for (const [step, light, dark, share] of LADDER) {
    const plain = { l: scheme === 'light' ? light : dark, c: brand.c * share, h: brand.h };
    const hex = toHex(until(plain, away, contrastOf(step), grounds));
    if (step <= 100) grounds.push(hex);
    tokens[`--color-brand-${step}`] = hex;
  }
  tokens['--color-brand-text'] = toHex(until(written(brand, scheme), away, TEXT, grounds));
  // The accent of a grey brand is as grey as the brand itself.
  const sun = Math.abs(brand.h - SUN.h) < NEAR_SUN ? DEEP_SUN : SUN;
  tokens['--color-brand-accent'] = toHex({ ...sun, c: Math.min(sun.c, brand.c * 1.6) });
  return { ...tokens, ...fill(brand, scheme) };
}

/**
 * Turns a company's colour into the whole brand palette, light and dark.
 *
 * - `--color-brand-50` … `-950`: from the ground to the ink, in the dark scheme too (50 is the darkest there).
 *   700 and up are text (>= 4.5:1) and 600 is graphics (>= 3:1) on every surface and on steps 50 and 100.
 * - `--color-brand`, `-hover`: the solid fill; `--color-on-brand` is the text on both (>= 4.5:1).
 * - `--color-brand-accent`: the one warm spot of a drawn scene; for no text.
 * - `--color-brand-text`: the readable tone nearest to the brand itself.
 *
 * @param brandColor any CSS hex colour; anything else gives the default brand and `fallback: true`.
 */
export function brandTokens(brandColor: string): BrandTokens {
  const given = parseHex(brandColor);
  const brand = toOklch(given ?? parseHex(DEFAULT_BRAND) ?? [0, 0, 0]);
  return { light: scale(brand, 'light'), dark: scale(brand, 'dark'), fallback: given === undefined };
}
