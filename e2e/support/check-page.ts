import { expect, type Page, type TestInfo, test } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Which of its pages a flow has judged by axe: every `of`-th, beginning with the one at `turn`. */
const turns = new WeakMap<TestInfo, { readonly turn: number; readonly of: number; page: number }>();

/**
 * Begins a flow that is walked in several languages, widths and ways to press, of which this is the one at `turn`.
 * What axe judges is the same in each of them, and it takes longer than all else in a flow: they take turns, so
 * that together they have each page judged once.
 */
export function takeTurn(turn: number, { length }: { readonly length: number }): void {
  turns.set(test.info(), { turn, of: length, page: 0 });
}

function isOurTurn(): boolean {
  const ours = turns.get(test.info());
  return !ours || ours.page++ % ours.of === ours.turn;
}

/** What holds for every page: nothing for axe to say, and nothing wider than the screen. */
export async function checkPage(page: Page): Promise<void> {
  // Entering animations and skeletons are over: what stays is judged.
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
  const overflow = await page.evaluate(() => {
    const scroller = document.getElementById('portal') ?? document.documentElement;
    return scroller.scrollWidth - scroller.clientWidth;
  });
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
  if (isOurTurn()) expect(await findViolations(page)).toEqual([]);
}

async function findViolations(page: Page): Promise<readonly string[]> {
  // A page keeps it until it is left: it is longer than all that the portal is made of.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // A message may leave while the page is judged: meanwhile nothing is half there.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(still);
    const found = await window.axe
      .run({ exclude: ['#bench'] }, { resultTypes: ['violations'] })
      .finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1));
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
  });
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
