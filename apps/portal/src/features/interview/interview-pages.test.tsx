import { abandonInterview, acceptInterview, getInterview } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { asRead } from '../../testing/as-read.ts';
import { openPortal, sentByLink } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';

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

/** The page on a Tuesday at noon, with three times proposed, the first of them in twenty minutes. */
async function proposeAtNoon() {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  const world = createLocalWorld({ clock: Date.parse('2026-11-24T12:10:00+08:00') });
  const user = userEvent.setup();
  await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world });
  await user.type(await screen.findByRole('textbox', { name: /^Why doesn’t the time work/ }), 'I travel.');
  for (const [at, day] of ['2026-11-24', '2026-11-26', '2026-11-27'].entries()) {
    const row = within(screen.getByRole('group', { name: `Proposal ${at + 1}` }));
    await user.type(row.getByRole('textbox', { name: 'Day' }), day);
    const time = row.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
  }
  return { user, world };
}

/** What is saved as a file, as text. */
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
    'whose server names a zone that nobody knows is shown in the reader’s: %j',
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

  test('says when in both zones, how, where and until when to answer, and its opening accepts nothing', async () => {
    const { world } = await openPage('/acceptInterview');
    await screen.findByRole('button', { name: 'I will come' });
    expect(stateShown()).toBe('open');
    const terms = ['When', 'How', 'Round', 'Where'];
    for (const term of terms)
      expect(within(main()).getByText(term).nextElementSibling?.textContent).toMatch(/\S/);
    // The long one, a place, comes last and has its line: the two short ones stand side by side.
    expect(
      within(main())
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(terms);
    expect(screen.getByText(/^At the company: .+, \d\d\d\d, 10:00–\u206011:00 \(China/)).toBeTruthy();
    expect(screen.getByText(/^Please answer by/)).toBeTruthy();
    expect(submits(world, 'acceptInterview')).toEqual([]);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('is accepted by its button, once, and goes into a calendar that another reader understands', async () => {
    const { user, world } = await openPage('/acceptInterview');
    await user.dblClick(await screen.findByRole('button', { name: 'I will come' }));
    const thanks = await screen.findByRole('heading', { name: 'You have accepted this interview' });
    expect(document.activeElement).toBe(thanks);
    expect(submits(world, 'acceptInterview')).toHaveLength(1);
    const saved = watchSaved();
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    const event = new ICAL.Component(ICAL.parse((await saved[0]) ?? '')).getFirstSubcomponent('vevent');
    const start = event?.getFirstPropertyValue('dtstart')?.toString();
    const shown = within(main()).getByText('When').nextElementSibling?.querySelector('time')?.dateTime ?? '';
    expect(start).toBe(new Date(shown).toISOString().replace('.000', ''));
    expect(await axeFindings(main())).toEqual([]);
  });

  test('what was accepted can still be given up: the reason is needed, and it is asked once more', async () => {
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
    expect(within(main()).getByText('I am ill.')).toBeTruthy();
    expect(submits(world, 'abandonInterview')).toHaveLength(1);
  });

  test.each([
    ['its offer has come', (world: LocalWorld, id: string) => world.control().desk.act(id, 'sendOffer')],
    ['it has been held', (world: LocalWorld) => world.control().advance('9d')],
  ])(
    'is not given up any more once %s: no way leads there, and what was typed can be copied',
    async (_, become) => {
      const { user, world, portal } = await openPage('/abandonInterview', 'interview-accepted');
      await user.type(await screen.findByRole('textbox', { name: /^Your reason/ }), 'I am ill.');
      become(world, world.world().state().links['interview-accepted']?.deliveryId ?? '');
      await user.click(screen.getByRole('button', { name: 'Withdraw from the interview' }));
      await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
      await screen.findByRole('heading', { name: 'You have accepted this interview' });
      expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toBe('I am ill.');
      expect(submits(world, 'abandonInterview').map(({ code }) => code)).toEqual(['451']);
      portal.unmount();
      const again = await openPortal('/acceptInterview?token=interview-accepted', { world });
      await screen.findByRole('heading', { name: 'You have accepted this interview' });
      expect(screen.queryByRole('link', { name: 'I cannot come after all' })).toBeNull();
      again.portal.unmount();
    },
  );

  test('other times are proposed: three, on days when the company works, none over another', async () => {
    const { user, world } = await openPage('/acceptInterview');
    await user.click(await screen.findByRole('link', { name: 'Propose other times' }));
    await user.type(await screen.findByRole('textbox', { name: /^Why doesn’t the time work/ }), 'I travel.');
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    const third = await screen.findByRole('link', { name: 'Proposal 3: Please choose a day and a time' });
    expect(await axeFindings(main())).toEqual([]);
    await user.click(third);
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Proposal 3' })).getByRole('textbox', { name: 'Day' }),
    );
    const rows = [1, 2, 3].map((number) => within(screen.getByRole('group', { name: `Proposal ${number}` })));
    const days = workingDays(world.world().clock.now());
    for (const [at, row] of rows.entries()) {
      await user.type(row.getByRole('textbox', { name: 'Day' }), days[at === 1 ? 0 : at] ?? '');
      const time = row.getByRole('combobox', { name: 'Time' });
      await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
    }
    expect(screen.queryByText('The company is closed on this day.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('link', { name: 'Proposal 2: Please propose times that do not overlap' });
    expect(submits(world, 'reportTimeNotSuitable')).toEqual([]);
    const second = present(rows[1]).getByRole('textbox', { name: 'Day' });
    await user.clear(second);
    await user.type(second, days[1] ?? '');
    // The time was one of the other day: on this one it is chosen anew.
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('link', { name: 'Proposal 2: Please choose a day and a time' });
    const time = present(rows[1]).getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('heading', { name: 'You have proposed other times' });
    expect(submits(world, 'reportTimeNotSuitable')).toHaveLength(1);
    expect(within(main()).getAllByRole('listitem')).toHaveLength(3);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('of today there are the hours to come, and none that have begun', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const world = createLocalWorld({ clock: Date.parse('2026-11-24T12:10:00+08:00') });
    await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world });
    const row = within(await screen.findByRole('group', { name: 'Proposal 1' }));
    await userEvent.setup().type(row.getByRole('textbox', { name: 'Day' }), '2026-11-24');
    const hours = within(row.getByRole('combobox', { name: 'Time' })).getAllByRole('option');
    expect(hours[1]?.textContent).toBe('12:30–13:30');
  });

  test('a time that was chosen and is over by then is not sent: its proposal asks for another', async () => {
    const { user, world } = await proposeAtNoon();
    // The page stays open over lunch.
    world.control().advance('2h');
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('link', { name: 'Proposal 1: Please choose a day and a time' });
    expect(submits(world, 'reportTimeNotSuitable')).toEqual([]);
    const row = within(screen.getByRole('group', { name: 'Proposal 1' }));
    const time = row.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
    expect([time.selectedOptions[0], time.options[1]].map((option) => option?.textContent)).toEqual([
      'Choose a time',
      '14:30–15:30',
    ]);
  });

  test('of a day that is over it says that no time is left, and not that the company is closed', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const world = createLocalWorld({ clock: Date.parse('2026-11-24T20:10:00+08:00') });
    await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world });
    const row = within(await screen.findByRole('group', { name: 'Proposal 1' }));
    await userEvent.setup().type(row.getByRole('textbox', { name: 'Day' }), '2026-11-24');
    expect(row.getByText('No time is left on this day.')).toBeTruthy();
    expect(row.queryByText('The company is closed on this day.')).toBeNull();
  });

  test('a day without a time to choose takes the focus itself: its list of times cannot', async () => {
    const { user, world } = await proposeAtNoon();
    const row = within(screen.getByRole('group', { name: 'Proposal 2' }));
    const day = row.getByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, saturday(world.world().clock.now()));
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await user.click(await screen.findByRole('link', { name: 'Proposal 2: Please choose a day and a time' }));
    expect(document.activeElement).toBe(day);
  });

  test('times that cannot be proposed any more are there to be copied as people read them', async () => {
    const { user, world } = await proposeAtNoon();
    const { gateway } = testPortal({ world });
    await gateway.call(acceptInterview, { token: 'interview-invited', idempotencyKey: 'elsewhere' });
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    const kept = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
    await waitFor(() =>
      expect(asRead(kept.value).split('\n\n')).toEqual([
        'I travel.',
        'Tue, Nov 24, 2026, 12:30–13:30 (China Standard Time, UTC+8)',
        'Thu, Nov 26, 2026, 08:00–09:00 (China Standard Time, UTC+8)',
        'Fri, Nov 27, 2026, 08:00–09:00 (China Standard Time, UTC+8)',
      ]),
    );
  });

  test('on a day when the company does not work there is nothing to choose, and it says so', async () => {
    const { user, world } = await openPage('/interviewTimeNotSuitable');
    const row = within(await screen.findByRole('group', { name: 'Proposal 1' }));
    await user.type(row.getByRole('textbox', { name: 'Day' }), saturday(world.world().clock.now()));
    expect(row.getByText('The company is closed on this day.')).toBeTruthy();
    expect(row.getByRole('combobox', { name: 'Time' })).toHaveProperty('disabled', true);
  });

  test.each([
    ['/acceptInterview', 'interview-over', 'handled'],
    ['/abandonInterview', 'interview-expired', 'expired'],
    ['/interviewTimeNotSuitable', 'offer-pending', 'invalid'],
    ['/acceptInterview', 'interview-not-suitable', 'done'],
    ['/acceptInterview', 'interview-abandoned', 'done'],
  ])('%s by %s is %s', async (page, token, state) => {
    await openPage(page, token);
    await waitFor(() => expect(stateShown()).toBe(state));
    expect(screen.queryByRole('button', { name: 'I will come' })).toBeNull();
    // Nobody meets then.
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
  });

  test.each([
    ['zh-cn', '我会参加', /^公司当地时间：/],
    ['zh-hk', '我會出席', /^公司當地時間：/],
  ])('is in the language shown: %s', async (locale, button, company) => {
    await openPage('/acceptInterview', 'interview-invited', locale);
    await screen.findByRole('button', { name: button });
    expect(screen.getByText(company)).toBeTruthy();
  });

  test('what is typed is kept over a reload', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const first = await openPortal('/abandonInterview?token=interview-invited', { storage });
    await userEvent.setup().type(await screen.findByRole('textbox', { name: /^Your reason/ }), 'Half a tho');
    dispatchEvent(new Event('pagehide'));
    first.portal.unmount();
    await openPortal('/abandonInterview?token=interview-invited', { storage, world: first.local });
    await screen.findByText(/^Restored what you typed on/);
    expect(screen.getByRole('textbox', { name: /^Your reason/ })).toHaveProperty('value', 'Half a tho');
  });

  test('what is typed to give up what was accepted is kept over a reload by its form alone, and is there to be copied once somebody was quicker', async () => {
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

const DAY = 86_400_000;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Working days to come, a week and more ahead. */
function workingDays(now: number): string[] {
  return Array.from({ length: 7 }, (_, at) => now + (7 + at) * DAY)
    .filter((time) => ![0, 6].includes(new Date(time).getUTCDay()))
    .map(dayAt);
}

function saturday(now: number): string {
  const days = Array.from({ length: 7 }, (_, at) => now + (7 + at) * DAY);
  return dayAt(days.find((time) => new Date(time).getUTCDay() === 6) ?? now);
}
