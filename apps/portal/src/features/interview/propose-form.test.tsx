import { acceptInterview } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { asRead } from '../../testing/as-read.ts';
import { openPortal } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { testPortal } from '../../testing/test-portal.ts';

const DAY = 86_400_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

const main = () => screen.getByRole('main');
const proposed = (world: LocalWorld) =>
  world
    .world()
    .calls()
    .filter(({ path }) => path === 'rm.interview.reportTimeNotSuitable');

async function open(page: string) {
  const user = userEvent.setup();
  const { local: world } = await openPortal(`${page}?token=interview-invited`);
  return { user, world };
}

/** The page on a Tuesday at noon, with three proposed times, the first of them in twenty minutes. */
async function proposeAtNoon() {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  const world = createLocalWorld({ clock: Date.parse('2026-11-24T12:10:00+08:00') });
  const user = userEvent.setup();
  await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world });
  await pasteInto(
    user,
    await screen.findByRole('textbox', { name: /^Why does this time not work/ }),
    'I travel.',
  );
  for (const [at, day] of ['2026-11-24', '2026-11-26', '2026-11-27'].entries()) {
    const row = within(screen.getByRole('group', { name: `Proposal ${at + 1}` }));
    await pasteInto(user, row.getByRole('textbox', { name: 'Day' }), day);
    const time = row.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
  }
  return { user, world };
}

/** The first proposal, with the day on which the page is opened. */
async function proposeThatDay(clock: string) {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  const world = createLocalWorld({ clock: Date.parse(`2026-11-24T${clock}:00+08:00`) });
  await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world });
  const row = within(await screen.findByRole('group', { name: 'Proposal 1' }));
  await pasteInto(userEvent.setup(), row.getByRole('textbox', { name: 'Day' }), '2026-11-24');
  return row;
}

describe('proposing other times for an interview', () => {
  test('sends three times on working days that do not overlap', async () => {
    const { user, world } = await open('/acceptInterview');
    await user.click(await screen.findByRole('link', { name: 'Propose other times' }));
    await pasteInto(
      user,
      await screen.findByRole('textbox', { name: /^Why does this time not work/ }),
      'I travel.',
    );
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
      await pasteInto(user, row.getByRole('textbox', { name: 'Day' }), days[at === 1 ? 0 : at] ?? '');
      const time = row.getByRole('combobox', { name: 'Time' });
      await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
    }
    expect(screen.queryByText('The company is closed on this day.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('link', { name: 'Proposal 2: Please propose times that do not overlap' });
    expect(proposed(world)).toEqual([]);
    const second = present(rows[1]).getByRole('textbox', { name: 'Day' });
    await pasteInto(user, second, days[1] ?? '');
    // The chosen time belonged to the other day, so one has to be chosen again.
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('link', { name: 'Proposal 2: Please choose a day and a time' });
    const time = present(rows[1]).getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('heading', { name: 'You have proposed other times' });
    expect(proposed(world)).toHaveLength(1);
    expect(within(main()).getAllByRole('listitem')).toHaveLength(3);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('offers hours for a day that was typed with slashes before a reload', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const world = createLocalWorld({ clock: Date.parse('2026-11-24T12:10:00+08:00') });
    const storage = createMemoryStorage({ locale: 'en-us' });
    const first = await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world, storage });
    const row = async () => within(await screen.findByRole('group', { name: 'Proposal 1' }));
    await pasteInto(userEvent.setup(), (await row()).getByRole('textbox', { name: 'Day' }), '2026/11/26');
    first.portal.unmount();
    await openPortal('/interviewTimeNotSuitable?token=interview-invited', { world, storage });
    await screen.findByText(/^Restored what you typed on/);
    const time = (await row()).getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
    expect(time.disabled).toBe(false);
  });

  test('shows an overlap whenever a change causes one, and only while it lasts', async () => {
    const { user } = await proposeAtNoon();
    const [first, second] = [1, 2].map((number) =>
      within(screen.getByRole('group', { name: `Proposal ${number}` })),
    );
    const overlaps = () => present(second).queryByText('Please propose times that do not overlap');
    const move = async (day: string) => {
      const field = present(first).getByRole('textbox', { name: 'Day' });
      await pasteInto(user, field, day);
      const time = present(first).getByRole('combobox', { name: 'Time' });
      // The first hour of a day, on which the second proposal is too.
      await user.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
    };
    await move('2026-11-26');
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    expect(overlaps()).toBeTruthy();
    await move('2026-11-25');
    await waitFor(() => expect(overlaps()).toBeNull());
    await move('2026-11-26');
    await waitFor(() => expect(overlaps()).toBeTruthy());
  });

  test('offers for today only hours that are still to come', async () => {
    const row = await proposeThatDay('12:10');
    const hours = within(row.getByRole('combobox', { name: 'Time' })).getAllByRole('option');
    expect(hours[1]?.textContent).toBe('12:30–13:30');
  });

  test('asks for another time if the chosen one has begun before it is sent', async () => {
    const { user, world } = await proposeAtNoon();
    // The page stays open for two hours.
    world.control().advance('2h');
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await screen.findByRole('link', { name: 'Proposal 1: Please choose a day and a time' });
    expect(proposed(world)).toEqual([]);
    const row = within(screen.getByRole('group', { name: 'Proposal 1' }));
    const time = row.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
    expect([time.selectedOptions[0], time.options[1]].map((option) => option?.textContent)).toEqual([
      'Choose a time',
      '14:30–15:30',
    ]);
  });

  test('says that no time is left on a day that is over, and not that the company is closed', async () => {
    const row = await proposeThatDay('20:10');
    expect(row.getByText('No time is left on this day.')).toBeTruthy();
    expect(row.queryByText('The company is closed on this day.')).toBeNull();
  });

  test('puts the focus on the day if it has no times to choose from', async () => {
    const { user, world } = await proposeAtNoon();
    const row = within(screen.getByRole('group', { name: 'Proposal 2' }));
    const day = row.getByRole('textbox', { name: 'Day' });
    await pasteInto(user, day, saturday(world.world().clock.now()));
    await user.click(screen.getByRole('button', { name: 'Send the proposals' }));
    await user.click(await screen.findByRole('link', { name: 'Proposal 2: Please choose a day and a time' }));
    expect(document.activeElement).toBe(day);
  });

  test('shows times that can no longer be sent as readable text to be copied', async () => {
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

  test('says that the company is closed on a weekend day, and disables its times', async () => {
    // Further east, Saturday begins while the company still works.
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const { user, world } = await open('/interviewTimeNotSuitable');
    const row = within(await screen.findByRole('group', { name: 'Proposal 1' }));
    await pasteInto(user, row.getByRole('textbox', { name: 'Day' }), saturday(world.world().clock.now()));
    expect(row.getByText('The company is closed on this day.')).toBeTruthy();
    expect(row.getByRole('combobox', { name: 'Time' })).toHaveProperty('disabled', true);
  });
});

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Future working days, more than a week ahead. */
function workingDays(now: number): string[] {
  return Array.from({ length: 7 }, (_, at) => now + (7 + at) * DAY)
    .filter((time) => ![0, 6].includes(new Date(time).getUTCDay()))
    .map(dayAt);
}

function saturday(now: number): string {
  const days = Array.from({ length: 7 }, (_, at) => now + (7 + at) * DAY);
  return dayAt(days.find((time) => new Date(time).getUTCDay() === 6) ?? now);
}
