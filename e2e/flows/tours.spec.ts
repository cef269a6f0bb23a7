import { tours } from '@careers/sandbox/tours';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { portalOf } from '../support/bench-steps.ts';
import { listen } from '../support/check-page.ts';
import { further } from '../support/pairings.ts';

const languages = [
  { bench: 'en', lang: 'en-us', panel: 'Tours', next: 'Next', back: 'Back' },
  { bench: 'zh', lang: 'zh-cn', panel: '导览', next: '下一步', back: '上一步' },
] as const;

/** The words of its page that a step names. */
const namedIn = (says: string) => [...says.matchAll(/“([^”]+)”/g)].flatMap(([, words]) => words ?? []);

/** An element with a text, or with an accessible name. */
const shown = (page: Page, words: string) => portalOf(page).getByText(words).locator('visible=true').first();

/** Expects it to be visible also after everything has loaded: a list may be left out once it is known to be empty. */
async function expectShown(page: Page, promised: readonly string[]): Promise<void> {
  for (const words of promised) await expect(shown(page, words)).toBeVisible();
  await expect(portalOf(page).locator('[aria-busy=true]')).toHaveCount(0);
  for (const words of promised) await expect(shown(page, words)).toBeVisible();
}

/** Tours along a way that `npm test` walks in a flow of its own. */
const walkedAnyway: readonly string[] = [
  'From a job ad to an application',
  'From the interview to the hire',
  'The group’s portal, and a share',
];

for (const [turn, { title, steps }] of tours.entries())
  for (const [place, { bench, lang, panel, next, back }] of languages.entries())
    test(`each step of the tour “${title.en}” shows what it promises, ${lang}${further(place, walkedAnyway.includes(title.en) ? -1 : turn % 2)}`, async ({
      page,
    }) => {
      // The browser itself logs the replies of a backend that is down.
      const { expectSilence } = listen(page, /status of 502/);
      await page.setViewportSize({ width: 1680, height: 950 });
      await page.goto(`http://localhost:${ports.sandbox}/?lang=${lang}&seed=12#/agreement?kind=privacy`);
      await page.getByRole('tab', { name: panel, exact: true }).click();
      const tabpanel = page.locator('#bench-panel');
      await tabpanel.getByRole('button', { name: title[bench], exact: true }).click();
      const marked = tabpanel.locator('[aria-current=step]');
      await tabpanel.getByRole('listitem').getByRole('link').first().click();
      for (const [at, step] of steps.entries()) {
        if (at > 0) await tabpanel.getByRole('link', { name: next, exact: true }).click();
        await expect(marked).toHaveText(step.title[bench]);
        await expectShown(page, namedIn(step.says[bench]));
        await expect(page).toHaveURL(/[?&]seed=12\b/);
      }
      await expect(tabpanel.getByRole('link', { name: next, exact: true })).toHaveCount(0);
      await tabpanel.getByRole('link', { name: back, exact: true }).click();
      await expect(marked).toHaveText(steps.at(-2)?.title[bench] ?? '');
      // A copied link opens the same page in another browser; only the chosen panel of the bench is not in the address.
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await expect(marked).toHaveText(steps.at(-2)?.title[bench] ?? '');
      expectSilence();
    });
