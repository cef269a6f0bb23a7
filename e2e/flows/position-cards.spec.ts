import { expect, type Page, test } from '@playwright/test';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** How much of each position of the list is on the screen, added up. */
const positionsShown = (page: Page) =>
  page.getByRole('article').evaluateAll((all) =>
    all.reduce((sum, card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    }, 0),
  );

for (const [turn, language] of (['en-us', 'zh-cn', 'zh-hk'] as const).entries()) {
  test(`a phone shows three and a half positions of the list, and five further down, ${language}${further(turn, 0)}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at('/feedback'));
    await expect(page.locator('h1')).toBeVisible();
    await page.route(/\/gateway/, () => {});
    await page.goto(at('/position'));
    const shape = page.locator('main [aria-busy=true] .h-full').first();
    await expect(shape).toBeVisible();
    const expected = (await shape.boundingBox())?.height ?? 0;
    await page.unroute(/\/gateway/);
    await page.reload();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    expect(await positionsShown(page)).toBeGreaterThanOrEqual(3.5);
    // Below the header, which stays, there are 744 px.
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.abs((heights[0] ?? 0) - expected)).toBeLessThan(1);
    const gap = 12;
    const usual = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    expect(5 * usual + 4 * gap).toBeLessThanOrEqual(744);
  });
}

test('the longest company’s name is shown in full on a phone, beside the date of its positions', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('/position?company=com-finance'));
  const names = page.getByRole('article').getByTitle('Chengyuan Finance Shared Services');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth, scrollHeight, clientHeight, parentElement }) =>
      Math.max(
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
        clientHeight - (parentElement?.clientHeight ?? 0),
      ),
    ),
  );
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
});

test('a department is shown in full on a phone, or not at all', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('/position'));
  const facts = page.getByRole('article').locator('p > span [title]');
  await expect(page.getByRole('article')).toHaveCount(10);
  const cut = await facts.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(cut.length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
});

test('a press on any part of a position opens it, except on its star', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(at('/position'));
  await expect(page.getByRole('article')).toHaveCount(10);
  const pressed = await page.getByRole('article').evaluateAll((all) =>
    all.flatMap((card) => {
      card.scrollIntoView({ block: 'center' });
      const parts = card.querySelectorAll('h3, time, p, p span, button');
      return [...parts].flatMap((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        if (!width || !height) return [];
        const control = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a, button');
        const right = control === (part.tagName === 'BUTTON' ? part : card.querySelector('a'));
        return [{ part: part.textContent, right }];
      });
    }),
  );
  expect(pressed.length).toBeGreaterThanOrEqual(50);
  expect(pressed.filter(({ right }) => !right)).toEqual([]);
});

test('on a phone the title of an application can be touched 44 px high', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('/personalCenter'));
  const title = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(title).toBeVisible();
  const reached = await title.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    const hit = (up: number) =>
      document.elementFromPoint(x + width / 2, y + height / 2 + up)?.closest('a') === link;
    return [-21, -11, 0, 11, 21].map(hit);
  });
  expect(reached).toEqual([true, true, true, true, true]);
});
