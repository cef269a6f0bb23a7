import { findBrowser } from '@careers/e2e/browser';
import { serveFolder } from '@careers/e2e/static-server';
import { chromium } from '@playwright/test';
const server = await serveFolder(`/work/wt/view/apps/sandbox/dist`, 5362);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${server.url}/?persona=candidate&lang=zh-cn#/resumeTemp`);
await page.locator('.rs-frame').first().waitFor();
await page.waitForTimeout(1000);

const count = () => page.locator('[data-printed] .rs-frame').count();
const sums = () => page.evaluate(() => { const m = document.querySelector('[data-printed]')!.parentElement!.querySelector('.rs-measure .rs-main')!; const l = m.lastElementChild!.getBoundingClientRect(); return [m.parentElement!.className, m.getBoundingClientRect().height, l.bottom - m.getBoundingClientRect().top, m.children.length]; });
for (const id of ['classic','modern','compact','elegant','compact','classic']) {
  await page.locator(`input[value=${id}]`).check({ force: true });
  await page.waitForTimeout(300);
  console.log(id, await count(), await sums());
}
await page.pdf({ preferCSSPageSize: true });
for (const id of ['classic','modern','compact','elegant','compact','classic']) {
  await page.locator(`input[value=${id}]`).check({ force: true });
  await page.waitForTimeout(300);
  console.log(id, await count(), await sums());
}
await browser.close(); await server.close?.();
