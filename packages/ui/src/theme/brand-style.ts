import { brandTokens } from './brand-tokens.ts';

type BrandStyle = Readonly<Record<`--${string}`, string>>;

const styles = new Map<string, BrandStyle>();

interface BrandedProps {
  readonly 'data-brand'?: string;
  readonly style?: BrandStyle;
}

/**
 * The props of an element in another company's colours than the page's, in both schemes; with an invalid colour it keeps the
 * page's.
 */
export function branded(brandColor: string): BrandedProps {
  const style = styles.get(brandColor) ?? styleOf(brandColor);
  if (!style) return {};
  styles.set(brandColor, style);
  return { 'data-brand': '', style };
}

function styleOf(brandColor: string): BrandStyle | undefined {
  const { fallback, ...schemes } = brandTokens(brandColor);
  if (fallback) return undefined;
  return Object.fromEntries(
    (['light', 'dark'] as const).flatMap((scheme) =>
      Object.entries(schemes[scheme]).map(([name, value]) => [`--${scheme}${name.slice(1)}`, value]),
    ),
  );
}
