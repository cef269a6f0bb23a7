import type { Transport } from '@careers/gateway';
import type { LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { linkActs, reachAct } from '../testing/link-acts.ts';
import { methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

const PDF = '%PDF-1.7 of nothing';
const main = () => screen.getByRole('main');
const NOT_TRANSLATED = /^此頁部分內容未能以繁體中文顯示/;

/** A transport that never answers, or answers 502 like a proxy, while `isDown`. */
function breakable(how: 'silent' | 502) {
  const state = { isDown: false };
  const through = (line: Transport): Transport => {
    return async (request, options) => {
      if (!state.isDown) return line(request, options);
      if (how === 'silent') throw new TypeError('connection lost');
      return { ...(await line(request, options)), status: how, text: '<h1>Bad gateway</h1>' };
    };
  };
  return { state, through };
}

/** Waits for the switcher, which is shown once the languages of the website are known. */
const switcher = () => screen.findByRole('button', { name: /^(Language: |語言：)/ });

async function chooseLanguage(user: UserEvent, name: RegExp): Promise<void> {
  await user.click(await switcher());
  await user.click(await screen.findByRole('menuitemradio', { name }));
}

/** The values of the page's controls. */
const entered = () =>
  [...main().querySelectorAll<HTMLInputElement>('input, textarea, select')].map((control) =>
    control.type === 'radio' || control.type === 'checkbox' ? control.checked : control.value,
  );

interface Kept {
  readonly user: UserEvent;
  readonly state: { isDown: boolean };
  /** An element of the form, which would be replaced if the form was rendered anew. */
  readonly part: HTMLElement;
}

/** Changes the language while the network is down, and tries again when it works. */
async function expectKept({ user, state, part }: Kept): Promise<void> {
  const before = entered();
  await switcher();
  state.isDown = true;
  await chooseLanguage(user, /繁體/);
  const notice = await screen.findByText(NOT_TRANSLATED);
  expect([part.isConnected, entered()]).toEqual([true, before]);
  expect(screen.getAllByText(NOT_TRANSLATED)).toHaveLength(1);
  const alert = notice.closest<HTMLElement>('[role=alert]');
  const again = within(alert ?? notice).getByRole('button', { name: '再試一次' });
  await user.click(again);
  await waitFor(() => expect(again.getAttribute('data-state')).toBe('idle'));
  expect(notice.isConnected).toBe(true);
  state.isDown = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(NOT_TRANSLATED)).toBeNull());
  expect([part.isConnected, entered()]).toEqual([true, before]);
}

/** The pages alternate between a network that is silent and one that answers 502. */
const lines = Object.entries(linkActs).map(
  ([path, act], place) => [path, place % 2 === 0 ? 'silent' : 502, act] as const,
);

test.each(lines)(
  'in a language that cannot be loaded, the page %s keeps what was entered and shows a notice, on a line that is %s',
  async (path, how, act) => {
    const { local, stored } = personaWorld();
    const { state, through } = breakable(how);
    const login = act.method.access === 'session' ? stored : {};
    await openPortal(`${path}?token=${act.token}`, { world: local, stored: login, through });
    const user = userEvent.setup({ applyAccept: false });
    const part = await reachAct(user, act);
    await act.fill(user, local.world().clock.now());
    await expectKept({ user, state, part });
  },
);

test('the notice about a language that cannot be loaded passes axe and passes on the focus', async () => {
  const { state, through } = breakable('silent');
  await openPortal('/mailResponse/declinedOffer?token=offer-pending', { through });
  const user = userEvent.setup();
  await screen.findByLabelText(/^Your reason/);
  await switcher();
  state.isDown = true;
  await chooseLanguage(user, /繁體/);
  await screen.findByText(NOT_TRANSLATED);
  await screen.findByText(/^未能連接網絡/);
  expect(await axeFindings(main())).toEqual([]);
  state.isDown = false;
  await user.click(screen.getByRole('button', { name: '再試一次' }));
  await waitFor(() => expect(screen.queryByText(NOT_TRANSLATED)).toBeNull());
  await waitFor(() => expect(main().contains(document.activeElement)).toBe(true));
});

test('a page that returns to its loaded language keeps what was typed and removes the notice', async () => {
  const { state, through } = breakable('silent');
  await openPortal('/mailResponse/declinedOffer?token=offer-pending', { through });
  const user = userEvent.setup();
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Your reason/);
  await user.type(reason, 'I stay where I am');
  await switcher();
  state.isDown = true;
  await chooseLanguage(user, /繁體/);
  await screen.findByText(NOT_TRANSLATED);
  await chooseLanguage(user, /English/);
  await waitFor(() => expect(main().querySelector('[data-state=untranslated]')).toBeNull());
  expect([reason.isConnected, reason.value]).toEqual([true, 'I stay where I am']);
});

async function attach(user: UserEvent): Promise<void> {
  const file = new File([PDF], 'resume.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText('Uploaded');
}

describe('on a page behind a login, when a language cannot be loaded', () => {
  type Config = Parameters<typeof personaWorld>[0];

  async function open(route: (world: LocalWorld) => string, config: Config = {}, more = {}) {
    const { local, stored } = personaWorld({ lang: 'en-us', ...config });
    const { state, through } = breakable('silent');
    await openPortal(route(local), { world: local, stored: { ...stored, ...more }, through });
    return { user: userEvent.setup({ applyAccept: false }), state };
  }

  /** A position that the candidate has not applied for. */
  const positionOf = (local: LocalWorld) =>
    local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 4 })[3] ?? '';

  test('the file to be delivered stays', async () => {
    const { user, state } = await open((local) => `/fastDelivery?id=${positionOf(local)}`);
    await user.click(await screen.findByRole('radio', { name: /^A file/ }));
    await attach(user);
    await expectKept({ user, state, part: screen.getByText('resume.pdf') });
  });

  test('the resume that an employee chose stays on an internal site', async () => {
    const inside = { ifHomapageAuthFlag: '1', homepageCategory: '2', websiteId: 'site-internal' };
    const { user, state } = await open(
      (local) => {
        const [id] = local.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
        return `/fastDelivery?id=${id}`;
      },
      { persona: 'employee', site: 'internal' },
      inside,
    );
    const part = await screen.findByRole('radio', { name: /^My employee resume/ });
    await user.click(part);
    await expectKept({ user, state, part });
  });

  test('a half-written recommendation stays', async () => {
    const { user, state } = await open((local) => `/fastRecommend?id=${positionOf(local)}`);
    await user.type(await screen.findByRole('textbox', { name: /^Candidate’s name/ }), 'Wu Xiaolan');
    await user.click(screen.getByRole('checkbox', { name: /^The owner of this resume/ }));
    await attach(user);
    await expectKept({ user, state, part: screen.getByText('resume.pdf') });
  });

  test('what was typed in the resume editor stays', async () => {
    const { user, state } = await open(() => '/resumeEditor');
    const section = within(await screen.findByRole('region', { name: 'Self-evaluation' }));
    const part = await section.findByRole('textbox');
    await user.type(part, ' and so on');
    await expectKept({ user, state, part });
  });

  test('the chosen template stays', async () => {
    const { user, state } = await open(() => '/resumeTemp');
    const [, part] = await screen.findAllByRole('radio');
    if (!part) throw new Error('there is no other template');
    await user.click(part);
    await expectKept({ user, state, part });
  });

  test('the chosen time of an interview stays', async () => {
    const { user, state } = await open(() => '/self/candidate?id=interview-slots');
    const part = (await screen.findAllByRole<HTMLInputElement>('radio')).find(({ disabled }) => !disabled);
    if (!part) throw new Error('there is no time');
    await user.click(part);
    await expectKept({ user, state, part });
  });

  test('the time that an interviewer is about to offer stays', async () => {
    const { user, state } = await open(() => '/self/interviewer', { persona: 'interviewer' });
    const part = await screen.findByRole('combobox', { name: 'From' });
    await user.selectOptions(part, '15:30');
    await expectKept({ user, state, part });
  });

  test('what an interviewer has written in their own evaluation stays', async () => {
    const { user, state } = await open(() => '/interviewEvaluation?id=evaluation-mine', {
      persona: 'interviewer',
    });
    const part = await screen.findByRole('textbox', { name: /^Why/ });
    await user.type(part, 'Good questions');
    await expectKept({ user, state, part });
  });
});

test('the file that an employee without a directory resume chose stays', async () => {
  const { local, stored } = personaWorld({ lang: 'en-us', persona: 'employee', site: 'internal' });
  const inside = { ifHomapageAuthFlag: '1', homepageCategory: '2', websiteId: 'site-internal' };
  const [id] = local.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
  const data = btoa(JSON.stringify({ reason: 'noEmployeeResume' }));
  const text = JSON.stringify({ returnCode: '451', returnDesc: 'No resume', returnData: data });
  await openPortal(`/fastDelivery?id=${id}`, {
    world: local,
    stored: { ...stored, ...inside },
    through: (line) => async (request, options) => {
      const reply = await line(request, options);
      const isAsked = typeof request.body === 'string' && methodOf(request.body) === 'getEmployeeResume';
      return isAsked ? { ...reply, text } : reply;
    },
  });
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('radio', { name: /^A file/ }));
  expect(screen.queryByRole('radio', { name: /^My employee resume/ })).toBeNull();
  await attach(user);
  const file = screen.getByText('resume.pdf');
  await chooseLanguage(user, /繁體/);
  await screen.findByRole('button', { name: '立即應徵' });
  expect(file.isConnected).toBe(true);
});
