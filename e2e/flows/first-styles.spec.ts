import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openPortalWorld } from '../support/portal-world.ts';

const more = '**/assets/more-*.css';
const named = (page: Page) => page.locator('link[data-more]');
const applied = (page: Page) => page.locator('link[href*="assets/more-"]');

async function open(
  page: Page,
  request: APIRequestContext,
  route: string,
  width: 360 | 1440,
  language: 'zh-cn' | 'en-us' = 'zh-cn',
): Promise<void> {
  const { at } = await openPortalWorld(page, request, { language });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(at(route), { waitUntil: 'commit' });
}

/**
 * Adds the style sheet that comes later, and returns for each element which of its computed values it changes, also those of its
 * pseudo-elements. Both readings are taken in one task, so that nothing else changes the page in between.
 */
function changedByMore(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLLinkElement>('link[data-more]')?.dataset.more ?? '';
    const here = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await here;
    const drawn = [...document.body.querySelectorAll('[class]')].flatMap((element) => {
      const classes = element.getAttribute('class') ?? '';
      const pseudo = ['before', 'after', 'placeholder'].filter((name) => classes.includes(`${name}:`));
      return ['', ...pseudo.map((name) => `::${name}`)].map((part) => ({ element, part, classes }));
    });
    const readAll = (withMore: boolean) => {
      // The page may have added it already.
      for (const sheet of document.styleSheets) if (sheet.href === link.href) sheet.disabled = !withMore;
      // Even with reduced motion there are transitions, of a thousandth of a second.
      for (const animation of document.getAnimations()) animation.finish();
      return drawn.map(({ element, part }) => {
        const style = getComputedStyle(element, part);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    };
    const without = readAll(false);
    const together = readAll(true);
    return drawn.flatMap(({ element, part, classes }, index) => {
      const values = together[index]?.filter((value) => !without[index]?.includes(value)) ?? [];
      return values.length > 0 ? [`${element.tagName}${part} ${classes}: ${values.join('; ')}`] : [];
    });
  });
}

test.describe('the first style sheet', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const offer = '/mailResponse/acceptOffer?token=offer-pending';
  for (const [what, route, width, shown] of [
    ['the homepage', '/homepage', 360, 'article'],
    ['the homepage', '/homepage', 1440, 'article'],
    ['an offer', offer, 360, '[data-state=open]'],
  ] as const)
    test(`has all styles of ${what}, zh-cn at ${width} px`, async ({ page, request }) => {
      await open(page, request, route, width);
      await expect(page.locator(`main ${shown}`)).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(named(page)).toHaveCount(1);
      await expect(applied(page)).toHaveCount(0);
      expect(await changedByMore(page)).toEqual([]);
      await expect(applied(page)).toHaveCount(1);
    });

  for (const width of [360, 1440] as const)
    test(`has all styles of the frame and the skeleton of a page whose code is late, zh-cn at ${width} px`, async ({
      page,
      request,
    }) => {
      const go = Promise.withResolvers<void>();
      await page.route('**/assets/position-list-page-*.js', () => new Promise<never>(() => {}));
      await page.route(more, (route) => go.promise.then(() => route.continue()));
      await open(page, request, '/position', width);
      await expect(page.locator('main [role=status]')).toBeVisible();
      await expect(page.getByRole('banner').getByText('澄远集团招聘')).toBeVisible();
      const changed = changedByMore(page);
      go.resolve();
      expect(await changed).toEqual([]);
    });

  test('is complemented by the second one before a page that needs that is shown, zh-cn at 360 px', async ({
    page,
    request,
  }) => {
    const script = page.waitForResponse('**/assets/position-list-page-*.js');
    const asked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    await page.route(more, async (route) => {
      asked.resolve();
      await go.promise;
      await route.continue();
    });
    await open(page, request, '/position', 360);
    await Promise.all([script, asked.promise]);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(page.locator('main h1')).toHaveCount(0);
    await expect(page.locator('main [role=status]')).toBeVisible();
    go.resolve();
    await expect(page.locator('main article')).not.toHaveCount(0);
    await expect(applied(page)).toHaveCount(1);
  });

  test('has the styles to say that the second one could not be fetched, en-us at 360 px', async ({
    page,
    request,
  }) => {
    await page.route(more, (route) => route.abort());
    await open(page, request, '/homepage', 360, 'en-us');
    const logIn = page.locator('header').getByRole('button', { name: 'Log in', exact: true });
    await logIn.click();
    await expect(page.getByRole('alert').getByText(/could not be fetched/)).toBeVisible();
    await page.unroute(more);
    await page.keyboard.press('Escape');
    await logIn.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(applied(page)).toHaveCount(1);
  });
});
