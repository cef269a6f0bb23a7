import { abandonInterview, getInterview } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { openPortal, sentByLink } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';

const DAY = 86_400_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const submits = (world: LocalWorld, name: string) =>
  world
    .world()
    .calls()
    .filter(({ path }) => path === `rm.interview.${name}`);

async function openPage(page: string, token = 'interview-invited', locale = 'en-us') {
  const user = userEvent.setup();
  const { local, portal } = await openPortal(`${page}?token=${token}`, { stored: { locale } });
  return { user, world: local, portal };
}

/** Collects the texts of the saved files. */
function watchSaved(): Promise<string>[] {
  const saved: Promise<string>[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        saved.push(blob.text());
        return 'blob:test/1';
      };
      static override revokeObjectURL = () => {};
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return saved;
}

describe('an invitation to an interview', () => {
  test.each(['Asia/Beijing', 'GMT+8', ''])(
    'shows the reader’s time zone alone if the server’s zone is unknown: %j',
    async (companyZone) => {
      const world = createLocalWorld();
      const token = 'interview-invited';
      const asked = await testPortal({ world }).gateway.call(getInterview, { token });
      const boot = sentByLink('getInterview', token, { ...asked, companyZone });
      await openPortal(`/acceptInterview?token=${token}`, { world, boot });
      await screen.findByRole('button', { name: 'I will come' });
      expect(screen.getByText('When').nextElementSibling?.textContent).toMatch(/\d\d:\d\d/);
      expect(screen.queryByText(/^At the company/)).toBeNull();
    },
  );

  test('shows the time in both zones, the place and the deadline, and is not accepted by being opened', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { world } = await openPage('/acceptInterview');
    await screen.findByRole('button', { name: 'I will come' });
    expect(stateShown()).toBe('open');
    const terms = ['When', 'How', 'Round', 'Where'];
    for (const term of terms)
      expect(within(main()).getByText(term).nextElementSibling?.textContent).toMatch(/\S/);
    // The long place is last and on a line of its own; the two short facts are beside each other.
    expect(
      within(main())
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(terms);
    // All facts are in one list, so that on a phone their values are aligned.
    expect(screen.getByText('Company').closest('dl')).toBe(screen.getByText('When').closest('dl'));
    expect(screen.getByText(/^At the company: .+, \d\d\d\d, 10:00–\u206011:00 \(China/)).toBeTruthy();
    expect(screen.getByText(/^Please answer by/)).toBeTruthy();
    expect(submits(world, 'acceptInterview')).toEqual([]);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('is accepted once by its button, and the saved calendar entry has the same time', async () => {
    const { user, world } = await openPage('/acceptInterview');
    await user.dblClick(await screen.findByRole('button', { name: 'I will come' }));
    const thanks = await screen.findByRole('heading', { name: 'You have accepted this interview' });
    expect(document.activeElement).toBe(thanks);
    expect(submits(world, 'acceptInterview')).toHaveLength(1);
    const saved = watchSaved();
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const event = new ICAL.Component(ICAL.parse((await saved[0]) ?? '')).getFirstSubcomponent('vevent');
    const start = event?.getFirstPropertyValue('dtstart')?.toString();
    const shown = within(main()).getByText('When').nextElementSibling?.querySelector('time')?.dateTime ?? '';
    expect(start).toBe(new Date(shown).toISOString().replace('.000', ''));
    expect(await axeFindings(main())).toEqual([]);
  });

  test('cannot be added to a calendar any more after the interview', async () => {
    const { world } = await openPage('/acceptInterview', 'interview-accepted');
    await screen.findByRole('button', { name: 'Add to my calendar' });
    act(() => {
      world.world().clock.advance(40 * DAY);
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'You have accepted this interview' })).toBeTruthy();
  });

  test('can be withdrawn from after it was accepted, with a reason and a confirmation', async () => {
    const { user, world } = await openPage('/acceptInterview', 'interview-accepted');
    await user.click(await screen.findByRole('link', { name: 'I cannot come after all' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw from the interview' }));
    expect(screen.getByText('Please enter your reason')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Your reason/ }), 'I am ill.');
    await user.click(screen.getByRole('button', { name: 'Withdraw from the interview' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your application ends with it.');
    expect(await axeFindings()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByRole('heading', { name: 'You have withdrawn from this interview' });
    expect(within(main()).getByText('You wrote: I am ill.')).toBeTruthy();
    expect(submits(world, 'abandonInterview')).toHaveLength(1);
  });

  test.each([
    [
      'its offer has come',
      (world: LocalWorld, id: string) => world.control().desk.act(id, 'sendOffer'),
      'This interview has been canceled.',
    ],
    [
      'it has been held',
      (world: LocalWorld) => world.control().advance('9d'),
      'You have accepted this interview',
    ],
  ])('cannot be withdrawn from once %s, and the typed reason can be copied', async (_, become, said) => {
    const { user, world, portal } = await openPage('/abandonInterview', 'interview-accepted');
    await user.type(await screen.findByRole('textbox', { name: /^Your reason/ }), 'I am ill.');
    become(world, world.world().state().links['interview-accepted']?.deliveryId ?? '');
    await user.click(screen.getByRole('button', { name: 'Withdraw from the interview' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByText(said);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toBe('I am ill.');
    expect(submits(world, 'abandonInterview').map(({ code }) => code)).toEqual(['451']);
    portal.unmount();
    const again = await openPortal('/acceptInterview?token=interview-accepted', { world });
    await screen.findByText(said);
    expect(screen.queryByRole('link', { name: 'I cannot come after all' })).toBeNull();
    again.portal.unmount();
  });

  test.each([
    ['/acceptInterview', 'interview-over', 'handled'],
    ['/abandonInterview', 'interview-expired', 'expired'],
    ['/interviewTimeNotSuitable', 'offer-pending', 'invalid'],
    ['/acceptInterview', 'interview-not-suitable', 'done'],
    ['/acceptInterview', 'interview-abandoned', 'done'],
  ])('on %s with the token %s is %s', async (page, token, state) => {
    await openPage(page, token);
    await waitFor(() => expect(stateShown()).toBe(state));
    expect(screen.queryByRole('button', { name: 'I will come' })).toBeNull();
    // A declined interview cannot be added to a calendar.
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
  });

  test.each([
    ['zh-cn', '我会参加', /^公司当地时间：/],
    ['zh-hk', '我會出席', /^公司當地時間：/],
  ])('is shown in the chosen language: %s', async (locale, button, company) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openPage('/acceptInterview', 'interview-invited', locale);
    await screen.findByRole('button', { name: button });
    expect(screen.getByText(company)).toBeTruthy();
  });

  test('keeps a typed reason over a reload', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const first = await openPortal('/abandonInterview?token=interview-invited', { storage });
    await userEvent.setup().type(await screen.findByRole('textbox', { name: /^Your reason/ }), 'Half a tho');
    dispatchEvent(new Event('pagehide'));
    first.portal.unmount();
    await openPortal('/abandonInterview?token=interview-invited', { storage, world: first.local });
    await screen.findByText(/^Restored what you typed on/);
    expect(screen.getByRole('textbox', { name: /^Your reason/ })).toHaveProperty('value', 'Half a tho');
  });

  test('keeps a typed withdrawal over a reload, and shows it to be copied only once somebody else has answered', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const route = '/abandonInterview?token=interview-accepted';
    const first = await openPortal(route, { storage });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /^Your reason/ }), 'I am ill.');
    dispatchEvent(new Event('pagehide'));
    first.portal.unmount();
    await openPortal(route, { storage, world: first.local });
    await screen.findByText(/^Restored what you typed on/);
    expect(screen.queryByText('What you typed was not sent')).toBeNull();
    const elsewhere = testPortal({ world: first.local });
    await elsewhere.gateway.call(abandonInterview, {
      token: 'interview-accepted',
      reason: 'quicker',
      idempotencyKey: 'elsewhere-1',
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw from the interview' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByRole('heading', { name: 'You have withdrawn from this interview' });
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toBe('I am ill.');
  });
});
