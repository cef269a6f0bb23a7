import { test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { runHiringLoop } from '../support/hiring-loop.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { dragSlider } from '../support/slider.ts';
import type { Language } from '../support/words.ts';

const pairs: readonly { language: Language; width: number; height: number }[] = [
  { language: 'zh-cn', width: 1440, height: 900 },
  { language: 'en-us', width: 360, height: 780 },
];

for (const [at, { language, width, height }] of pairs.entries()) {
  test(`the hiring loop runs on the production build over HTTP, ${language} at ${width} px${further(at, 1)}`, async ({
    page,
    request,
  }) => {
    const { at, readCode } = await openPortalWorld(page, request, { language, scenario: 'captcha-slider' });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width, height });
    await page.goto(at('/'));
    await runHiringLoop({ page, language, solveCaptcha: dragSlider, readCode });
    expectSilence();
  });
}
