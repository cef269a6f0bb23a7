import { expect, type Locator, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { portalOf } from '../support/bench-steps.ts';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { brokenWords } from '../support/titles.ts';
import type { Language } from '../support/words.ts';

/** The box of an element on the screen. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The lines of text at the end of an element. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNode(element.lastChild ?? element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('the floating entries cover no control on the homepage’s first screen at 768 px', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, {
    language: 'zh-cn',
    scenario: 'robot-and-feedback-on',
  });
  await page.setViewportSize({ width: 768, height: 865 });
  await openerOf(page)(at('/homepage'));
  await expect(page.getByRole('complementary')).toHaveCount(2);
  const covered = await page.evaluate(() => {
    const floats = [...document.querySelectorAll('aside')].map((aside) =>
      (aside.querySelector('a, button') ?? aside).getBoundingClientRect(),
    );
    return [...document.querySelectorAll('main :is(a, button, input)')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return floats.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map(({ outerHTML }) => outerHTML);
  });
  expect(covered).toEqual([]);
});

test('a row that scrolls sideways without a scroll bar fades out at the edge where it continues', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 780 });
    await openerOf(page)(at('/homepage'));
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { overflowX, scrollbarWidth, maskImage } = getComputedStyle(element);
          const scrolls = /auto|scroll/.test(overflowX) && scrollbarWidth === 'none';
          return scrolls && element.scrollWidth > element.clientWidth && maskImage === 'none';
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

for (const [turn, language] of (['zh-cn', 'zh-hk', 'en-us'] satisfies Language[]).entries())
  test(`the record number in the footer is on one line on a phone, ${language}${further(turn, 0)}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language });
    await page.setViewportSize({ width: 360, height: 780 });
    await openerOf(page)(at('/position'));
    const number = page.getByRole('contentinfo').getByText(/ICP/).last();
    expect(await linesOf(number)).toBe(1);
  });

test('a telephone number in a text of the company is on one line at each width', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'zh-cn' });
  await openerOf(page)(at('/agreement?kind=privacy'));
  const number = page.getByRole('main').getByRole('link', { name: '400-000-0000' });
  for (let width = 320; width <= 1440; width += 80) {
    await page.setViewportSize({ width, height: 780 });
    expect(await linesOf(number), `${width} px`).toBe(1);
  }
});

test('an English website name of 60 characters is broken only between words, also beside a wide logo', async ({
  page,
  request,
}) => {
  const { at, changeSite } = await openPortalWorld(page, request, { language: 'en-us' });
  const name = 'Chengyuan Energy, Water, Rail and Intelligent Manufacturing 1';
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 200" width="1600" height="200"/>';
  await changeSite(
    { websiteName: { 'zh-cn': name, 'zh-hk': name, 'en-us': name } },
    { logoAddress: `data:image/svg+xml,${encodeURIComponent(logo)}` },
  );
  // On a phone a wide logo stands alone.
  await page.setViewportSize({ width: 600, height: 780 });
  await openerOf(page)(at('/position'));
  const shown = page.getByRole('banner').getByText(name);
  expect((await boxOf(shown)).width).toBeGreaterThan(100);
  expect(await shown.evaluate(brokenWords)).toEqual([]);
});

test('the puzzle of a captcha is as wide as the title and the cross above it', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', scenario: 'captcha-slider' });
  await page.goto(at('/login'));
  await page.getByRole('tab', { name: 'With a password' }).click();
  await page.getByLabel('Phone number, email or account name').fill('13800000001');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Security check' });
  await expect(dialog.locator('[data-state=ready]')).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const puzzle = await boxOf(dialog.locator('[data-state=ready]'));
    const title = await boxOf(dialog.getByRole('heading'));
    expect(Math.abs(puzzle.x - title.x), `left edge at ${width} px`).toBeLessThanOrEqual(1);
    const cross = await boxOf(dialog.getByRole('button', { name: 'Close' }).locator('svg'));
    expect(Math.abs(puzzle.right - cross.right), `right edge at ${width} px`).toBeLessThanOrEqual(4);
  }
});

test('the times of an interview are equally high, also one that is taken', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('/self/candidate?id=interview-slots'));
  await expect(page.getByText('Taken', { exact: true }).first()).toBeVisible();
  const heights = await page
    .locator('label:has(input[name=slot])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect([...new Set(heights)]).toHaveLength(1);
});

test('on a phone the bar at the end of a page ends where the footer begins', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, button] of [
    ['/resumeEditor', 'Save'],
    ['/self/candidate?id=interview-slots', 'Book this time'],
  ] as const) {
    await page.goto(at(path));
    if (path.startsWith('/self')) await page.locator('label:has(input[name=slot])').first().click();
    const bar = page
      .locator('.sticky')
      .filter({ has: page.getByRole('button', { name: button, exact: true }) });
    await expect(bar).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    expect((await boxOf(bar)).bottom, path).toBeCloseTo((await boxOf(footer)).y, 0);
  }
});

test('the heading of a page with a resume is in the same place when its link has expired', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openerOf(page)(at('/resumeView?token=resume-open'));
  await expect(page.locator('main [data-state=open]')).toBeVisible();
  const { x } = await boxOf(page.locator('h1'));
  await openerOf(page)(at('/resumeView?token=resume-expired'));
  await expect(page.locator('main [data-state=expired]')).toBeVisible();
  expect((await boxOf(page.locator('h1'))).x).toBe(x);
});

test('“Clear all” begins where the chosen filters above it do, on a phone', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 360, height: 780 });
  await openerOf(page)(at('/position?company=com-digital&workPlace=city-shanghai'));
  const chip = await boxOf(page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem').first());
  const clear = await boxOf(page.getByRole('main').getByRole('button', { name: 'Clear all' }));
  expect(clear.y).toBeGreaterThan(chip.bottom);
  expect(clear.x).toBe(chip.x);
});

for (const [width, language] of [
  [1440, 'en'],
  [1440, 'zh'],
  [360, 'en'],
] as const) {
  test(`every tab of the bench is in view, and no panel scrolls sideways, at ${width} px, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.addInitScript(
      (kept) => localStorage.setItem('careers-bench', kept),
      JSON.stringify({ open: true, language }),
    );
    await page.goto(`http://localhost:${ports.sandbox}/?lang=en-us#/noData`);
    const tabs = page.locator('#bench').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      await tab.click();
      const panel = page.locator('.bench-panel');
      await expect(panel.getByText(/^(Loading…|加载中…)$/)).toHaveCount(0);
      const beyond = await panel.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(beyond, (await tab.textContent()) ?? '').toBe(0);
    }
  });
}

test('a calendar and a dialog of the portal are not covered by the bench', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('careers-bench', JSON.stringify({ open: true, dock: 'bottom', panel: 'inbox' }));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?persona=candidate&lang=en-us#/resumeEditor`);
  const portal = portalOf(page);
  const expectBeside = async (part: Locator) => {
    await expect(part).toBeVisible();
    const frame = await boxOf(portal);
    await expect.poll(async () => (await boxOf(part)).bottom).toBeLessThanOrEqual(frame.bottom);
    expect((await boxOf(part)).y).toBeGreaterThanOrEqual(frame.y);
  };

  const basics = portal.getByRole('region', { name: 'Basic information' });
  await basics.getByRole('button', { name: 'Choose a date' }).click();
  await expectBeside(page.getByRole('dialog'));
  await page.keyboard.press('Escape');

  await portal.getByRole('button', { name: 'Import a resume' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'damaged.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectBeside(page.getByRole('dialog'));
});

test('a company’s long name takes two lines before the menu beside it is cut, en-us at 1440 px', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, {
    language: 'en-us',
    site: 'complex',
    persona: 'candidate',
  });
  await page.setViewportSize({ width: 1440, height: 780 });
  const banner = page.getByRole('banner');
  for (const [company, name] of [
    ['finance', 'Chengyuan Finance Shared Services Careers'],
    ['pharma', 'Chengyuan Pharmaceuticals Careers'],
  ] as const) {
    await openerOf(page)(at(`/complex/homepage?comId=com-${company}`));
    const greeting = banner.getByText('Hello, Lin Xiaoyu');
    await expect(greeting).toBeVisible();
    // The frame around a greeting shows only under the pointer: its text ends where the page does.
    expect((await boxOf(greeting)).right).toBeCloseTo(1296, 0);
    const columns = banner.getByRole('navigation');
    await expect(columns.getByRole('link')).toHaveText([
      'Home',
      'Positions',
      'About',
      'News',
      'Group website',
    ]);
    // Nothing is left to scroll to, so the last one may not be under the fading edge.
    expect(await columns.evaluate((bar) => bar.scrollWidth - bar.clientWidth), name).toBe(0);
    const cut = await banner.getByText(name).evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(cut, name).toBe(0);
  }
});
