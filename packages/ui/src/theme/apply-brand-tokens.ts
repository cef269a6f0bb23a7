import type { BrandTokens } from './brand-tokens.ts';

/**
 * Writes both schemes onto the portal's root (the element with `data-theme`) as `--light-color-brand-*` and
 * `--dark-color-brand-*`; `theme.css` picks one of them, so a change of scheme needs no script.
 */
export function applyBrandTokens(element: HTMLElement, tokens: BrandTokens): void {
  for (const scheme of ['light', 'dark'] as const) {
    for (const [name, value] of Object.entries(tokens[scheme])) {
      element.style.setProperty(`--${scheme}${name.slice(1)}`, value);
    }
  }
}
