import { expect, type Page, test } from '@playwright/test';
import { addressOf, deliverHere, openPosition } from '../support/career-steps.ts';
import { careerWords } from '../support/career-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { keyboardOf, mouse } from '../support/hand.ts';
import { further, type Pairing } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { words } from '../support/words.ts';

/** The pairings: each half of the journey in two of them. */
const keyed: Pairing = { language: 'zh-cn', width: 768, by: 'keyboard' };
const choosing: readonly Pairing[] = [keyed, { language: 'zh-hk', width: 360, by: 'mouse' }];
const delivering: readonly Pairing[] = [keyed, { language: 'en-us', width: 1440, by: 'mouse' }];

/** Expects a page of the group's portal about this company, by its address. */
const expectPlace = (page: Page, path: string, comId: string) =>
  expect
    .poll(() => [addressOf(page).path, addressOf(page).query.get('comId')])
    .toEqual([`/complex/${path}`, comId]);

for (const [at, { language, width, by }] of choosing.entries()) {
  test(`in the group’s portal a visitor chooses a company and reads its page and its news, ${language} at ${width} px, by ${by}${further(at, 1)}`, async ({
    page,
    request,
  }) => {
    const word = careerWords[language];
    const { at } = await openPortalWorld(page, request, { language, site: 'complex' });
    const { expectSilence } = listen(page);
    const hand = by === 'mouse' ? mouse : keyboardOf(page);
    const main = page.getByRole('main');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const link = (name: string | RegExp) => main.getByRole('link', { name });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/complex'));
    await expect(heading(word.companies)).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(12);
    await checkPage(page);
    const search = main.getByRole('searchbox', { name: word.searchCompanies });
    await hand.write(search, 'zzzz');
    await expect(page.getByText(word.noCompany)).toBeVisible();
    await hand.press(main.getByRole('button', { name: word.showAllCompanies }));
    await hand.write(search, word.water);
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await hand.press(link(word.water));

    await expect(heading(word.water)).toBeVisible();
    await expectPlace(page, 'company', 'com-water');
    await expect(main.locator('article')).toHaveCount(6);
    await checkPage(page);
    await hand.press(link(word.leak));
    await expect(heading(word.leak)).toBeVisible();
    await checkPage(page);
    await hand.press(link(word.allNews));
    await expect(heading(word.news)).toBeVisible();
    await expect(main.locator('article')).toHaveCount(3);
    await expectPlace(page, 'newsInfoPage', 'com-water');
    await checkPage(page);

    await page.goto(at('/complex/position?comId=com-of-nobody'));
    await expect(page.getByText(word.companyUnknown)).toBeVisible();
    await checkPage(page);
    await hand.press(link(word.allCompanies));
    await expect(main.getByRole('listitem')).toHaveCount(12);
    expectSilence();
  });
}

for (const [at, { language, width, by }] of delivering.entries()) {
  test(`in the group’s portal a candidate applies to one company and goes on to another, ${language} at ${width} px, by ${by}${further(at, 0)}`, async ({
    page,
    request,
  }) => {
    const word = careerWords[language];
    const { logOut, confirmLogOut, loggedOut } = words[language];
    const { at, readCode } = await openPortalWorld(page, request, { language, site: 'complex' });
    const { expectSilence } = listen(page);
    const hand = by === 'mouse' ? mouse : keyboardOf(page);
    const journey = { page, language, hand };
    const main = page.getByRole('main');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/complex/company?comId=com-water'));
    const openings = main.getByRole('link', { name: word.openPositions });
    const told = Number(/\d+/.exec((await openings.textContent()) ?? '')?.[0]);
    await hand.press(openings);
    await expect(heading(word.positions)).toBeVisible();
    await expectPlace(page, 'position', 'com-water');
    const cards = main.locator('article');
    await expect(cards.first()).toBeVisible();
    await expect(main.getByRole('status').first()).toContainText(String(told));
    for (const card of await cards.all())
      await expect(card.getByRole('link')).toHaveAttribute('href', /comId=com-water/);
    await checkPage(page);
    const title = await openPosition(journey);
    await expectPlace(page, 'RecruitDetail', 'com-water');
    await checkPage(page);

    await deliverHere(journey, readCode);
    await expectPlace(page, 'fastDelivery', 'com-water');
    await hand.press(page.getByRole('button', { name: word.greeting }));
    await hand.pick(page.getByRole('menuitem', { name: word.personalCenter }));
    await expect(heading(word.personalCenter)).toBeVisible();
    await expectPlace(page, 'personalCenter', 'com-water');
    await expect(page.locator('[data-delivery]').first()).toContainText(title);
    await checkPage(page);

    await hand.press(page.getByRole('button', { name: word.switchCompany }));
    const choice = page.getByRole('dialog');
    await hand.write(choice.getByRole('searchbox'), word.energy);
    await checkPage(page);
    await hand.press(choice.getByRole('link', { name: word.energy }));
    await expectPlace(page, 'personalCenter', 'com-energy');
    await expect(page.getByRole('banner').getByRole('link', { name: word.energy })).toBeVisible();
    await hand.press(main.getByRole('button', { name: logOut, exact: true }).first());
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: confirmLogOut }));
    await expect(page.getByText(loggedOut)).toBeVisible();
    await expectPlace(page, 'homepage', 'com-energy');
    await expect(main.locator('article').first()).toBeVisible();
    await checkPage(page);
    expectSilence();
  });
}
