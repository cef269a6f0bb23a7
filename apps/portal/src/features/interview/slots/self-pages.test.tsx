import { type DataOf, type InterviewerWeek, pickSlot, type querySlots } from '@careers/gateway/contract';
import type { LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../core/session/index.ts';
import { asRead } from '../../../testing/as-read.ts';
import { changingReply, methodOf, openPortal, personaWorld } from '../../../testing/open-portal.ts';
import { scrolledTo } from '../../../testing/scrolled-to.ts';
import { testPortal } from '../../../testing/test-portal.ts';
import { logInAgain, logInByCode } from '../../account/testing/person.ts';

const main = () => screen.getByRole('main');

/**
 * On this day the offered times lie in this week and the next; on a Friday evening the page would open with the next week, which
 * has all of them.
 */
const TUESDAY = Date.parse('2026-11-24T12:00:00+08:00');

async function openPage(
  route: string,
  persona: 'candidate' | 'interviewer' | 'newcomer',
  { lang = 'en-us' as 'en-us' | 'zh-cn' | 'zh-hk', before = (_world: LocalWorld) => {} } = {},
) {
  const user = userEvent.setup();
  const { local: world, stored } = personaWorld({ persona, lang, clock: TUESDAY });
  before(world);
  const { portal } = await openPortal(route, { world, stored: { locale: lang, ...stored } });
  return { user, world, portal };
}

/** The times of an interview, which cannot be loaded again once they are cut off. */
async function openTimes() {
  const user = userEvent.setup();
  const { local: world, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
  let isCut = false;
  await openPortal('/self/candidate?id=interview-slots', {
    world,
    stored: { locale: 'en-us', ...stored },
    through: (line) => async (request, options) => {
      if (isCut && methodOf(String(request.body)) === 'querySlots') throw new TypeError('Failed to fetch');
      return line(request, options);
    },
  });
  const cut = () => {
    isCut = true;
  };
  return { user, world, cut };
}

const slots = (world: LocalWorld) => world.world().state().slots;
const times = () => screen.findAllByRole('radio');
const chosen = async (at: number) => {
  const all = (await times()).filter((radio) => !(radio as HTMLInputElement).disabled);
  const radio = all[at];
  if (!radio) throw new Error(`no time ${at}`);
  return radio as HTMLInputElement;
};

describe('the page on which a candidate chooses an interview time', () => {
  test('shows the times by day in both zones, the taken ones disabled, and offers a calendar entry', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate');
    const all = (await times()) as HTMLInputElement[];
    expect(all.length).toBe(slots(world).length);
    expect(all.filter(({ disabled }) => disabled)).toHaveLength(1);
    expect(
      within(main()).getByText(/^Times are in your zone \(.+\), with the company’s \(.+\) below/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
    const radio = await chosen(2);
    await user.click(radio);
    const wanted = slots(world).find(({ id }) => id === radio.value);
    const broughtIntoSight = scrolledTo();
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    const done = await screen.findByRole('heading', { name: 'Your interview is booked' });
    expect(document.activeElement).toBe(done);
    expect(broughtIntoSight()).toContain(done);
    const shown = within(main()).getByText('When').nextElementSibling?.querySelector('time')?.dateTime;
    expect(Date.parse(shown ?? '')).toBe(wanted?.start);
    expect(screen.getByRole('button', { name: 'Add to my calendar' })).toBeTruthy();
    expect(slots(world).filter(({ deliveryId }) => deliveryId === 'interview-slots')).toHaveLength(1);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('names the zone without its offset if the clocks change between the times', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const day = 86_400_000;
    // Ten o'clock at the company, on the last Friday of March and on the Monday after it, when the viewer's clock has changed.
    const year = new Date().getFullYear() + 1;
    const last = Date.UTC(year, 2, 31, 2);
    const sunday = last - new Date(last).getUTCDay() * day;
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate', {
      before: (local) => {
        // The earliest one comes first, in whatever order the server sends them.
        const given = [sunday + day, sunday - 2 * day].map((start, at) => ({
          id: `slot-${at + 1}`,
          start,
          end: start + 3_600_000,
        }));
        local.world().restore({ ...local.world().state(), slots: given });
      },
    });
    await times();
    const shown = asRead(main().textContent);
    expect(shown).toContain(
      'Times are in your zone (Central European Time), with the company’s (China Standard Time, UTC+8) below.',
    );
    expect(shown).toMatch(/ UTC\+103:00–04:0010:00–11:00.* UTC\+204:00–05:0010:00–11:00/);
    await user.click(await chosen(1));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    expect(slots(world).map(({ deliveryId }) => deliveryId)).toEqual(['interview-slots', undefined]);
    expect(asRead(main().textContent)).toContain('Central European Time, UTC+2');
  });

  test('shows the company’s day where it differs from the viewer’s', async () => {
    vi.stubEnv('TZ', 'America/St_Johns');
    // In the viewer's zone, the company's Monday morning is Sunday evening.
    const start = Date.parse('2036-09-01T09:30:00+08:00');
    await openPage('/self/candidate?id=interview-slots', 'candidate', {
      before: (local) => {
        const slot = { id: 'slot-1', start, end: start + 3_600_000 };
        local.world().restore({ ...local.world().state(), slots: [slot] });
      },
    });
    const [time] = await times();
    expect(present(time).closest('label')?.textContent).toBe('23:00–00:00Mon, Sep 1, 09:30–10:30');
    // Screen readers read the day, which is the heading above the time.
    const day = document.getElementById(present(time).getAttribute('aria-describedby') ?? '');
    expect(day?.textContent).toContain('Sunday, August 31');
  });

  test('works by keyboard: arrows change the time, Enter books it', async () => {
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate');
    (await chosen(0)).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Book this time' })).toBeTruthy());
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    expect(slots(world).filter(({ deliveryId }) => deliveryId === 'interview-slots')).toHaveLength(1);
  });

  test('says that a time has just been taken by somebody else, and lets another be booked', async () => {
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate');
    const radio = await chosen(1);
    await user.click(radio);
    world.control().takeSlotElsewhere(radio.value);
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByText('Somebody has just taken this time. Please choose another one.');
    // The button with the focus was removed.
    expect(document.activeElement?.textContent).toBe('Times');
    await waitFor(() => expect(radio.disabled).toBe(true));
    expect(await axeFindings(main())).toEqual([]);
    await user.click(await chosen(0));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('heading', { name: 'Your interview is booked' });
  });

  test('keeps a place for the focus when the times that are left are taken one after another', async () => {
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate', {
      before: (local) => {
        const free = slots(local).filter(({ elsewhere }) => !elsewhere);
        local.world().restore({ ...local.world().state(), slots: free.slice(-2) });
      },
    });
    const other = await chosen(1);
    const radio = await chosen(0);
    expect(document.activeElement?.textContent).not.toBe('Times');
    radio.focus();
    await user.keyboard(' ');
    const refresh = () => document.dispatchEvent(new Event('visibilitychange'));
    world.control().takeSlotElsewhere(radio.value);
    refresh();
    await screen.findByText('Somebody has just taken this time. Please choose another one.');
    // A browser moves the focus away from what is disabled.
    expect(document.activeElement?.textContent).toBe('Times');
    const broughtIntoSight = scrolledTo();
    world.control().takeSlotElsewhere(other.value);
    refresh();
    const none = await screen.findByRole('heading', { name: 'All times are taken at the moment.' });
    expect(document.activeElement).toBe(none);
    expect(broughtIntoSight()).toContain(none);
  });

  test('shows times that were taken when the person comes back to the tab, and keeps their choice', async () => {
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate');
    const [own, other] = [await chosen(0), await chosen(1)];
    await user.click(own);
    world.control().takeSlotElsewhere(other.value);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(other.disabled).toBe(true));
    expect(own.checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeTruthy();
  });

  test('offers all times on a device whose clock is weeks ahead', async () => {
    const { local: world, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    const clock = () => world.world().clock.now() + 21 * 86_400_000;
    await openPortal('/self/candidate?id=interview-slots', { world, stored, clock });
    const all = (await times()) as HTMLInputElement[];
    expect(all.filter(({ disabled }) => disabled)).toHaveLength(1);
  });

  test('closes a time that begins while the page is open, also if the times cannot be loaded again', async () => {
    const { user, world, cut } = await openTimes();
    const [first, second] = [await chosen(0), await chosen(1)];
    await user.click(first);
    const { start = 0 } = slots(world).find(({ id }) => id === first.value) ?? {};
    cut();
    world.world().clock.setOffset(start - Date.now());
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText('This time is over already.');
    expect([first.disabled, first.checked, second.disabled]).toEqual([true, false, false]);
    expect(present(first.closest('label')).textContent).toContain('Over');
    expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull();
    await user.click(second);
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeTruthy();
  });

  test('says that a time has been taken also if the times cannot be loaded again, and can be tried again', async () => {
    const { user, world, cut } = await openTimes();
    const radio = await chosen(1);
    await user.click(radio);
    world.control().takeSlotElsewhere(radio.value);
    cut();
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByText('Somebody has just taken this time. Please choose another one.');
    expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull();
    expect(radio.checked).toBe(false);
    await user.click(radio);
    expect(screen.queryByText(/^Somebody has just taken/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByText('Somebody has just taken this time. Please choose another one.');
  });

  test('shows the time that was booked in another tab meanwhile', async () => {
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate');
    await user.click(await chosen(0));
    const other = slots(world).at(-1);
    const { Authorization, userInfo } = present(world.world().openPersonaSession());
    const stored = { Authorization, userInfo: JSON.stringify(userInfo) };
    const elsewhere = testPortal({ world, storage: createMemoryStorage(stored) });
    await elsewhere.gateway.call(pickSlot, {
      deliveryId: 'interview-slots',
      slotId: other?.id ?? '',
      idempotencyKey: 'elsewhere',
    });
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByText('This has been dealt with already.');
    const done = await screen.findByRole('heading', { name: 'Your interview is booked' });
    await waitFor(() => expect(document.activeElement).toBe(done));
  });

  test.each(['/self/candidate?id=delivery-seed-1', '/self/candidate'])(
    '%s shows the booked time again after a reload',
    async (route) => {
      const { local: world, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
      const user = userEvent.setup();
      world.control().desk.act('delivery-seed-1', 'screen');
      world.control().desk.act('delivery-seed-1', 'inviteToChooseTime');
      const storage = createMemoryStorage({ locale: 'en-us', ...stored });
      const { portal } = await openPortal(route, { world, storage });
      await user.click(await chosen(2));
      await user.click(screen.getByRole('button', { name: 'Book this time' }));
      const done = await screen.findByRole('heading', { name: 'Your interview is booked' });
      await waitFor(() => expect(location.hash).toContain('id=delivery-seed-1'));
      expect(document.activeElement).toBe(done);
      const said = main().textContent;
      const address = location.hash.slice(1);
      portal.unmount();
      for (const again of [address, '/self/candidate']) {
        const reloaded = await openPortal(again, { world, storage });
        const there = await screen.findByRole('heading', { name: 'Your interview is booked' });
        expect(main().textContent).toBe(said);
        expect(document.activeElement).not.toBe(there);
        expect(await axeFindings(main())).toEqual([]);
        reloaded.portal.unmount();
      }
    },
  );

  test('does not show a booked time any more after the interview', async () => {
    const { local: world, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    const user = userEvent.setup();
    const { portal } = await openPortal('/self/candidate?id=interview-slots', {
      world,
      stored: { locale: 'en-us', ...stored },
    });
    await user.click(await chosen(0));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    portal.unmount();
    world.world().clock.advance(30 * 86_400_000);
    const session = present(world.world().openPersonaSession());
    await openPortal('/self/candidate?id=interview-slots', {
      world,
      stored: {
        locale: 'en-us',
        Authorization: session.Authorization,
        userInfo: JSON.stringify(session.userInfo),
      },
    });
    await screen.findByRole('heading', { name: 'No interview is waiting for a time.' });
  });

  test('keeps the receipt if the server does not repeat what was booked', async () => {
    const { local: world, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    const user = userEvent.setup();
    await openPortal('/self/candidate?id=interview-slots', {
      world,
      stored: { locale: 'en-us', ...stored },
      through: changingReply('querySlots', ({ booked: _booked, ...data }) => data),
    });
    await user.click(await chosen(0));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(screen.getByRole('heading', { name: 'Your interview is booked' })).toBeTruthy();
  });

  test('does not show the receipt of one interview at another', async () => {
    const { user } = await openPage('/self/candidate?id=interview-slots', 'candidate', {
      before: (world) => {
        world.control().desk.act('delivery-seed-1', 'screen');
        world.control().desk.act('delivery-seed-1', 'inviteToChooseTime');
      },
    });
    await user.click(await chosen(0));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    location.hash = '#/self/candidate?id=delivery-seed-1';
    await times();
    expect(screen.queryByRole('heading', { name: 'Your interview is booked' })).toBeNull();
  });

  test('books the chosen time after a login over the page, if the session expires before', async () => {
    const { user, world } = await openPage('/self/candidate?id=interview-slots', 'candidate');
    const radio = await chosen(1);
    await user.click(radio);
    world.world().clock.advance(3 * 3_600_000);
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await logInAgain(user, '13800000001');
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    const booked = slots(world).filter(({ deliveryId }) => deliveryId === 'interview-slots');
    expect(booked.map(({ id }) => id)).toEqual([radio.value]);
  });

  test('says that no interview waits for a time, with a link to the applications', async () => {
    await openPage('/self/candidate', 'newcomer');
    await screen.findByRole('heading', { name: 'No interview is waiting for a time.' });
    expect(within(main()).getByRole('link', { name: 'My applications' })).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('lets another person in this browser log in with another account on the same page', async () => {
    const user = userEvent.setup();
    const { local: world } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    world.control().desk.act('delivery-seed-1', 'screen');
    world.control().desk.act('delivery-seed-1', 'inviteToChooseTime');
    await openPortal('/self/candidate', { world, stored: { locale: 'en-us' } });
    await logInByCode(user, '13800000002');
    await user.click(await screen.findByRole('button', { name: 'Log in with another account' }));
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    await logInByCode(user, '13800000001');
    expect((await times()).length).toBeGreaterThan(0);
  });

  test('for the interview of another person lets them log in with another account on the same page', async () => {
    const user = userEvent.setup();
    const { local: world } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    await openPortal('/self/candidate?id=interview-slots', { world, stored: { locale: 'en-us' } });
    await logInByCode(user, '13800000002');
    await screen.findByText('There is no such application');
    await user.click(screen.getByRole('button', { name: 'Log in with another account' }));
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    await logInByCode(user, '13800000001');
    expect((await times()).length).toBeGreaterThan(0);
  });

  test('shows the interview in the address, if the server sends all that wait', async () => {
    const { local, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    await openPortal('/self/candidate?id=interview-slots', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: changingReply<DataOf<typeof querySlots>>('querySlots', ({ interviews }) => ({
        interviews: [
          ...interviews.map((one) => ({ ...one, deliveryId: 'another', slots: [] })),
          ...interviews,
        ],
      })),
    });
    expect((await times()).length).toBeGreaterThan(0);
  });

  test('shows the receipt of a booked interview at its own address, although another interview waits', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({ persona: 'candidate', lang: 'en-us', clock: TUESDAY });
    const route = '/self/candidate?id=interview-slots';
    const given = { world: local, stored: { locale: 'en-us', ...stored } };
    const another: object[] = [];
    const { portal } = await openPortal(route, {
      ...given,
      through: changingReply<DataOf<typeof querySlots>>('querySlots', (answer) => {
        if (another.length === 0) another.push({ ...answer.interviews[0], deliveryId: 'another' });
        return answer;
      }),
    });
    await user.click(await chosen(0));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    portal.unmount();
    await openPortal(route, {
      ...given,
      through: changingReply('querySlots', (answer) => ({ ...answer, interviews: another })),
    });
    await screen.findByRole('heading', { name: 'Your interview is booked' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('is linked in the personal center once a recruiter has asked for it', async () => {
    const { user } = await openPage('/MyResume', 'candidate', {
      before: (world) => {
        world.control().desk.act('delivery-seed-1', 'screen');
        world.control().desk.act('delivery-seed-1', 'inviteToChooseTime');
      },
    });
    await user.click(await screen.findByRole('link', { name: /^Choose a time/ }));
    await screen.findByRole('heading', { name: 'Choose a time for your interview', level: 1 });
    expect((await times()).length).toBeGreaterThan(0);
  });

  test.each([
    ['zh-cn', '选择面试时间'],
    ['zh-hk', '選擇面試時間'],
  ] as const)('is shown in the chosen language: %s', async (lang, title) => {
    await openPage('/self/candidate?id=interview-slots', 'candidate', { lang });
    await screen.findByRole('heading', { name: title, level: 1 });
    await times();
  });
});

describe('the interviewer’s week', () => {
  const week = () => screen.findByRole('heading', { name: /\d\s–\s/ });
  const after = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Next week' }));

  /** Opens the interviewer's page, whose calls do not arrive while `isCut` says so of their method. */
  async function openWeekUnless(isCut: (method: string) => boolean) {
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us', clock: TUESDAY });
    await openPortal('/self/interviewer', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: (line) => (request, options) =>
        isCut(methodOf(request.body))
          ? Promise.reject(new TypeError('the line is down'))
          : line(request, options),
    });
  }

  /** The interviewer's page on the next week, with a time filled in. */
  async function aTimeToOffer() {
    const { user, world } = await openPage('/self/interviewer', 'interviewer');
    await week();
    await after(user);
    await screen.findAllByText('Offered');
    const form = within(screen.getByRole('region', { name: 'Offer a time' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'From' }), '17:00');
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), '18:00');
    return { user, world, before: slots(world).length, form };
  }

  test.each(['2026-13-45', '0000-01-01'])(
    'opens with the usual week for the invalid week %s in the address',
    async (from) => {
      await openPage(`/self/interviewer?from=${from}`, 'interviewer');
      expect(await screen.findByRole('heading', { name: 'Offer a time' })).toBeTruthy();
    },
  );

  test('is for interviewers only: others can log in with another account on the same page', async () => {
    const { user } = await openPage('/self/interviewer', 'candidate');
    await screen.findByText('no permission yet');
    await user.click(await screen.findByRole('button', { name: 'Log in with another account' }));
    await screen.findByRole('dialog');
    expect(location.hash).toContain('/self/interviewer');
  });

  test('is open to an employee on the internal site, with the evaluations that wait for them', async () => {
    const { local: world, stored } = personaWorld({
      persona: 'employee',
      site: 'internal',
      lang: 'en-us',
      clock: TUESDAY,
      faults: [{ method: 'interviewEvaluation.queryEvaluations', kind: 'network', when: 'once' }],
    });
    await openPortal('/interviewEvaluation?id=evaluation-mine', { world, stored });
    await screen.findByRole('button', { name: 'Submit the evaluation' });
    location.hash = '#/self/interviewer';
    await week();
    const evaluations = within(await screen.findByRole('region', { name: 'Evaluations' }));
    // That they could not be loaded does not look as if none waited.
    await userEvent.click(await evaluations.findByRole('button', { name: 'Try again' }));
    expect(await evaluations.findByRole('link', { name: 'Evaluate' })).toBeTruthy();
    await after(userEvent.setup());
    expect((await screen.findAllByText('Offered')).length).toBeGreaterThan(0);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('opens on a Sunday with the next week, and a first time to offer that overlaps nothing', async () => {
    const { local: world, stored } = personaWorld({
      persona: 'interviewer',
      lang: 'en-us',
      clock: Date.parse('2026-11-22T12:00:00+08:00'),
    });
    await openPortal('/self/interviewer', { world, stored });
    expect(asRead((await week()).textContent)).toBe('Nov 23\u2009–\u200929, 2026');
    const form = within(screen.getByRole('region', { name: 'Offer a time' }));
    expect(form.getByRole('status').textContent).toBe('');
    await userEvent.setup().click(form.getByRole('button', { name: 'Offer' }));
    await screen.findByText('Save successfully');
    expect(form.getByRole('status').textContent).toBe('');
  });

  test('left open over the weekend, shows the week that has begun, with the first time that can still be offered', async () => {
    const { user, world } = await openPage('/self/interviewer', 'interviewer');
    expect(asRead((await week()).textContent)).toBe('Nov 23\u2009–\u200929, 2026');
    const form = within(screen.getByRole('region', { name: 'Offer a time' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'From' }), '17:00');
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), '18:00');
    const day = form.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
    // The evening of the day: what was chosen for it is not moved to the next one.
    world.world().clock.advance(8 * 3_600_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(await form.findByText('This time is over already.')).toBeTruthy();
    expect(day.value).toBe('2026-11-24');
    world.world().clock.advance(6 * 86_400_000);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(async () =>
      expect(asRead((await week()).textContent)).toBe('Nov 30\u2009–\u2009Dec 6, 2026'),
    );
    expect(day.isConnected).toBe(true);
    expect([day.value, form.getByRole('status').textContent]).toEqual(['2026-12-01', '']);
  });

  test('shows no week before the company’s zone is known, where the weekend may have begun already', async () => {
    vi.stubEnv('TZ', 'UTC');
    // Friday, one in the afternoon for the viewer, and nine in the evening at the company.
    const { local, stored } = personaWorld({
      persona: 'interviewer',
      lang: 'en-us',
      clock: Date.parse('2026-11-27T13:00:00Z'),
    });
    const asked: unknown[] = [];
    const held = Promise.withResolvers<void>();
    await openPortal('/self/interviewer', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: (line) => async (request, options) => {
        if (methodOf(String(request.body)) === 'queryInterviewerWeek' && asked.push(request) === 2)
          await held.promise;
        return line(request, options);
      },
    });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(document.getElementById('week-title')).toBeNull();
    held.resolve();
    expect(asRead((await week()).textContent)).toBe('Nov 30\u2009–\u2009Dec 6, 2026');
  });

  test('does not change its week again if each answer names another zone', async () => {
    vi.stubEnv('TZ', 'UTC');
    const { local, stored } = personaWorld({
      persona: 'interviewer',
      lang: 'en-us',
      clock: Date.parse('2026-11-27T13:00:00Z'),
    });
    let answers = 0;
    const { portal } = await openPortal('/self/interviewer', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: changingReply('queryInterviewerWeek', (data) => {
        answers++;
        return { ...data, companyZone: answers % 2 === 1 ? 'Asia/Shanghai' : 'Europe/Berlin' };
      }),
    });
    expect(await screen.findByText(/^Times are in the company’s zone \(Central European/)).toBeTruthy();
    portal.unmount();
  });

  test('shows offered times and interviews in both zones, and the next week by its button', async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    const { user, world } = await openPage('/self/interviewer', 'interviewer', {
      before: (one) => {
        one.control().desk.act('delivery-seed-1', 'screen');
        one.control().desk.act('delivery-seed-1', 'inviteToInterview');
      },
    });
    const first = (await week()).textContent;
    await after(user);
    await waitFor(async () => expect((await week()).textContent).not.toBe(first));
    await screen.findAllByText('Offered');
    // Decision 6.10: the times of interviews are shown in the viewer's zone and in the company's.
    expect(
      screen.getByText(/^Times are in the company’s zone \(China .+\), with yours \(India .+\) below\.$/),
    ).toBeTruthy();
    const shown = screen.getAllByText(/^\d\d:\d\d–\d\d:\d\d$/).map(({ textContent }) => textContent);
    expect(shown.slice(0, 2)).toEqual(['09:00–10:00', '06:30–07:30']);
    expect(shown.length / 2).toBeLessThanOrEqual(slots(world).length + 2);
    const names = screen.getAllByRole('button', { name: /^Remove / }).map((one) => one.ariaLabel);
    expect(new Set(names).size).toBe(names.length);
    // The invitation was not accepted yet.
    expect(screen.getByText('Awaiting an answer')).toBeTruthy();
    expect(screen.queryByText('Booked')).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
    const lengths = screen.getAllByRole('list').map((list) => within(list).queryAllByRole('listitem').length);
    expect(lengths).not.toContain(0);
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(async () => expect((await week()).textContent).toBe(first));
  });

  test('shows a failure to load another week in its place, and keeps the time to be offered and the way back', async () => {
    const user = userEvent.setup();
    let isDown = false;
    await openWeekUnless(() => isDown);
    const first = (await week()).textContent;
    const from = screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' });
    await user.selectOptions(from, '15:30');
    isDown = true;
    await after(user);
    await screen.findByText('The network is not reachable. Please check your connection and try again.');
    expect((await week()).textContent).not.toBe(first);
    expect([from.isConnected, from.value]).toEqual([true, '15:30']);
    expect(await axeFindings(main())).toEqual([]);
    isDown = false;
    await user.click(within(main()).getByRole('button', { name: 'Try again' }));
    await screen.findAllByText('Offered');
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(async () => expect((await week()).textContent).toBe(first));
    expect([from.isConnected, from.value]).toEqual([true, '15:30']);
  });

  test('warns of two overlapping interviews at both, and at no other', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us', clock: TUESDAY });
    for (const event of ['screen', 'inviteToInterview']) local.control().desk.act('delivery-seed-1', event);
    const later = (instant: string) => new Date(Date.parse(instant) + 2 * 3_600_000).toISOString();
    await openPortal('/self/interviewer', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: changingReply<InterviewerWeek>('queryInterviewerWeek', (shown) => ({
        ...shown,
        interviews: shown.interviews.flatMap((one) => [
          one,
          { ...one, deliveryId: 'at-the-same-time' },
          { ...one, deliveryId: 'later', time: { start: later(one.time.start), end: later(one.time.end) } },
        ]),
      })),
    });
    await week();
    await after(user);
    const warned = await screen.findAllByText(/^This overlaps with \d\d:00–\d\d:00\.$/);
    expect(warned.map(({ textContent }) => textContent)).toEqual([
      'This overlaps with 10:00–11:00.',
      'This overlaps with 10:00–11:00.',
    ]);
    const items = warned.map((one) => present(one.closest('li')).textContent);
    for (const text of items) expect(text).toContain('10:00–11:00');
    expect(await axeFindings(main())).toEqual([]);
  });

  test('warns of a booked time that overlaps with an interview at both', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us', clock: TUESDAY });
    for (const event of ['screen', 'inviteToInterview']) local.control().desk.act('delivery-seed-1', event);
    const earlier = (instant: string) => new Date(Date.parse(instant) - 30 * 60_000).toISOString();
    await openPortal('/self/interviewer', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: changingReply<InterviewerWeek>('queryInterviewerWeek', (shown) => ({
        ...shown,
        slots: shown.interviews.map(({ time }) => ({
          id: 'taken',
          start: earlier(time.start),
          end: earlier(time.end),
          takenBy: { candidateName: 'He Ruolan' },
        })),
      })),
    });
    await week();
    await after(user);
    const warned = await screen.findAllByText(/^This overlaps with \d\d:\d\d–\d\d:\d\d\.$/);
    expect(warned.map(({ textContent }) => textContent)).toEqual([
      'This overlaps with 10:00–11:00.',
      'This overlaps with 09:30–10:30.',
    ]);
    expect(present(warned[0]?.closest('li')).textContent).toContain('Taken by He Ruolan');
  });

  test('shows two rounds with one candidate on one day as two, also after a time was offered', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us', clock: TUESDAY });
    const onFriday = (hour: number) => ({
      start: `2026-11-27T${hour}:00:00+08:00`,
      end: `2026-11-27T${hour + 1}:00:00+08:00`,
    });
    const round = {
      deliveryId: 'one',
      candidateName: 'Xu Qing',
      post: 'Buyer',
      way: 'phone',
      place: 'Phone',
    };
    const interviews = [
      { ...round, round: 1, time: onFriday(14), state: 'agreed' },
      { ...round, round: 2, time: onFriday(16), state: 'invited' },
    ];
    let slots: object[] = [];
    await openPortal('/self/interviewer', {
      world: local,
      stored: { locale: 'en-us', ...stored },
      through: changingReply<InterviewerWeek>('queryInterviewerWeek', (shown) => ({
        ...shown,
        slots,
        interviews,
      })),
    });
    await week();
    expect(screen.getAllByText('Xu Qing')).toHaveLength(2);
    slots = [{ id: 'new', ...onFriday(10) }];
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    await screen.findByText('Offered');
    expect(screen.getAllByText('Xu Qing')).toHaveLength(2);
  });

  test('adds an offered time, refuses one that overlaps, and removes one again', async () => {
    const { user, world, before, form } = await aTimeToOffer();
    await user.click(form.getByRole('button', { name: 'Offer' }));
    await waitFor(() => expect(slots(world)).toHaveLength(before + 1));
    await form.findByText('This overlaps with 17:00–18:00.');
    await user.click(form.getByRole('button', { name: 'Offer' }));
    expect(slots(world)).toHaveLength(before + 1);
    for (const until of ['08:30', '17:00']) {
      await user.selectOptions(form.getByRole('combobox', { name: 'To' }), until);
      expect(form.getByText('The end is before the start.')).toBeTruthy();
    }
    await user.click(await screen.findByRole('button', { name: /^Remove 17:00–18:00 on / }));
    await waitFor(() => expect(slots(world)).toHaveLength(before));
    await screen.findByText('Delete successfully');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove 17:00–18:00 on / })).toBeNull());
    // The button with the focus was removed: the focus is on the heading of its day.
    expect(document.activeElement?.id).toMatch(/^day-/);
  });

  test('says so if the week cannot be loaded again after a time was offered, and tries again', async () => {
    const user = userEvent.setup();
    let isDown = false;
    await openWeekUnless((method) => isDown && method === 'queryInterviewerWeek');
    await week();
    const offered = (await screen.findAllByText('Offered')).length;
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    await within(main()).findByText(/The network is not reachable/);
    expect(screen.getAllByText('Offered')).toHaveLength(offered);
    isDown = false;
    await user.click(within(main()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Offered')).toHaveLength(offered + 1));
    expect(within(main()).queryByText(/The network is not reachable/)).toBeNull();
  });

  test('announces the refusal again at each press of “Offer”, also with the same words for another day', async () => {
    const { user, world, form } = await aTimeToOffer();
    const days = form.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
    const [day = '', other = ''] = [days.value, ...[...days.options].map(({ value }) => value)].filter(
      (value, at, all) => all.indexOf(value) === at,
    );
    for (const one of [day, other]) {
      const start = Date.parse(`${one}T17:00:00+08:00`);
      const { slots: known } = world.world().state();
      known.push({ ...present(known[0]), id: `at-${one}`, start, end: start + 3_600_000 });
    }
    await user.click(form.getByRole('button', { name: 'Offer' }));
    const words = () => form.findByText('This overlaps with 17:00–18:00.');
    const said = await words();
    await user.click(form.getByRole('button', { name: 'Offer' }));
    const again = await words();
    // A new element in a live region is announced, an unchanged one is not.
    expect(again).not.toBe(said);
    await user.selectOptions(days, other);
    expect(await words()).not.toBe(again);
    expect(form.getByRole('status').textContent).toBe('This overlaps with 17:00–18:00.');
  });

  test('refuses a time in the past', async () => {
    const { user, world } = await openPage('/self/interviewer', 'interviewer');
    await week();
    const before = slots(world).length;
    const form = within(screen.getByRole('region', { name: 'Offer a time' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Day' }), '2026-11-24');
    await user.selectOptions(form.getByRole('combobox', { name: 'From' }), '08:00');
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), '09:00');
    expect(form.getByRole('status').textContent).toBe('This time is over already.');
    await user.click(form.getByRole('button', { name: 'Offer' }));
    expect(slots(world)).toHaveLength(before);
  });

  test('shows a time that was offered in another tab, once it causes a refusal', async () => {
    const { user, world, form } = await aTimeToOffer();
    const { slots: known } = world.world().state();
    const day = (form.getByRole('combobox', { name: 'Day' }) as HTMLSelectElement).value;
    const start = Date.parse(`${day}T17:00:00+08:00`);
    known.push({ ...present(known[0]), id: 'elsewhere', start, end: start + 3_600_000 });
    await user.click(form.getByRole('button', { name: 'Offer' }));
    await screen.findByText('This overlaps with a time that is there already');
    await screen.findByRole('button', { name: /^Remove 17:00–18:00 on / });
  });

  test('adds the time to be offered after a login over the page, if the session expires before', async () => {
    const { user, world, before, form } = await aTimeToOffer();
    world.world().clock.advance(3 * 3_600_000);
    await user.click(form.getByRole('button', { name: 'Offer' }));
    await logInAgain(user, '13800000003');
    await screen.findByRole('button', { name: /^Remove 17:00–18:00 on / });
    expect(slots(world)).toHaveLength(before + 1);
  });

  test('shows the times that candidates have proposed', async () => {
    const { local: world } = personaWorld({ persona: 'interviewer', lang: 'en-us' });
    const asked = await openPortal('/interviewTimeNotSuitable?token=interview-not-suitable', { world });
    await screen.findByRole('heading', { name: 'You have proposed other times' });
    asked.portal.unmount();
    const session = world.world().openPersonaSession();
    await openPortal('/self/interviewer', {
      world,
      stored: {
        locale: 'en-us',
        Authorization: session?.Authorization ?? '',
        userInfo: JSON.stringify(session?.userInfo),
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Other times proposed' }));
    expect(section.getByText('I am traveling that day.')).toBeTruthy();
    expect(section.getAllByRole('listitem')).toHaveLength(4);
    expect(await axeFindings(main())).toEqual([]);
  });
});
