import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What holds for every page: nothing for axe to say, and nothing wider than the screen. */
export async function checkPage(page: Page): Promise<void> {
  // Entering animations and skeletons are over: contrast is judged on what stays.
  // A scene's slow motion never ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          (effect instanceof KeyframeEffect && effect.target?.closest('[data-scene]')),
      ),
  );
  // A page keeps it until it is left: it is longer than all that the portal is made of.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, overflow } = await page.evaluate(async () => {
    // A message may leave while the page is judged: meanwhile nothing is half there.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(still);
    const found = await window.axe
      .run({ exclude: ['#bench'] }, { resultTypes: ['violations'] })
      .finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1));
    const scroller = document.getElementById('portal') ?? document.documentElement;
    return {
      violations: found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
      ),
      overflow: scroller.scrollWidth - scroller.clientWidth,
    };
  });
  expect(violations).toEqual([]);
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

/** Collects what a page must never say, but for what is `expected`; `expectSilence` fails with it. */
export function listen(page: Page, expected?: RegExp): { expectSilence(): void } {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text()))
      heard.push(`console: ${message.text()}`);
  });
  return { expectSilence: () => expect(heard).toEqual([]) };
}
