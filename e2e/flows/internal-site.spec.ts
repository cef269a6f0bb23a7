import { expect, test } from '@playwright/test';
import { accountWords } from '../support/account-words.ts';
import {
  addressOf,
  type CareerJourney,
  chooseColumn,
  openPosition,
  readMenu,
} from '../support/career-steps.ts';
import { careerWords } from '../support/career-words.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { keyboardOf, mouse } from '../support/hand.ts';
import { further, type Pairing } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const SITE = 'websiteId=site-internal';

/** Logs in with a directory account on the login page. */
async function logIn({ page, language, hand }: CareerJourney, userName: string): Promise<void> {
  const word = accountWords[language];
  await hand.write(page.getByLabel(word.userName), userName);
  await hand.write(page.getByLabel(word.password, { exact: true }), 'Passw0rd');
  await hand.press(page.locator('form').getByRole('button', { name: word.logIn, exact: true }));
}

/** The ids of the positions on screen that have a recruitment channel. */
async function readIds({ page }: CareerJourney, recruitType: string): Promise<string[]> {
  await expect
    .poll(() => [addressOf(page).path, addressOf(page).query.get('recruitTypeCode')])
    .toEqual(['/position', recruitType]);
  await expect(page.locator('[data-state=fresh] article').first()).toBeVisible();
  const links = await page.locator('article a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  return links.map((href) => new URLSearchParams(href?.split('?')[1]).get('id') ?? '');
}

/** The pairings of this flow. */
const employees: readonly Pairing[] = [
  { language: 'zh-hk', width: 360, by: 'keyboard' },
  { language: 'en-us', width: 1440, by: 'mouse' },
];

for (const [at, { language, width, by }] of employees.entries()) {
  test(`on the internal site a visitor sees only the login, and an employee sees both lists, ${language} at ${width} px, by ${by}${further(at, 0)}`, async ({
    page,
    request,
    browser,
  }) => {
    const word = careerWords[language];
    const { at, enter } = await openPortalWorld(page, request, { language, site: 'internal' });
    const { expectSilence } = listen(page);
    const journey = { page, language, hand: by === 'mouse' ? mouse : keyboardOf(page) };
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/homepage', '/feedback', '/position']) {
      await page.goto(at(`${route}?${SITE}`));
      await expect
        .poll(() => [addressOf(page).path, addressOf(page).query.get('redirect')])
        .toEqual(['/login', route]);
      await expect(page.getByLabel(accountWords[language].userName)).toBeVisible();
      await expect(page.locator('article')).toHaveCount(0);
    }
    await checkPage(page);

    await logIn(journey, 'employee');
    await expect(page.locator('article').first()).toBeVisible();
    expect((await readMenu(journey)).slice(-2)).toEqual([word.internalOpenings, word.referralOpenings]);
    await chooseColumn(journey, word.internalOpenings);
    const competition = await readIds(journey, 'A03');
    await checkPage(page);
    await chooseColumn(journey, word.referralOpenings);
    const referral = await readIds(journey, 'A05');
    expect(competition.filter((id) => referral.includes(id))).toEqual([]);

    await page.goto(at(`/homepage?${SITE}&internal=0`));
    expect(await readIds(journey, 'A03')).toEqual(competition);
    await page.goto(at(`/homepage?${SITE}&internal=1`));
    expect(await readIds(journey, 'A05')).toEqual(referral);
    await openPosition(journey);
    await checkPage(page);

    // Outside of the internal site nobody knows them: neither the employee nor a visitor.
    const visitor = await (await browser.newContext()).newPage();
    await enter(visitor, language);
    for (const [who, id] of [
      [page, competition[0]],
      [page, referral[0]],
      [visitor, competition[0]],
      [visitor, referral[0]],
    ] as const) {
      await who.goto(at(`/RecruitDetail?id=${id}&websiteId=site-external`));
      await expect(who.getByText(word.notFound)).toBeVisible();
    }
    await checkPage(page);
    await visitor.context().close();
    expectSilence();
  });
}

test('on the internal site an employee without permission sees no positions, zh-cn at 768 px', async ({
  page,
  request,
}) => {
  const language = 'zh-cn';
  const { at } = await openPortalWorld(page, request, { language, site: 'internal' });
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(at(`/homepage?${SITE}`));
  await logIn({ page, language, hand: mouse }, 'outsider');
  const denied = page.getByRole('heading', { name: accountWords[language].denied }).first();
  await expect(denied).toBeVisible();
  for (const route of ['/position', '/feedback', '/personalCenter', '/homepage']) {
    await page.goto(at(`${route}?${SITE}`));
    await expect.poll(() => addressOf(page).path).toBe(route);
    await expect(denied).toBeVisible();
    await expect(page.locator('article')).toHaveCount(0);
  }
  await checkPage(page);
  expectSilence();
});
