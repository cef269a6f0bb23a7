import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { runHiringLoop } from '../support/hiring-loop.ts';
import { dragSlider, keySlider } from '../support/slider.ts';
import type { Language } from '../support/words.ts';

/**
 * The pairings; in one of them the captcha is solved by keyboard. `npm test` walks this way as the beginning of a hire
 * (`hire-sandbox.spec.ts`), and on the production build.
 */
const pairs: readonly {
  language: Language;
  width: number;
  height: number;
  solve: (page: Page) => Promise<void>;
}[] = [
  { language: 'zh-cn', width: 1440, height: 900, solve: dragSlider },
  { language: 'zh-hk', width: 360, height: 780, solve: keySlider },
  { language: 'en-us', width: 360, height: 780, solve: dragSlider },
];

/** The newest message's code, read where a person reads it: in the bench's inbox. */
async function readCodeInBench(page: Page): Promise<string> {
  const code = page.locator('#bench [data-code]').first();
  // On a phone the bench is folded at first.
  const folded = (page.viewportSize()?.width ?? 0) < 1024;
  const unfoldOrFold = () => (folded ? page.keyboard.press('Alt+b') : Promise.resolve());
  await unfoldOrFold();
  await expect(code).toHaveText(/^\d{6}$/);
  const text = (await code.textContent()) ?? '';
  await unfoldOrFold();
  return text;
}

for (const { language, width, height, solve } of pairs) {
  test(`the hiring loop runs in the sandbox, ${language} at ${width} px @further`, async ({ page }) => {
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width, height });
    await page.goto(`http://localhost:${ports.sandbox}/?scenario=captcha-slider&lang=${language}#/homepage`);
    const readCode = () => readCodeInBench(page);
    await runHiringLoop({ page, language, solveCaptcha: solve, readCode, checkPage });
    expectSilence();
  });
}
