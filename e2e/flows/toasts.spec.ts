import { expect, test } from '@playwright/test';
import { firstPosition } from '../support/first-position.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { words } from '../support/words.ts';

for (const { route, persona, width } of [
  { route: '/RecruitDetail?id=FIRST', persona: 'candidate', width: 360 },
  { route: '/resumeEditor', persona: 'candidate', width: 360 },
  { route: '/resumeEditor', persona: 'candidate', width: 1440 },
  { route: '/self/candidate?id=interview-slots', persona: 'candidate', width: 360 },
  { route: '/self/candidate?id=interview-slots', persona: 'candidate', width: 1440 },
]) {
  test(`a toast does not cover the action bar of ${route} at ${width} px`, async ({ page, request }) => {
    const language = 'en-us';
    const { at } = await openPortalWorld(page, request, { language, persona });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/position'));
    const id = await firstPosition(page);
    await page.goto('about:blank');
    await page.goto(at(route.replace('FIRST', id)));
    if (route.startsWith('/self')) await page.getByRole('radio').first().check({ force: true });
    const bar = page.locator('main .sticky.bottom-0');
    await expect(bar).toBeInViewport();
    // Words of another language that do not come: a message that every page may show.
    await page.route('**/assets/zh-HK-*.js', (words) => words.abort());
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${words[language].language}`) })
      .click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    const toast = page.getByRole('alert').getByRole('listitem');
    await expect(toast).toBeVisible();
    const [ofToast, ofBar] = [await toast.boundingBox(), await bar.boundingBox()];
    expect((ofToast?.y ?? Number.NaN) + (ofToast?.height ?? 0)).toBeLessThanOrEqual(ofBar?.y ?? Number.NaN);
  });
}
