export { applyBrandTokens } from './apply-brand-tokens.ts';
export { type BrandScale, type BrandTokens, brandTokens, DEFAULT_BRAND } from './brand-tokens.ts';
export { contrast } from './colour.ts';
export { type Scheme, SURFACES } from './surfaces.ts';
