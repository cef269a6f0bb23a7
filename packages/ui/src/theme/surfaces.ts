/** The two colour schemes of the theme. */
export type Scheme = 'light' | 'dark';

/** The neutral backgrounds on which brand tones have a guaranteed contrast; `theme.css` has the same values. */
export const SURFACES: Record<Scheme, readonly [surface: string, raised: string, sunken: string]> = {
  light: ['#fbfaf8', '#ffffff', '#f4f1ec'],
  dark: ['#161513', '#1f1d1b', '#100f0e'],
};
