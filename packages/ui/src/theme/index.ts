export { applyBrandTokens } from './apply-brand-tokens.ts';
export {
  applyMeasures,
  FONT_SCALE_LEAST,
  FONT_SCALE_MOST,
  RADIUS_LEAST,
  RADIUS_MOST,
} from './apply-measures.ts';
export { branded } from './brand-style.ts';
export { type BrandScale, type BrandTokens, brandTokens, DEFAULT_BRAND } from './brand-tokens.ts';
export { contrast } from './colour.ts';
export { type Scheme, SURFACES } from './surfaces.ts';
