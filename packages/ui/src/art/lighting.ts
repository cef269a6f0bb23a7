import type { BrandScale } from '../theme/brand-tokens.ts';
import type { Scheme } from '../theme/surfaces.ts';
import type { Paint } from './scene.ts';

/**
 * The step of the brand's scale for each tone: by day the planes get darker towards the viewer before a light sky, by night
 * they are dark before a horizon that still glows. 50 is the page's end of the scale in both schemes.
 */
const lighting: Readonly<Record<Paint, Readonly<Record<Scheme, string>>>> = {
  top: { light: 'brand-200', dark: 'brand-200' },
  low: { light: 'brand-50', dark: 'brand-500' },
  far: { light: 'brand-200', dark: 'brand-400' },
  mid: { light: 'brand-300', dark: 'brand-300' },
  near: { light: 'brand-500', dark: 'brand-200' },
  front: { light: 'brand-700', dark: 'brand-100' },
  ink: { light: 'brand-900', dark: 'brand-50' },
  light: { light: 'brand-50', dark: 'brand-800' },
  bright: { light: 'brand-600', dark: 'brand-600' },
  glow: { light: 'brand-50', dark: 'brand-600' },
  accent: { light: 'brand-accent', dark: 'brand-accent' },
};

/** A tone as a CSS variable of the page: it changes with brand and scheme without a redraw. */
export function pageColour(paint: Paint): string {
  const { light, dark } = lighting[paint];
  if (light === dark) return `var(--color-${light})`;
  return `var(--if-light, var(--color-${light})) var(--if-dark, var(--color-${dark}))`;
}

/** The tones as colours, for a canvas or a file, where no variables of the page apply. */
export type ScenePalette = Readonly<Record<Paint, string>>;

/** @param scale one scheme of `brandTokens` */
export function scenePalette(scale: BrandScale, scheme: Scheme): ScenePalette {
  const colour = (paint: Paint) => scale[`--color-${lighting[paint][scheme]}`] ?? '#808080';
  return {
    top: colour('top'),
    low: colour('low'),
    far: colour('far'),
    mid: colour('mid'),
    near: colour('near'),
    front: colour('front'),
    ink: colour('ink'),
    light: colour('light'),
    bright: colour('bright'),
    glow: colour('glow'),
    accent: colour('accent'),
  };
}
