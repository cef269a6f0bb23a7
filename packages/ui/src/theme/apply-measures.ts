/** The least and the most that a company may choose: the middle corner in pixels, the letters' factor. */
export const RADIUS_LEAST = 0;
export const RADIUS_MOST = 24;
export const FONT_SCALE_LEAST = 0.875;
export const FONT_SCALE_MOST = 1.25;

/** What a company may choose beside its colour; without it the theme's own. */
export interface Measures {
  readonly radius?: number | undefined;
  readonly fontScale?: number | undefined;
}

/**
 * Writes a company's corners onto the portal's root, from which `theme.css` takes the smaller and the larger ones,
 * and its letters onto the document, since every length in rem follows it: the reader's own size is kept, times the
 * factor. What is out of bounds is the theme's own.
 */
export function applyMeasures(root: HTMLElement, { radius, fontScale }: Measures): void {
  root.style.setProperty('--corner', within(radius, RADIUS_LEAST, RADIUS_MOST, 'px'));
  document.documentElement.style.fontSize = within(fontScale, FONT_SCALE_LEAST, FONT_SCALE_MOST, 'em');
}

function within(value = -1, least: number, most: number, unit: string): string {
  return value >= least && value <= most ? value + unit : '';
}
