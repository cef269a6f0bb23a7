import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What holds for every page: nothing for axe to say, and nothing wider than the screen. */
export async function checkPage(page: Page): Promise<void> {
  // Entering animations and skeletons are over: contrast is judged on what stays.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  // No frame is of another origin: axe may run in the page alone, without a page of its own to sum up in.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.exclude('#bench').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(() => {
    const scroller = document.getElementById('portal') ?? document.documentElement;
    return scroller.scrollWidth - scroller.clientWidth;
  });
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
