import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
const shots: [string, string, string, string?][] = JSON.parse(process.argv[2] ?? '[]');
for (const [name, query, route, click] of shots)
  for (const width of [360, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: width === 360 ? 740 : 900 } });
    await page.addInitScript(() => localStorage.setItem('careers-bench', '{"open":false}'));
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 200)));
    page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 200)));
    await page.goto(`http://localhost:5391/?site=complex&${query}#${route}`);
    await page.waitForTimeout(3500);
    if (click) { await page.getByRole('button', { name: click }).first().click(); await page.waitForTimeout(1200); }
    await page.screenshot({ path: `/tmp/group-shot-${name}-${width}.png`, fullPage: !click });
    console.log(name, width, page.url());
    await page.close();
  }
await browser.close();
