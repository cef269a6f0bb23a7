import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { listen } from '../support/check-page.ts';
import { runHiringLoop } from '../support/hiring-loop.ts';
import { dragSlider } from '../support/slider.ts';
import type { Language } from '../support/words.ts';

const shipped: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../apps/portal/dist/config.json', import.meta.url), 'utf8'),
);

/** Points the built portal at a world of its own on the stand-alone server, as a deployment's config.json would. */
async function pointAtWorld(page: Page, world: string): Promise<void> {
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        ...shipped,
        gatewayUrl: `${world}/gateway`,
        baseUrl: `${world}/base`,
        adminUrl: `${world}/admin`,
        fileGatewayUrl: `${world}/files`,
      },
    }),
  );
}

const pairs: readonly { language: Language; width: number; height: number }[] = [
  { language: 'zh-cn', width: 1440, height: 900 },
  { language: 'en-us', width: 360, height: 780 },
];

for (const { language, width, height } of pairs) {
  test(`the hiring loop on the production build over HTTP, ${language} at ${width} px`, async ({
    page,
    request,
  }) => {
    const world = `http://127.0.0.1:${ports.gateway}/@${language}-${crypto.randomUUID()}`;
    const set = await request.post(`${world}/__sandbox/set`, {
      data: { scenario: 'captcha-slider', lang: language },
    });
    expect(set.ok()).toBe(true);
    await pointAtWorld(page, world);
    await page.addInitScript((locale) => {
      if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
    }, language);
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width, height });
    await page.goto(`http://127.0.0.1:${ports.portal}/`);
    await runHiringLoop({
      page,
      language,
      solveCaptcha: dragSlider,
      readCode: async () => {
        const inbox: { code?: string }[] = await (await request.get(`${world}/__sandbox/inbox`)).json();
        return inbox.findLast(({ code }) => code)?.code ?? '';
      },
    });
    expectSilence();
  });
}
