import { expect, test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { byMouse, byTouch, catchPresses, type Press, pressEverything } from '../support/press-everything.ts';
import { type WalkedPlace, walkedForms } from '../support/walked-forms.ts';
import { accountWalks } from '../support/walks/account-walks.ts';
import { formWalks } from '../support/walks/form-walks.ts';
import { type By, language, sides, type Walked } from '../support/walks/walk.ts';

interface Hand {
  readonly press: Press;
  readonly viewport: { readonly width: number; readonly height: number };
}

const hands: Readonly<Record<By, Hand>> = {
  mouse: { press: byMouse, viewport: { width: 1440, height: 900 } },
  finger: { press: byTouch, viewport: { width: 360, height: 740 } },
};

const walks: Readonly<Record<WalkedPlace, Walked>> = { ...accountWalks, ...formWalks };

for (const where of Object.keys(walkedForms) as WalkedPlace[]) {
  const { only, tested, settings, walkThrough } = walks[where];
  for (const [turn, by] of sides.entries()) {
    if (only && by !== only) continue;
    const { press, viewport } = hands[by];
    const title = `a press by ${by} right after a wrong field is not lost ${where}`;
    test.describe(() => {
      test.use({ viewport, hasTouch: by === 'finger' });
      test(`${title}${further(turn, tested ? sides.indexOf(tested) : -1)}`, async ({ page, request }) => {
        if (!tested) test.slow();
        const world = await openPortalWorld(page, request, { language, ...settings });
        const { expectSilence } = listen(page);
        await catchPresses(page);
        await walkThrough(page, world, async (form, pressing) => {
          await expect(form.locator('input:not([hidden]), textarea, select').first()).toBeVisible();
          expect(await pressEverything(page, form, press, pressing)).toBeGreaterThan(0);
        });
        expectSilence();
      });
    });
  }
}
