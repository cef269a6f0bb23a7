import { expect, test } from '@playwright/test';
import { checkPage, listen } from '../support/check-page.ts';
import { type Deployment, deploy } from '../support/deployment.ts';
import { runHiringLoop } from '../support/hiring-loop.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { dragSlider } from '../support/slider.ts';
import type { Language } from '../support/words.ts';

const pairs: readonly { language: Language; width: number; height: number }[] = [
  { language: 'zh-cn', width: 1440, height: 900 },
  { language: 'en-us', width: 360, height: 780 },
];

let deployment: Deployment;
test.beforeAll(async () => {
  deployment = await deploy();
});
test.afterAll(() => deployment.close());

for (const [at, { language, width, height }] of pairs.entries()) {
  test(`the hiring loop runs on the production build over HTTP, under the headers that the command writes, ${language} at ${width} px${further(at, 1)}`, async ({
    page,
    request,
  }) => {
    const { at, readCode } = await openPortalWorld(page, request, {
      language,
      scenario: 'captcha-slider',
      portal: deployment.url,
    });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width, height });
    const reply = await page.goto(at('/'));
    expect(reply?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await runHiringLoop({ page, language, solveCaptcha: dragSlider, readCode, checkPage });
    expectSilence();
  });
}
