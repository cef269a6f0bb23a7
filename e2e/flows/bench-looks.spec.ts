import { expect, type Locator, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';

/** The look of a control in forced colours: the line below it, its background and its text. */
const lookOf = (one: Locator) =>
  one.evaluate((control) => {
    const { borderBottomColor, backgroundColor, color } = getComputedStyle(control);
    return [borderBottomColor, backgroundColor, color].join();
  });

/** Expects one control of a group to look unlike all others, and those like each other. */
async function expectToStandOut(group: Locator, chosen: Locator): Promise<void> {
  const looks: string[] = [];
  for (const one of await group.all()) looks.push(await lookOf(one));
  const own = await lookOf(chosen);
  expect(looks.filter((look) => look === own)).toHaveLength(1);
  expect(new Set(looks).size).toBe(2);
}

test('in forced colours the chosen panel, language and width of the bench stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?lang=en-us&size=0#/homepage`);
  await page.getByRole('tab', { name: 'Site', exact: true }).click();
  const bench = page.getByRole('complementary', { name: 'Sandbox bench' });
  await expectToStandOut(bench.getByRole('tab'), bench.getByRole('tab', { selected: true }));
  // Only the chosen tab has a line below it.
  const ground = await bench.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(bench.getByRole('tab', { selected: false }).first()).toHaveCSS('border-bottom-color', ground);
  const languages = bench.getByRole('button', { name: /^(zh-cn|zh-hk|en-us)/ });
  await expect(languages).toHaveCount(3);
  await expectToStandOut(languages, bench.getByRole('button', { pressed: true }));
  await page.goto(`http://localhost:${ports.sandbox}/gallery/?lang=en-us&width=360&filter=noData`);
  const widths = page.getByRole('button', { name: /^\d+/ });
  await expect(widths).toHaveCount(3);
  await expectToStandOut(widths, page.getByRole('button', { pressed: true }));
});
