import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half of what the package's own `source` is, with all comments. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Checks every page: axe finds nothing, nothing is wider than the screen, and each scene shows its subject. */
export async function checkPage(page: Page): Promise<void> {
  // Waits until entering animations and skeletons are over, so that contrast is judged on the final page.
  // The slow motion of a scene never ends, so it is not waited for.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          (effect instanceof KeyframeEffect && effect.target?.closest('[data-scene]')),
      ),
  );
  // Loaded once per page, as it is larger than the whole portal.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, overflow, unseen } = await page.evaluate(async () => {
    // A message may fade out during the check: without transitions, nothing is half transparent.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(still);
    const found = await window.axe
      .run({ exclude: ['#bench'] }, { resultTypes: ['violations'] })
      .finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1));
    const scroller = document.getElementById('portal') ?? document.documentElement;
    // A scene is cropped from a larger picture, and the middle of its subject has to be visible everywhere.
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

/** Collects uncaught errors and console errors, except for `expected` ones; `expectSilence` fails if there were any. */
export function listen(page: Page, expected?: RegExp): { expectSilence(): void } {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text()))
      heard.push(`console: ${message.text()}`);
  });
  return { expectSilence: () => expect(heard).toEqual([]) };
}
