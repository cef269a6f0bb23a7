import { writeFileSync } from 'node:fs';
import { findBrowser } from '@careers/e2e/browser';
import { serveFolder } from '@careers/e2e/static-server';
import { chromium } from '@playwright/test';
const out = '/tmp/h2/shots';
const root = '/work/wt/view';
const what = process.argv.slice(2);
const server = await serveFolder(`${root}/apps/sandbox/dist`, 5361);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
const langs = (process.env.LANGS ?? 'zh-cn,zh-hk,en-us').split(',');
try {
  for (const width of (process.env.WIDTHS ?? '1440').split(',').map(Number))
  for (const lang of langs) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await context.addInitScript(() => {
      localStorage.setItem('careers-bench', JSON.stringify({ open: false, dock: 'bottom', panel: 'inbox' }));
    });
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() === 'error') console.log(lang, 'console', m.text()); });
    page.on('pageerror', (e) => console.log(lang, 'error', e.message));
    if (what.includes('temp')) {
      await page.goto(`${server.url}/?persona=candidate&lang=${lang}#/resumeTemp`);
      await page.locator('.rs-frame').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${out}/C-temp-${lang}-${width}.png`, fullPage: true });
      for (const id of (process.env.T ?? 'classic,modern,compact,elegant').split(',')) {
        await page.locator(`input[value=${id}]`).evaluate((e) => (e as HTMLInputElement).click());
        await page.waitForTimeout(300);
        const frames = page.locator('[data-printed] .rs-frame');
        const n = await frames.count();
        console.log(lang, width, id, 'sheets', n);
        if (width > 1000) {
          
          const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
          writeFileSync(`${out}/C-${id}-${lang}.pdf`, pdf);
        }
      }
    }
    for (const token of ['resume-open', 'resume-over', 'resume-expired'].filter((t) => what.includes(t))) {
      await page.goto(`${server.url}/?scenario=${token}&lang=${lang}`);
      await page.locator('[data-state]').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${out}/C-${token}-${lang}-${width}.png`, fullPage: true });
    }
    if (what.includes('succ')) {
      await page.goto(`${server.url}/?lang=${lang}#/resumeSucc`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/C-succ-${lang}-${width}.png`, fullPage: true });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close?.();
}
