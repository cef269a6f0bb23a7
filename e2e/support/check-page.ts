import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What holds for every page: nothing for axe to say, nothing wider than the screen, and each scene shows what it is about. */
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
  const { violations, overflow, unseen } = await page.evaluate(async () => {
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
    // A scene is a crop of a larger picture: of what it is about, each place shows the middle.
    const scenes = [...document.querySelectorAll<SVGSVGElement>('svg[data-scene]')].flatMap((scene) => {
      const [x, y] = (scene.dataset.scene ?? '').split(' ').map(Number);
      const at = new DOMPoint(x, y).matrixTransform(scene.getScreenCTM() ?? undefined);
      const frame = scene.parentElement?.getBoundingClientRect();
      return frame?.width ? [[(at.x - frame.x) / frame.width, (at.y - frame.y) / frame.height]] : [];
    });
    return {
      unseen: scenes.filter((shares) => !shares.every((share) => share > 0.2 && share < 0.8)),
      violations: found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
      ),
      overflow: scroller.scrollWidth - scroller.clientWidth,
    };
  });
  expect(violations).toEqual([]);
  expect(unseen, 'scenes whose focal point is at an edge or outside, as shares of their place').toEqual([]);
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
