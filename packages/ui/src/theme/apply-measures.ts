/** The limits of what a company may choose: the medium corner radius in pixels, and the factor of the font size. */
export const RADIUS_LEAST = 0;
export const RADIUS_MOST = 24;
export const FONT_SCALE_LEAST = 0.875;
export const FONT_SCALE_MOST = 1.25;

/** What a company may configure besides its colour; by default the theme's values. */
interface Measures {
  readonly radius?: number | undefined;
  readonly fontScale?: number | undefined;
}

/**
 * Sets a company's corner radius on the portal's root, from which `theme.css` derives the smaller and larger ones, and its font size
 * on the document, since every length in rem follows that: the reader's own size times the factor. Values beyond the limits are
 * ignored.
 */
export function applyMeasures(root: HTMLElement, { radius, fontScale }: Measures): void {
  root.style.setProperty('--corner', within(radius, RADIUS_LEAST, RADIUS_MOST, 'px'));
  document.documentElement.style.fontSize = within(fontScale, FONT_SCALE_LEAST, FONT_SCALE_MOST, 'em');
}

function within(value = -1, least: number, most: number, unit: string): string {
  return value >= least && value <= most ? value + unit : '';
}
