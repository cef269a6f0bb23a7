import axe from 'axe-core';

/**
 * The problems that axe finds in an element, one line for each; expect `[]`. Colours are left out, since jsdom computes none
 * (the theme's own tests and axe in the browser cover them), and so is `region`, which only makes sense for a page.
 */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    // Only violations are described, each shown by its HTML.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
