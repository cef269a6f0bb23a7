/** The two colour schemes of the theme. */
export type Scheme = 'light' | 'dark';

/** The neutral grounds that brand tones are guaranteed on; the same values stand in `theme.css`. */
export const SURFACES: Record<Scheme, readonly [surface: string, raised: string, sunken: string]> = {
  light: ['#fbfaf8', '#ffffff', '#f4f1ec'],
  dark: ['#161513', '#1f1d1b', '#100f0e'],
};
