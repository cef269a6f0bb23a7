import { expect, type Page, test } from '@playwright/test';
import { careerWords } from '../support/career-words.ts';
import { firstPosition } from '../support/first-position.ts';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { brokenWords, wordsInHalves } from '../support/titles.ts';
import type { Language } from '../support/words.ts';

/** By how many pixels the page, or an element that floats over it, is wider than the screen. */
const overhang = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );

/** Pages whose skeleton has the shape of their content. */
const shaped = [
  '/personalCenter',
  '/personalCenter?tab=collection',
  '/MyResume',
  '/message',
  '/resumeEditor',
  '/resumeView',
  '/resumeTemp',
  '/fastDelivery?id=any',
  '/self/candidate',
  '/mailResponse/acceptOffer?token=offer-pending',
  '/interviewEvaluation?token=evaluation-open',
];

test('the skeletons of pages fit the screen at 320 and 1440 px', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  await page.goto(at('/feedback'));
  await expect(page.locator('h1')).toBeVisible();
  // From here on no request is answered.
  await page.route(/\/gateway/, () => {});
  for (const route of shaped) {
    await page.locator('h1').evaluate((title) => title.setAttribute('data-before', ''));
    await page.goto(at(route));
    // Until its code is loaded the previous page is shown, which is loading too; a tab belongs to the same page.
    if (!route.includes('tab=')) await expect(page.locator('h1:not([data-before])')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await expect.poll(() => overhang(page), { message: `${route} at ${width}` }).toEqual([0]);
    }
  }
});

test('a heading of several lines is set tight on a phone, in letters and in Chinese', async ({
  page,
  request,
}) => {
  for (const language of ['en-us', 'zh-cn'] as const) {
    const { at } = await openPortalWorld(page, request, { language });
    await page.setViewportSize({ width: 360, height: 800 });
    const open = openerOf(page);
    for (const route of ['/position', '/RecruitDetail?id=none', '/backgroundCheck?token=expired']) {
      await open(at(route));
      const titles = page.getByRole('main').locator('.heading');
      await expect(titles.last()).toBeVisible();
      const leading = await titles.evaluateAll((all) =>
        all.map((title) => {
          const { lineHeight, fontSize } = getComputedStyle(title);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        }),
      );
      expect(Math.max(...leading), `${route} in ${language}`).toBeLessThanOrEqual(1.31);
    }
  }
});

test('the filter button and the sort order of the list are apart by 8 px at least', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  await page.goto(at('/position?education=bachelor'));
  const filters = page.locator('main').getByRole('button', { name: /^Filters/ });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  /** How far apart the two are, in the direction in which they do not overlap. */
  const gap = async () => {
    const [first, second] = await Promise.all([filters, order].map((one) => one.boundingBox()));
    if (!first || !second) return 0;
    return Math.max(second.x - first.x - first.width, second.y - first.y - first.height);
  };
  for (const width of [320, 340, 360, 768]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(filters).toBeVisible();
    await expect.poll(gap, { message: `at ${width} px` }).toBeGreaterThanOrEqual(8);
  }
});

test('on a tall screen a position’s facts follow its texts without a gap', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'zh-cn' });
  await page.setViewportSize({ width: 768, height: 4000 });
  await page.goto(at('/position'));
  await page.goto(at(`/RecruitDetail?id=${await firstPosition(page)}`));
  const texts = page.getByRole('link', { name: '用人理念' });
  const facts = page.getByRole('complementary', { name: '职位概况' });
  const bottom = async () => texts.evaluate((link) => link.getBoundingClientRect().bottom);
  const top = async () => facts.evaluate((aside) => aside.getBoundingClientRect().top);
  await expect(texts).toBeVisible();
  await expect.poll(async () => (await top()) - (await bottom())).toBeLessThan(80);
});

test('with text twice as large, pages fit a phone’s screen, and icons grow with their text', async ({
  page,
  request,
}) => {
  const { at, changeSite } = await openPortalWorld(page, request, {
    language: 'en-us',
    persona: 'candidate',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/position'));
  const icon = page.locator('header svg').first();
  const widthOf = async () => (await icon.boundingBox())?.width ?? 0;
  await expect(icon).toBeVisible();
  const before = await widthOf();
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await enlarge();
  expect(await widthOf()).toBeCloseTo(before * 2);
  const id = await firstPosition(page);
  for (const [route, button] of [
    ['/position', 'Filters'],
    [`/RecruitDetail?id=${id}`, 'Share'],
    ['/mailResponse/declinedOffer?token=offer-pending', 'Decline the offer'],
    ['/personalCenter', 'Log out'],
    ['/resumeEditor', 'Import a resume'],
    ['/acceptInterview?token=interview-invited', 'I will come'],
    ['/interviewEvaluation?token=evaluation-open', 'Submit the evaluation'],
  ] as const) {
    await page.goto(at(route));
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
    await enlarge();
    await expect.poll(() => overhang(page), { message: route }).toEqual([0]);
    // The name is beside the buttons: a header is always in view, and so may not fill the screen.
    expect((await page.getByRole('banner').boundingBox())?.height, route).toBeLessThan(844 / 4);
  }
  // The summary of a section's only entry is above its buttons if a line is too short for both.
  await page.goto(at('/resumeUpdate?token=resume-update'));
  const period = page.getByRole('button', { expanded: false }).getByText(/^Sep \d{4} – Jun \d{4}$/);
  await expect(period).toBeVisible();
  await enlarge();
  await expect.poll(() => period.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  // A button that sends a code takes two lines; a date, which is never broken, stays within its card.
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto(at('/backgroundCheck?token=background-check'));
  await expect(page.getByRole('button', { name: 'Text me a code' })).toBeVisible();
  await enlarge();
  await expect.poll(() => overhang(page)).toEqual([0]);
  await page.goto(at('/supplierBackgroundCheck?token=supplier-check'));
  const day = page.getByText(/^The candidate authorized this check on/);
  await expect(day).toBeVisible();
  await enlarge();
  await expect.poll(() => day.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // A name as long as in a commercial register does not fill the screen either.
  const name = 'Chengyuan Energy, Water, Rail and Intelligent Manufacturing 1';
  await changeSite({ websiteName: { 'zh-cn': name, 'zh-hk': name, 'en-us': name } });
  for (const [route, width] of [
    ['/position', 360],
    ['/acceptInterview?token=interview-invited', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at(route));
    await page.reload();
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    await enlarge();
    expect((await page.getByRole('banner').boundingBox())?.height, `${name}: ${route}`).toBeLessThan(844 / 3);
  }
});

test('pages with a resume fit the screen at each width', async ({ page, request }) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us', persona: 'candidate' });
  const beside = [
    '/resumeView',
    '/resumeView?token=resume-open',
    '/resumeTemp',
    '/interviewEvaluation?token=evaluation-open',
    '/mailResponse/forwardResume?token=forward-resume',
  ];
  for (const route of beside) {
    await page.goto('about:blank');
    await page.goto(at(route));
    await expect(page.getByText('Lin Xiaoyu').first()).toBeVisible();
    for (let width = 320; width <= 1480; width += 40) {
      await page.setViewportSize({ width, height: 780 });
      // The sheet is resized after the page.
      await expect.poll(() => overhang(page), `${route} at ${width}`).toEqual([0]);
    }
  }
});

for (const [turn, language] of (['zh-cn', 'zh-hk', 'en-us'] satisfies Language[]).entries()) {
  test(`the list and its filters fit the screen when filters are chosen, ${language}${further(turn, 2)}`, async ({
    page,
    request,
  }) => {
    const word = careerWords[language];
    const { at } = await openPortalWorld(page, request, { language });
    const widths = [320, 360, 768];
    await page.setViewportSize({ width: 320, height: 780 });
    await page.goto(at('/position?keyword=e'));
    await page.getByRole('button', { name: word.filters }).click();
    const sheet = page.getByRole('dialog');
    for (const place of [0, 1, 2]) await sheet.getByRole('checkbox').nth(place).check();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      expect(await overhang(page), `the sheet at ${width}`).toEqual([0, 0]);
    }
    await sheet.getByRole('button', { name: word.closeFilters }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('list', { name: word.chosen }).getByRole('listitem')).toHaveCount(4);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      expect(await overhang(page), `the list at ${width}`).toEqual([0]);
      expect(await wordsInHalves(page), `titles at ${width}`).toEqual([]);
      // Names are never cut on a phone: nothing hides a line of it, and no word stands out of its place.
      const name = page.getByRole('banner').getByRole('link').first();
      const cut = await name.evaluate((link) =>
        [link, ...link.querySelectorAll('span')].some(
          (one) =>
            one.scrollWidth > one.clientWidth ||
            (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY !== 'visible'),
        ),
      );
      expect(cut, `the name at ${width}`).toBe(false);
    }
    // A word that is wider than the screen.
    await page.goto(at(`/position?keyword=${'e'.repeat(80)}`));
    await expect(page.getByRole('list', { name: word.chosen }).getByRole('listitem')).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      expect(await overhang(page), `a long word at ${width}`).toEqual([0]);
    }
  });
}

/** How far the words of a card's steps reach over the edges between which its title stands, in px. */
const stepsOverEdges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article')].map((card) => {
      const edge = card.querySelector('h2, h3')?.parentElement?.getBoundingClientRect();
      const words = [...card.querySelectorAll('ol li > span:last-child')].map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label.firstChild ?? label);
        return range.getBoundingClientRect();
      });
      if (!edge || words.length === 0) return Number.NaN;
      return Math.max(...words.map(({ left, right }) => Math.max(edge.left - left, right - edge.right)));
    }),
  );

/** The steps that stand in a row below the first one's, or in the middle of whose words a line begins. */
const brokenSteps = (page: Page) =>
  page.locator('main article ol').evaluateAll((all) =>
    all.flatMap(({ children: [first, ...others] }) =>
      others.flatMap((step) => {
        const words = step.querySelector(':scope > span:last-child')?.firstChild;
        if (!first || !words) return [];
        const range = document.createRange();
        range.selectNodeContents(words);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
        const isBelow = step.getBoundingClientRect().top > first.getBoundingClientRect().top;
        const isSplit = lines > (words.textContent?.trim().split(' ').length ?? 1);
        return isBelow || isSplit ? [words.textContent] : [];
      }),
    ),
  );

for (const [turn, language] of (['zh-cn', 'zh-hk', 'en-us'] satisfies Language[]).entries())
  test(`the steps of an application are in one row, aligned with the text of their card, ${language}${further(turn, 2)}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language, persona: 'candidate' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(at('/personalCenter'));
    await expect(page.getByRole('article')).toHaveCount(3);
    // The narrower one leaves the steps as much room as a receipt does on a phone.
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      for (const over of await stepsOverEdges(page)) expect(over).toBeLessThanOrEqual(0.5);
      expect(await brokenSteps(page), `at ${width}`).toEqual([]);
    }
  });

/** What fields say before somebody types, and by how many px each has room for more than that. */
const placeholderRoom = (page: Page) =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((field) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(field, '::placeholder');
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      if (!brush || !field.checkVisibility()) return [];
      brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const inside = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return { words: field.placeholder, room: inside - brush.measureText(field.placeholder).width };
    });
  });

for (const [turn, language] of (['zh-cn', 'zh-hk', 'en-us'] satisfies Language[]).entries())
  test(`placeholders are shown in full on a phone, ${language}${further(turn, 2)}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language });
    await page.setViewportSize({ width: 360, height: 780 });
    const open = openerOf(page);
    for (const route of ['/homepage', '/position', '/login', '/no/such/page']) {
      await open(at(route));
      const fields = await placeholderRoom(page);
      expect(fields, route).not.toEqual([]);
      expect(
        fields.filter(({ room }) => room < 0),
        route,
      ).toEqual([]);
    }
  });

for (const [turn, language] of (['zh-cn', 'zh-hk', 'en-us'] satisfies Language[]).entries())
  test(`each company’s tagline is shown in full on a phone, and no word of a name is broken, ${language}${further(turn, 2)}`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language, site: 'complex' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(at('/complex/company'));
    const tiles = page.getByRole('main').getByRole('listitem');
    await expect(tiles).toHaveCount(12);
    const cut = await tiles
      .locator('p')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight).map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    // The name with the longest word.
    await page.goto(at('/complex/company?comId=com-pharma'));
    const name = page.getByRole('banner').getByRole('link').locator('[data-lines]');
    await expect(name).toHaveText(/Pharmaceuticals|医药|醫藥/);
    for (const width of [320, 345, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await name.evaluate(brokenWords), `at ${width}`).toEqual([]);
    }
  });
