import { revokeDelivery } from '@careers/gateway/contract';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { asRead } from '../../testing/as-read.ts';
import { changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { logInByCode } from '../account/testing/person.ts';

type Config = Parameters<typeof personaWorld>[0];

/** A world years from now, and the stored values of its persona's session. */
function setUp(config: Config = {}) {
  const { local: world, stored } = personaWorld({
    lang: 'en-us',
    clock: Date.parse('2031-05-20T20:00:00+08:00'),
    ...config,
  });
  return { world, stored, deliveries: () => world.world().state().deliveries };
}

/** The stage of the newest delivery. */
const stageOfFirst = (world: ReturnType<typeof setUp>['world']) =>
  world.control().desk.deliveries()[0]?.stage;

const cards = () => screen.findAllByRole('article');
async function card(place: number): Promise<HTMLElement> {
  const found = (await cards())[place];
  if (!found) throw new Error(`no delivery ${place}`);
  return found;
}
const message = (role: 'status' | 'alert') =>
  within(screen.getByRole('region', { name: 'Messages', hidden: true })).getByRole(role, { hidden: true });

describe('the personal center', () => {
  // Its days are those of the viewer's zone.
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
  });

  test('lists applications, the newest first, with position, day, status and days in the stage', async () => {
    const { world, stored } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const shown = (await cards()).map((one) => [
      one.dataset.status,
      /Applied on (.+? 20\d\d)(?:\s+(.+?) in this stage)?/.exec(asRead(one.textContent))?.slice(1),
    ]);
    expect(shown).toEqual([
      ['delivered', ['May 17, 2031', '3 days']],
      ['interview', ['May 13, 2031', '1 day']],
      ['closed', ['Apr 19, 2031', undefined]],
    ]);
    expect(screen.getByRole('heading', { name: 'Applications 3' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('My account - Chengyuan Group Careers'));
    const link = within(await card(0)).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/#\/RecruitDetail\?.*id=\d+/);
    expect(link.textContent).not.toBe('');
    expect(await axeFindings()).toEqual([]);
  });

  test('shows for each application its stages and how long the current one usually takes', async () => {
    const { world, stored } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const [applied, interview, closed] = await cards();
    const track = (one: HTMLElement | undefined) =>
      within(within(present(one)).getByRole('list', { name: 'Where your application stands' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent);
    // The names are those of the website, once its configuration is loaded.
    await waitFor(() =>
      expect(track(applied)).toEqual([
        'Apply (current)',
        'Screening (upcoming)',
        'Interviews (upcoming)',
        'Offer (upcoming)',
        'First day (upcoming)',
      ]),
    );
    // After “Apply” the note is about the next step, in any other step about that step.
    expect(applied?.textContent).toContain('Next: Screening. Within 3 working days.');
    expect(asRead(interview?.textContent)).toMatch(
      /Interview accepted\. You have confirmed the interview on \w+ \d+, \d{4}, 10:00 \(UTC\+8\);/,
    );
    expect(track(interview).slice(1, 4)).toEqual([
      'Screening (done)',
      'Interviews (current)',
      'Offer (upcoming)',
    ]);
    expect(track(closed)[1]).toBe('Screening Closed');
    expect(closed?.textContent).not.toContain('Within 3 working days');
  });

  test('says in the name of each control which application it is about', async () => {
    const { world, stored } = setUp();
    await openPortal('/personalCenter', { world, stored });
    for (const one of await cards()) {
      const post = within(one).getByRole('link').textContent;
      const names = within(one)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      expect(names.length).toBeGreaterThanOrEqual(2);
      for (const name of names) expect(name).toMatch(new RegExp(`^.+, ${post}$`));
    }
  });

  test.each([
    ['offer-pending', '7 days to answer', 'Offer expired'],
    ['offer-expired', 'Offer expired. The offer was not answered in time.', '7 days to answer'],
    ['offer-accepted', 'Offer accepted. You have accepted the offer', '7 days to answer'],
  ])('for %s shows the event of a stage instead of its usual duration', async (scenario, told, not) => {
    await openPortal('/personalCenter', setUp({ scenario }));
    const offered = (await cards()).find((one) => one.dataset.status === 'offer');
    await waitFor(() => expect(offered?.textContent).toContain(told));
    expect(offered?.textContent).not.toContain(not);
  });

  /** The states of the last stages of an application that is in one of them, by the stages that the website tells. */
  async function lastStages(status: string, told: readonly { stage: string; title: string; note: string }[]) {
    const { world, stored } = setUp();
    const deliveries = changingReply('queryDeliveries', ({ total, rows }) => ({
      total,
      rows: (rows as { timeline: object[] }[]).slice(0, 1).map((row) => ({
        ...row,
        status,
        timeline: row.timeline.map((event) => ({ ...event, stage: 'offer' })),
      })),
    }));
    const site = changingReply('loadWebsiteStyle', ({ websiteHomepage, ...rest }) => ({
      ...rest,
      websiteHomepage: {
        ...(websiteHomepage as object),
        blocks: told.length > 0 ? [{ kind: 'steps', entries: told }] : [],
      },
    }));
    await openPortal('/personalCenter', { world, stored, through: (line) => deliveries(site(line)) });
    const track = within(await card(0)).findByRole('list', { name: 'Where your application stands' });
    return within(await track)
      .getAllByRole('listitem')
      .slice(-2)
      .map(({ textContent }) => textContent);
  }
  const offer = { stage: 'offer', title: 'Offer', note: '7 days to answer' };
  const firstDay = { stage: 'hired', title: 'First day', note: 'About 2 weeks later' };

  test.each([
    ['a first day that lies ahead is not done', 'hired', [offer, firstDay], 'First day (current)'],
    ['that somebody is hired is done', 'hired', [], 'Hired (done)'],
    ['an offer that waits for its answer is not done', 'offer', [offer], 'Offer (current)'],
    ['an offer whose person is hired is done', 'hired', [offer], 'Offer (done)'],
  ])('says of the last stage what is true: %s', async (_, status, told, said) => {
    expect((await lastStages(status, told)).at(-1)).toBe(said);
  });

  test('puts an application that waits for the person first, however old it is, and each on one page only', async () => {
    const user = userEvent.setup();
    const { world, stored, deliveries } = setUp();
    const [one] = deliveries();
    for (let number = 0; number < 120 && one; number++)
      deliveries().push({ ...one, id: `delivery-${number}`, deliveredAt: one.deliveredAt });
    await openPortal('/personalCenter', {
      world,
      stored,
      through: changingReply('queryDeliveries', ({ total, rows }) => ({
        total,
        rows: (rows as object[]).map((row) =>
          'status' in row && row.status === 'interview'
            ? { ...row, nextAction: { label: 'Choose a time', link: '/self/candidate?token=1' } }
            : row,
        ),
      })),
    });
    const statuses = async () => (await cards()).map(({ dataset }) => dataset.status);
    expect((await statuses()).filter((status) => status === 'interview')).toHaveLength(1);
    expect((await card(0)).textContent).toContain('It is your turn');
    const shown = await statuses();
    await user.click(screen.getByRole('button', { name: 'Page 13' }));
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    shown.push(...(await statuses()));
    expect(shown.filter((status) => status === 'interview')).toHaveLength(1);
  });

  test('says “since today” for a stage that began today, and of one without a timeline nothing that it does not know', async () => {
    const { world, stored, deliveries } = setUp();
    const [one] = deliveries();
    world.control().desk.moveDelivery(present(one).id, 'screening');
    const through = changingReply('queryDeliveries', ({ total, rows }) => ({
      total,
      rows: (rows as object[]).map((row, at) => (at === 1 ? { ...row, timeline: [], statusLabel: '' } : row)),
    }));
    await openPortal('/personalCenter', { world, stored, through });
    expect((await card(0)).textContent).toContain('since today');
    const unknown = await card(1);
    expect(unknown.textContent).toContain('Applied on');
    expect(unknown.textContent).not.toContain('in this stage');
    expect(unknown.textContent).not.toContain('since today');
    expect(within(unknown).queryByRole('button', { name: /progress/ })).toBeNull();
    expect(unknown.querySelector('span:empty:not([aria-hidden])')).toBeNull();
  });

  test('shows the progress of an application as a timeline from the server, once it is opened', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const interview = within(await card(1));
    const listsOf = () => interview.getAllByRole('list');
    // The stages are always shown, once the configuration is loaded.
    expect(await interview.findAllByRole('list')).toHaveLength(1);
    await user.click(interview.getByRole('button', { name: /^View progress/, expanded: false }));
    const steps = within(present(listsOf()[1])).getAllByRole('listitem');
    expect(steps.map((step) => asRead(step.textContent))).toEqual([
      expect.stringMatching(/^Applied \(done\)May 13, 2031./),
      expect.stringMatching(/^Screening \(done\)May 16, 2031./),
      expect.stringMatching(/^Interview \(done\)May 19, 2031./),
      expect.stringMatching(/^Interview accepted \(current\)May 19, 2031./),
    ]);
    expect(steps.at(-1)?.getAttribute('aria-current')).toBe('step');
    expect(await axeFindings()).toEqual([]);
    await user.click(interview.getByRole('button', { name: /^Hide progress/, expanded: true }));
    expect(listsOf()).toHaveLength(1);
  });

  test('links the next action to its page with its query, and never to another origin', async () => {
    const { world, stored } = setUp();
    const links = ['/self/candidate?token=1e3', 'https://evil.example/', 'javascript:alert(1)'];
    await openPortal('/personalCenter', {
      world,
      stored,
      through: changingReply('queryDeliveries', ({ total, rows }) => ({
        total,
        rows: (rows as object[]).map((row, place) => ({
          ...row,
          nextAction: { label: 'Choose a time', link: links[place] },
        })),
      })),
    });
    await cards();
    const shown = screen.getAllByRole('link', { name: /^Choose a time/ });
    expect(shown.map((link) => link.getAttribute('href'))).toEqual([
      '/#/self/candidate?websiteId=site-external&token=1e3',
      '/#/homepage?websiteId=site-external',
      '/#/homepage?websiteId=site-external',
    ]);
  });

  test('links the next action to its page also if the server sends the whole address as in mails', async () => {
    const { world, stored } = setUp();
    const own = location.href.split('#')[0];
    const links = [`${own}#/offerResponse?token=1e3`, '#/offerResponse?token=1e3'];
    await openPortal('/personalCenter', {
      world,
      stored,
      through: changingReply('queryDeliveries', ({ total, rows }) => ({
        total,
        rows: (rows as object[]).flatMap((row, place) =>
          links[place] ? [{ ...row, nextAction: { label: 'Answer the offer', link: links[place] } }] : [],
        ),
      })),
    });
    await screen.findAllByRole('article');
    const shown = screen.getAllByRole('link', { name: /^Answer the offer/ });
    const route = '/#/offerResponse?websiteId=site-external&token=1e3';
    expect(shown.map((link) => link.getAttribute('href'))).toEqual([route, route]);
  });

  test('shows ten applications a page, keeps the page in the address, and shows the last for one that is too high', async () => {
    const user = userEvent.setup();
    const { world, stored, deliveries } = setUp();
    const [one] = deliveries();
    for (let number = 0; number < 20 && one; number++)
      deliveries().push({ ...one, id: `delivery-${number}` });
    const { query, portal } = await openPortal('/personalCenter', { world, stored });
    expect(await cards()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(query().get('page')).toBe('3');
    await portal.open('/personalCenter?page=99');
    await waitFor(() => expect(query().get('page')).toBe('3'));
    expect(await cards()).toHaveLength(3);
    await portal.open('/personalCenter?page=-1');
    await waitFor(async () => expect(await cards()).toHaveLength(10));
  });

  test('says that there are no applications, with a link to all positions', async () => {
    const { world, stored } = setUp({ persona: 'newcomer' });
    await openPortal('/personalCenter', { world, stored });
    await screen.findByText('You have not applied for a job yet.');
    expect(screen.getByRole('link', { name: 'View all positions' }).getAttribute('href')).toContain(
      '#/position',
    );
    await screen.findByText('3 required sections are missing');
    expect(await axeFindings()).toEqual([]);
  });

  test('shows a failure to load the applications, and offers to try again', async () => {
    const fault = { method: 'rm.delivery.queryDeliveries', kind: 'malformed', when: 'once' } as const;
    const { world, stored } = setUp({ faults: [fault] });
    await openPortal('/personalCenter', { world, stored });
    await screen.findByText('The answer could not be read. Please try again.');
    // The person's name and contacts do not depend on it.
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(3);
  });
});

test('the personal center shows the person’s name and contacts, and leads to their resume also if it could not be loaded', async () => {
  const fault = { method: 'rm.resume.getResume', kind: 'network', when: 'once' } as const;
  const { world, stored } = setUp({ faults: [fault] });
  await openPortal('/personalCenter', { world, stored });
  const me = within(await screen.findByRole('region', { name: 'About you' }));
  expect(me.getByText('Lin Xiaoyu')).toBeTruthy();
  expect(me.getByText('13800000001')).toBeTruthy();
  const resume = within(screen.getByRole('region', { name: 'My resume' }));
  const retry = await resume.findByRole('button', { name: 'Try again' });
  const leadsTo = (name: string) => resume.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Edit my resume')).toContain('#/resumeEditor');
  expect(leadsTo('Templates and print')).toContain('#/resumeTemp');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(retry);
  expect(await resume.findByText('Complete and ready to send')).toBeTruthy();
});

test('the personal center says how many required sections of the resume are missing, and not that it can be sent', async () => {
  const { world, stored } = setUp();
  await openPortal('/personalCenter', {
    world,
    stored,
    through: changingReply('getResume', (resume) => ({ ...resume, missing: ['education'] })),
  });
  await screen.findByText('1 required section is missing');
  expect(screen.queryByText('Complete and ready to send')).toBeNull();
});

describe('withdrawing an application', () => {
  async function ask(user: ReturnType<typeof userEvent.setup>, place = 0) {
    within(await card(place))
      .getByRole('button', { name: /^Withdraw/ })
      .focus();
    await user.keyboard('{Enter}');
    return screen.findByRole('alertdialog', { name: 'Withdraw this application?' });
  }

  test('asks first, saying what follows, and “Keep it” changes nothing', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const post = within(await card(0)).getByRole('link').textContent;
    const question = await ask(user);
    expect(question.textContent).toContain(`The recruiters will no longer consider you for “${post}”.`);
    expect(await axeFindings(question)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const trigger = within(await card(0)).getByRole('button', { name: /^Withdraw/ });
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(stageOfFirst(world)).toBe('delivered');
  });

  test('shows a message when it is done, and keeps the focus at the application', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(message('status').textContent).toBe('Revocation successful'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect((await card(0)).dataset.status).toBe('revoked'));
    expect(stageOfFirst(world)).toBe('revoked');
    const revoked = await card(0);
    expect(within(revoked).queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    await waitFor(() => expect(revoked.contains(document.activeElement)).toBe(true));
    expect(await axeFindings()).toEqual([]);
  });

  test('keeps the question open if it fails, and can be tried again under the same key', async () => {
    const user = userEvent.setup();
    const fault = { method: 'rm.delivery.revokeDelivery', kind: '451', when: 'once' } as const;
    const { world, stored } = setUp({ faults: [fault] });
    await openPortal('/personalCenter', { world, stored });
    const question = await ask(user);
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(message('alert').textContent).toBe('The system is busy, please try again later'),
    );
    expect(screen.getByRole('alertdialog')).toBe(question);
    await waitFor(() => expect(document.activeElement?.closest('[role=alertdialog]')).toBe(question));
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(message('status').textContent).toBe('Revocation successful'));
    const keys = world
      .control()
      .calls()
      .filter(({ path }) => path === 'rm.delivery.revokeDelivery')
      .map(({ param }) => (param as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is possible until there is an offer, and not after the process has ended', async () => {
    const { world, stored, deliveries } = setUp();
    const [first] = deliveries();
    world.control().desk.moveDelivery(present(first).id, 'offer');
    await openPortal('/personalCenter', { world, stored });
    const revocable = (await cards()).map(
      (one) => within(one).queryByRole('button', { name: /^Withdraw/ }) !== null,
    );
    expect(revocable).toEqual([false, true, false]);
  });

  test('is refused if an offer was made since the page was opened, and the card shows the offer', async () => {
    const user = userEvent.setup();
    const { world, stored, deliveries } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const question = await ask(user);
    const [first] = deliveries();
    world.control().desk.moveDelivery(present(first).id, 'offer');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(message('alert').textContent).toBe('This application can no longer be withdrawn'),
    );
    await waitFor(async () => expect((await card(0)).dataset.status).toBe('offer'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(await card(0)).queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  test('says that the application has been withdrawn already, if another tab has done so', async () => {
    const user = userEvent.setup();
    const { world, stored, deliveries } = setUp();
    await openPortal('/personalCenter', { world, stored });
    const question = await ask(user);
    const [first] = deliveries();
    const { gateway } = testPortal({ world, storage: createMemoryStorage({ locale: 'en-us', ...stored }) });
    await gateway.call(revokeDelivery, { id: present(first).id, idempotencyKey: 'another-tab' });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(message('alert').textContent).toBe('This application has been withdrawn already'),
    );
    await waitFor(async () => expect((await card(0)).dataset.status).toBe('revoked'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

test('the personal center of an expired session shows the login over the page, and then loads', async () => {
  const user = userEvent.setup();
  const { world, stored } = setUp();
  await openPortal('/personalCenter', { world, stored: { ...stored, Authorization: 'forgotten' } });
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
  expect(location.hash).toContain('#/personalCenter');
  expect(await axeFindings(dialog)).toEqual([]);
  await logInByCode(user, '13800000001');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(await cards()).toHaveLength(3);
  expect(location.hash).toContain('#/personalCenter');
});
