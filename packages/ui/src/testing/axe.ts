import axe from 'axe-core';

/**
 * What axe finds wrong in an element, one line a finding; expect `[]`.
 * Colours are out: jsdom computes none (the theme's own tests and the browser's axe cover them). `region` is a
 * page's matter.
 */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    // What is right is not described, and what is wrong is shown as it is written.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
