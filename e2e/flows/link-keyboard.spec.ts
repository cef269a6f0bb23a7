import { magicLinks } from '@careers/mocks';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { listen } from '../support/check-page.ts';
import { keyboardOf } from '../support/hand.ts';
import { actsByKeys } from '../support/link-acts.ts';
import { openPortalWorld } from '../support/portal-world.ts';

const language = 'en-us';

/** What pressing Enter on the main button of a page does before anything is filled in; `act` is the button's name. */
type Act =
  | { readonly leads: 'reads' }
  | { readonly leads: 'refused' | 'done' | 'asks'; readonly act: string };

/** Every page that a link opens without a login. Of two pages with the same link, the one that ends it comes last. */
const acts: Readonly<Record<string, Act>> = {
  '/mailResponse/declinedOffer': { leads: 'refused', act: 'Decline the offer' },
  '/mailResponse/acceptOffer': { leads: 'asks', act: 'Accept the offer' },
  '/mailResponse/attachmentUpload': { leads: 'reads' },
  '/resumeView': { leads: 'reads' },
  '/abandonInterview': { leads: 'refused', act: 'Withdraw from the interview' },
  '/interviewTimeNotSuitable': { leads: 'refused', act: 'Send the proposals' },
  '/acceptInterview': { leads: 'done', act: 'I will come' },
  '/message': { leads: 'reads' },
  '/interviewResults': { leads: 'reads' },
  '/evaluationRecord': { leads: 'reads' },
  '/mailResponse/forwardResume': { leads: 'refused', act: 'Send the answer' },
  '/interviewEvaluation': { leads: 'refused', act: 'Submit the evaluation' },
  '/positionApproval': { leads: 'refused', act: 'Submit the decision' },
  '/backgroundCheck': { leads: 'refused', act: 'Authorize the check' },
  '/supplierBackgroundCheck': { leads: 'refused', act: 'Submit the results' },
  '/healthCheck': { leads: 'refused', act: 'Submit the report' },
  '/mailResponse/collectTable': { leads: 'refused', act: 'Submit' },
  '/resumeUpdate': { leads: 'done', act: 'Send' },
  '/resumeImprove': { leads: 'done', act: 'Send' },
};

const links = magicLinks.filter(({ kind }) => kind !== 'talentUpdate');

/** An open link to a page: the page's own, or another one of its kind. */
function waitingAt(path: string): string {
  const own = links.filter(({ page }) => page === path);
  const found =
    own.find(({ state }) => state === 'open') ??
    own.find(({ since }) => since === 'toHandIn') ??
    links.find(({ kind, state }) => kind === own[0]?.kind && state === 'open');
  if (!found) throw new Error(`no link waits at ${path}`);
  return found.token;
}

/** Numbers the controls of the page's content in reading order; a group of radio buttons counts as one. */
async function numberControls(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const seen = new Set<string>();
    const controls = [
      ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ].filter((control) => {
      const isOff = control.matches(':disabled, [tabindex="-1"], [hidden] *, [inert] *, [type=hidden]');
      if (isOff || !control.checkVisibility({ visibilityProperty: true })) return false;
      const group = control.closest('[role=radiogroup]')?.id || control.getAttribute('name') || '';
      if (!control.matches('[type=radio], [role=radio]')) return true;
      if (seen.has(group)) return false;
      return Boolean(seen.add(group));
    });
    controls.forEach((control, at) => {
      control.dataset.stop = String(at);
    });
    return controls.length;
  });
}

/** The focused control: its number, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body)
      return { stop: 'nothing', seen: false, inside: false };
    const { outlineStyle, boxShadow } = getComputedStyle(at);
    const shown = [at, at.parentElement, at.nextElementSibling].some((one) => {
      const style = one && getComputedStyle(one);
      return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    });
    return {
      stop:
        at.dataset.stop ??
        at.closest('[role=radiogroup], fieldset')?.querySelector<HTMLElement>('[data-stop]')?.dataset.stop ??
        at.tagName,
      seen: at.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none' || shown),
      inside: at.closest('main') !== null,
    };
  });

/** Presses Tab from the page's heading until the content is left. */
async function tabThrough(page: Page): Promise<{ stops: string[]; unseen: string[] }> {
  await page.locator('main h1').focus();
  const stops: string[] = [];
  const unseen: string[] = [];
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press('Tab');
    const { stop, seen, inside } = await focused(page);
    if (!inside) return { stops, unseen };
    stops.push(stop);
    if (!seen) unseen.push(stop);
  }
  throw new Error('the content is never left');
}

/** Enters the code that a link asks for first, where it does. */
async function unlock(page: Page): Promise<void> {
  const shown = page.locator(
    'main [data-state]:is([data-state=open], [data-state=done], [data-state=locked])',
  );
  await expect(shown.first()).toBeVisible();
  for (const _ of await page.locator('main [data-state=locked]').all()) {
    await page.locator('main h1').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('888888');
    await page.keyboard.press('Enter');
    await expect(page.locator('main [data-state=open]')).toBeFocused();
  }
}

const expectFocus = async (page: Page) => expect.poll(async () => (await focused(page)).inside).toBe(true);

/** The content of a link that was used. Uploaded files and items of lists have the same `data-state`, and are excluded. */
const receiptOf = (page: Page) => page.locator('main div[data-state=done]');

/** Sends the form, and confirms the question if there is one. */
async function send(page: Page, act: Locator, done = receiptOf(page)): Promise<void> {
  await keyboardOf(page).press(act);
  const question = page.getByRole('alertdialog');
  await expect(question.or(done).first()).toBeVisible();
  if (!(await question.isVisible())) return;
  await expect(question.locator(':focus')).toBeVisible();
  // The question begins with the focus on the button that cancels.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** What a press of Enter on the main button has led to. */
const follow: Readonly<Record<Exclude<Act['leads'], 'reads'>, (page: Page, act: Locator) => Promise<void>>> =
  {
    async refused(page) {
      await expect(
        page
          .locator('main :is([aria-invalid=true], [role=alert], a[href^="#"])')
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(page.locator('main [data-state=open]')).toBeVisible();
    },
    async done(page) {
      await expect(receiptOf(page)).toBeVisible();
    },
    async asks(page, act) {
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      await expect(dialog.locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(act).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.locator(':focus')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(receiptOf(page)).toBeVisible();
    },
  };

test('every page that a link opens is in the table of this file', () => {
  expect(Object.keys(acts).toSorted()).toEqual([...new Set(links.map(({ page }) => page))].toSorted());
});

for (const part of ['forms', 'the others'] as const)
  test(`pages by link are read and used by keyboard, in reading order and with a visible focus: ${part}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const { expectSilence } = listen(page);
    const fill = actsByKeys(page);
    for (const [path, row] of Object.entries(acts).filter(
      ([, { leads }]) => (leads === 'refused') === (part === 'forms'),
    )) {
      await test.step(path, async () => {
        // A world for each, since the answers to one link exclude each other.
        const { at } = await openPortalWorld(page, request, { language });
        // Each with a reload: if only the hash changed, the previous page would stay until the next one is loaded.
        const route = at(`${path}?token=${waitingAt(path)}`);
        await page.goto(route.replace('/#', `/?${row.leads}${path.replaceAll('/', '-')}#`));
        await unlock(page);
        // The content is fetched after the code was entered.
        const act =
          row.leads === 'reads'
            ? undefined
            : page.locator('main').getByRole('button', { name: row.act, exact: true });
        if (act) await expect(act).toBeVisible();
        await page.waitForLoadState('networkidle');
        const count = await numberControls(page);
        const { stops, unseen } = await tabThrough(page);
        expect([...new Set(stops)]).toEqual([...Array(count).keys()].map(String));
        expect(unseen).toEqual([]);
        if (row.leads === 'reads' || !act) return;
        await act.focus();
        await page.keyboard.press('Enter');
        await follow[row.leads](page, act);
        await expectFocus(page);
        if (row.leads !== 'refused') return;
        await fill[path]?.();
        await send(page, act);
        await expect(receiptOf(page)).toBeVisible();
        await expectFocus(page);
      });
    }
    expectSilence();
  });

/** The pages of the same kinds that ask for a login, by who logs in; what is done there ends with a heading. */
const withLogin = [
  {
    persona: 'candidate',
    path: '/self/candidate?id=interview-slots',
    act: 'Book this time',
    done: 'Your interview is booked',
  },
  {
    persona: 'candidate',
    path: '/talentInvitationUpdate?token=talent-invitation',
    act: 'Join the talent pool',
    done: 'You are in our talent pool',
  },
  {
    persona: 'interviewer',
    path: '/interviewEvaluation?id=evaluation-mine',
    act: 'Submit the evaluation',
    done: 'You have submitted this evaluation',
  },
] as const;

for (const { persona, path, act, done } of withLogin)
  test(`${path} is used by keyboard by the ${persona} who is logged in`, async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language, persona });
    const { expectSilence } = listen(page);
    await page.goto(at(path));
    const main = page.locator('main');
    await expect(main.getByRole('radio').first()).toBeVisible();
    await actsByKeys(page)[path.replace(/\?.*/, '')]?.();
    await send(page, main.getByRole('button', { name: act, exact: true }), main.getByText(done));
    await expect(main.getByRole('heading', { name: done })).toBeFocused();
    expectSilence();
  });

test('an interviewer turns the weeks, offers a time and withdraws it by keyboard, with a visible focus', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language, persona: 'interviewer' });
  const { expectSilence } = listen(page);
  await page.goto(at('/self/interviewer'));
  const main = page.locator('main');
  const hand = keyboardOf(page);
  const week = main.getByRole('heading', { level: 2, name: /\s–\s|至/ });
  const first = await week.textContent();
  await hand.press(main.getByRole('button', { name: 'Next week' }));
  await expect(week).not.toHaveText(first ?? '');
  await page.waitForLoadState('networkidle');
  const count = await numberControls(page);
  const { stops, unseen } = await tabThrough(page);
  expect([[...new Set(stops)], unseen]).toEqual([[...Array(count).keys()].map(String), []]);
  const offered = main.getByRole('button', { name: /^Remove / });
  const before = await offered.count();
  await hand.press(main.getByRole('button', { name: 'Offer', exact: true }));
  await expect(offered).toHaveCount(before + 1);
  await expectFocus(page);
  await hand.press(offered.last());
  await expect(offered).toHaveCount(before);
  await expectFocus(page);
  expectSilence();
});
