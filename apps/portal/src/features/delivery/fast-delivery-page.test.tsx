import type { LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage, type PortalStorage } from '../../create-portal.tsx';
import { changingReply, methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { logInAgain, logInByCode } from '../account/testing/person.ts';

type Config = Parameters<typeof personaWorld>[0];

/** A world, the stored values of its persona's session, and a position that the candidate has not applied for. */
function setUp(config: Config = {}) {
  const { local: world, stored } = personaWorld({ lang: 'en-us', ...config });
  const id = positionOf(world, 'open');
  return { world, stored, id, route: `/fastDelivery?id=${id}` };
}

function positionOf(world: LocalWorld, status: 'open' | 'closed' | 'delisted'): string {
  // The candidate has applied for the first three positions.
  const [id = ''] = world.world().positionIds({ recruitType: 'A01', status, limit: 4 }).slice(-1);
  return id;
}

const deliveries = (world: LocalWorld) => world.world().state().deliveries;
const submits = (world: LocalWorld) =>
  world
    .control()
    .calls()
    .filter(({ path }) => path === 'rm.delivery.deliverResume');
const keys = (world: LocalWorld) =>
  submits(world).map(({ param }) => (param as { idempotencyKey: string }).idempotencyKey);

const deliver = () => screen.findByRole('button', { name: 'Apply' });
const receipt = () => screen.findByRole('heading', { level: 2, name: 'Delivery successful' });

describe('the page of a delivery', () => {
  test('shows the position and the resume before anything is sent', async () => {
    const { world, stored, route, id } = setUp();
    await openPortal(route, { world, stored });
    await deliver();
    expect(screen.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeTruthy();
    const position = within(screen.getByRole('region', { name: 'Position' }));
    expect(position.getByRole('link').getAttribute('href')).toMatch(
      new RegExp(`#/RecruitDetail\\?.*id=${id}`),
    );
    const resume = within(screen.getByRole('region', { name: 'Your resume' }));
    expect(resume.getByText('Name').nextElementSibling?.textContent).toBe('Lin Xiaoyu');
    expect(resume.getByText('Phone').nextElementSibling?.textContent).toBe('13800000001');
    for (const term of ['Email', 'City', 'Education history', 'Latest work']) {
      expect(resume.getByText(term).nextElementSibling?.textContent).not.toBe('');
    }
    expect(screen.getByText(/^The recruiters of .+ will see what you send\.$/)).toBeTruthy();
    expect(submits(world)).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  test('says nothing about a company or a school whose name is unknown', async () => {
    const { world, stored, route } = setUp();
    const nothing = { school: '', major: '', degree: '', company: '', post: '' };
    const withoutNames = (entries: object[]) => entries.map((entry) => ({ ...entry, ...nothing }));
    const resume = changingReply<{ education: object[]; work: object[] }>('getResume', (data) => ({
      ...data,
      education: withoutNames(data.education),
      work: withoutNames(data.work),
    }));
    const position = changingReply('queryPositionDetail', (detail) => ({ ...detail, companyDescr: '' }));
    await openPortal(route, { world, stored, through: (line) => resume(position(line)) });
    const terms = within(await screen.findByRole('region', { name: 'Your resume' }));
    await terms.findByText('Name');
    for (const term of ['Education history', 'Latest work']) expect(terms.queryByText(term)).toBeNull();
    expect(screen.queryByText(/^The recruiters of/)).toBeNull();
  });

  test.each([
    ['no position', '', 'Choose a job to apply for.'],
    ['an unknown position', '?id=constructor', 'This position could not be found.'],
  ])('for %s links to all positions', async (_, query, said) => {
    const { world, stored } = setUp();
    await openPortal(`/fastDelivery${query}`, { world, stored });
    await screen.findByText(said);
    expect(screen.getByRole('link', { name: 'View all positions' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Apply|Try again)$/ })).toBeNull();
  });

  test('leads a visitor to the login', async () => {
    const { world, route } = setUp();
    const { query } = await openPortal(route, { world });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(query().get('redirect')).toBe('/fastDelivery');
  });

  test.each([
    ['no position', '/fastDelivery'],
    ['an empty id', '/fastDelivery?id='],
  ])('with %s says what to do, and links to all positions', async (_, route) => {
    const { world, stored } = setUp();
    await openPortal(route, { world, stored });
    const on = await screen.findByRole('link', { name: 'View all positions' });
    expect(screen.getByText('Choose a job to apply for.')).toBeTruthy();
    expect(on.getAttribute('href')).toContain('#/position');
    expect(await axeFindings()).toEqual([]);
  });

  test.each(['queryPositionDetail', 'getResume'])('offers to try again after a failed %s', async (method) => {
    const { world, stored, route } = setUp();
    let broken = true;
    await openPortal(route, {
      world,
      stored,
      through: (line) => (request, options) =>
        broken && methodOf(request.body) === method
          ? Promise.reject(new TypeError('connection lost'))
          : line(request, options),
    });
    await screen.findByText(/The network is not reachable/);
    expect(await axeFindings()).toEqual([]);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await deliver();
  });
});

describe('a resume with a value that cannot be right', () => {
  /** A resume whose only job ends before it begins. */
  function setUpWrong() {
    const made = setUp();
    made.world.world().saveElsewhere('work');
    const saved = made.world.world().state().resumes['acc-candidate']?.written.work;
    const [job] = saved?.value ?? [];
    saved?.value.splice(0, saved.value.length, {
      ...present(job),
      start: '2020-09',
      end: '2019-03',
      present: false,
    });
    return made;
  }

  test('is named in a notice with a link to the editor and back, and can be sent all the same', async () => {
    const user = userEvent.setup();
    const { world, stored, route, id } = setUpWrong();
    await openPortal(route, { world, stored });
    const notice = (
      await screen.findByText('Have a look at your resume before you send it')
    ).closest<HTMLElement>('[role=status]');
    const said = within(present(notice ?? undefined));
    expect(said.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Work experience · End month: The end is before the start.',
    ]);
    const way = new URLSearchParams(
      said.getByRole('link', { name: 'Correct my resume' }).getAttribute('href')?.split('?')[1],
    );
    expect(way.get('back')).toBe(`/fastDelivery?id=${id}`);
    expect(await axeFindings()).toEqual([]);
    await user.click(await deliver());
    await receipt();
  });

  test('is not mentioned when a file is sent instead', async () => {
    const user = userEvent.setup();
    const { world, stored, route } = setUpWrong();
    await openPortal(route, { world, stored });
    await screen.findByText('Have a look at your resume before you send it');
    await user.click(screen.getByRole('radio', { name: /^A file/ }));
    expect(screen.queryByText('Have a look at your resume before you send it')).toBeNull();
  });

  test('is not mentioned if every value is right', async () => {
    const { world, stored, route } = setUp();
    await openPortal(route, { world, stored });
    await deliver();
    expect(screen.queryByText('Have a look at your resume before you send it')).toBeNull();
  });
});

describe('a delivery', () => {
  test('shows the receipt, which gets the focus, with one message', async () => {
    const user = userEvent.setup();
    const { world, stored, route, id } = setUp();
    const before = deliveries(world).length;
    await openPortal(route, { world, stored });
    await user.click(await deliver());
    const heading = await receipt();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByText('Delivery successful')).toHaveLength(1);
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect((await next.findByText(/Apply/)).closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(deliveries(world)).toHaveLength(before + 1);
    expect(deliveries(world).at(-1)).toMatchObject({ positionId: id, accountId: 'acc-candidate' });
    expect(submits(world)).toMatchObject([{ param: { positionId: id, source: 'resume' } }]);
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'View my application' }));
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    expect(await screen.findAllByRole('article')).toHaveLength(before + 1);
  });

  test.each([
    ['a double click', async (button: HTMLElement) => userEvent.dblClick(button)],
    [
      'Enter held down',
      async (button: HTMLElement) => {
        button.focus();
        await userEvent.keyboard('{Enter}{Enter}{Enter}');
      },
    ],
  ])('sends one call for %s', async (_, press) => {
    const { world, stored, route } = setUp();
    const before = deliveries(world).length;
    await openPortal(route, { world, stored });
    await press(await deliver());
    await receipt();
    expect(submits(world)).toHaveLength(1);
    expect(deliveries(world)).toHaveLength(before + 1);
  });

  test('has one idempotency key if the button is pressed twice at once, and is made once', async () => {
    const { world, stored, route } = setUp();
    const before = deliveries(world).length;
    await openPortal(route, { world, stored });
    const button = await deliver();
    fireEvent.click(button);
    fireEvent.click(button);
    await receipt();
    expect(new Set(keys(world)).size).toBe(1);
    expect(deliveries(world)).toHaveLength(before + 1);
  });

  test('whose reply was lost is sent again under the same key, and is made once', async () => {
    const user = userEvent.setup();
    const fault = { method: 'rm.delivery.deliverResume', kind: 'network', when: 'once' } as const;
    const { world, stored, route } = setUp({ faults: [fault] });
    const before = deliveries(world).length;
    await openPortal(route, { world, stored });
    await user.click(await deliver());
    const alert = await screen.findByText(/The network is not reachable/);
    expect(alert.closest('[role=alert]')).toBeTruthy();
    await user.click(await deliver());
    await receipt();
    // No failure is shown after the success.
    expect(screen.queryByText(/The network is not reachable/)).toBeNull();
    expect(keys(world)).toHaveLength(2);
    expect(new Set(keys(world)).size).toBe(1);
    expect(keys(world)[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(deliveries(world)).toHaveLength(before + 1);
  });

  test('goes on under the same key after a login over the page', async () => {
    const user = userEvent.setup();
    const fault = { method: 'rm.delivery.deliverResume', kind: '40101', when: 'once' } as const;
    const { world, stored, route } = setUp({ faults: [fault] });
    await openPortal(route, { world, stored });
    await user.click(await deliver());
    await logInAgain(user, '13800000001');
    await receipt();
    expect(submits(world).map(({ code }) => code)).toEqual(['40101', 'MS000A000']);
    expect(new Set(keys(world)).size).toBe(1);
  });

  test('shows its success on another page if the person left before they logged in again', async () => {
    const user = userEvent.setup();
    const fault = { method: 'rm.delivery.deliverResume', kind: '40101', when: 'once' } as const;
    const { world, stored, route } = setUp({ faults: [fault] });
    const { portal } = await openPortal(route, { world, stored });
    await user.click(await deliver());
    await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
    await portal.open('/position');
    await screen.findByRole('heading', { level: 1, name: 'Positions', hidden: true });
    await logInByCode(user, '13800000001');
    const messages = within(await screen.findByRole('region', { name: 'Messages', hidden: true }));
    await messages.findByText('Delivery successful');
    expect(submits(world).map(({ code }) => code)).toEqual(['40101', 'MS000A000']);
  });

  test('has a separate key for each position', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const ids = world.world().positionIds({ recruitType: 'A01', status: 'open', limit: 5 }).slice(-2);
    const { portal } = await openPortal(`/fastDelivery?id=${ids[0]}`, { world, stored });
    await user.click(await deliver());
    await receipt();
    await portal.open(`/fastDelivery?id=${ids[1]}`);
    await user.click(await deliver());
    await waitFor(() => expect(new Set(keys(world)).size).toBe(2));
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('connection lost'))],
    ['never ends', () => new Promise<never>(() => {})],
  ])('shows the receipt also if every later call %s', async (_, read) => {
    const user = userEvent.setup();
    const { world, stored, route } = setUp();
    await openPortal(route, {
      world,
      stored,
      through: (line) => (request, options) => (submits(world).length > 0 ? read() : line(request, options)),
    });
    await user.click(await deliver());
    await receipt();
  });
});

describe('a delivery that is not possible', () => {
  test('because the resume is incomplete names the missing sections, with a link to the editor', async () => {
    const { world, stored, route } = setUp({ persona: 'newcomer' });
    await openPortal(route, { world, stored });
    const notice = within(
      (await screen.findByText('Please fill in the required content completely')).closest(
        '[role=status]',
      ) as HTMLElement,
    );
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Basic information',
      'Job preferences',
      'Education history',
    ]);
    expect(notice.getByRole('link', { name: 'Complete my resume' }).getAttribute('href')).toContain(
      '#/resumeEditor',
    );
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test.each([
    ['closed', 'Position is closed'],
    ['delisted', 'Position has been delisted'],
  ] as const)('because the position is %s says so, with a link to all positions', async (status, words) => {
    const { world, stored } = setUp();
    await openPortal(`/fastDelivery?id=${positionOf(world, status)}`, { world, stored });
    const notice = (await screen.findByText(words)).closest<HTMLElement>('[role=status]');
    expect(notice && within(notice).getByRole('link', { name: 'View all positions' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('because the person has applied already links to that application', async () => {
    const { world, stored } = setUp();
    const [delivered] = deliveries(world);
    await openPortal(`/fastDelivery?id=${delivered?.positionId}`, { world, stored });
    await screen.findByText('You have already applied for this job.');
    expect(screen.getByRole('link', { name: 'View my application' }).getAttribute('href')).toContain(
      '#/personalCenter',
    );
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  test.each([
    [
      'the position was closed',
      'Position is closed',
      (world: LocalWorld, id: string) => world.control().desk.setPositionStatus(id, 'closed'),
    ],
    [
      'the name was deleted from the resume',
      'Please fill in the required content completely',
      (world: LocalWorld) => {
        world.world().saveElsewhere('basics');
        const { basics } = world.world().state().resumes['acc-candidate']?.written ?? {};
        present(basics).value.name = '';
      },
    ],
    [
      'the position was delivered to in another tab',
      'You have already applied for this job.',
      (world: LocalWorld, id: string) => {
        const [one] = deliveries(world);
        deliveries(world).push({ ...present(one), id: 'delivery-other-tab', positionId: id });
      },
    ],
  ])(
    'because %s since the page was opened shows the refusal and the new state, which gets the focus of the button',
    async (_, words, change) => {
      const user = userEvent.setup();
      const { world, stored, route, id } = setUp();
      await openPortal(route, { world, stored });
      const button = await deliver();
      change(world, id);
      await user.click(button);
      const messages = within(await screen.findByRole('region', { name: 'Messages' }));
      await waitFor(() => expect(messages.getByRole('alert').textContent).not.toBe(''));
      expect(submits(world)).toMatchObject([{ code: '451' }]);
      const notice = (await within(screen.getByRole('main')).findByText(words)).closest('[role=status]');
      expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(notice));
    },
  );
});

test.each([
  ['closed', 'Position is closed'],
  ['delisted', 'Position has been delisted'],
] as const)(
  'a delivery to a position that was %s while a file was chosen is refused with a link to other positions, and the file stays',
  async (status, words) => {
    const user = userEvent.setup({ applyAccept: false });
    const { world, stored, route, id } = setUp();
    await openPortal(route, { world, stored });
    await user.click(await screen.findByRole('radio', { name: /^A file/ }));
    const picker = screen.getByLabelText('Choose a file');
    await user.upload(picker, new File(['%PDF-1.7 resume'], 'mine.pdf', { type: 'application/pdf' }));
    await screen.findByText('Uploaded');
    world.control().desk.setPositionStatus(id, status);
    await user.click(await deliver());
    const main = within(screen.getByRole('main'));
    const notice = (await main.findByText(words)).closest<HTMLElement>('[role=status]');
    expect(notice && within(notice).getByRole('link', { name: 'View all positions' })).toBeTruthy();
    // The button with the focus was removed.
    await waitFor(() => expect(notice?.contains(document.activeElement)).toBe(true));
    expect(main.getByText('mine.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  },
);

describe('a file that was chosen but not sent', () => {
  async function chooseFile(storage: PortalStorage, world: LocalWorld, route: string) {
    const user = userEvent.setup({ applyAccept: false });
    const { portal } = await openPortal(route, { world, storage });
    await user.click(await screen.findByRole('radio', { name: /^A file/ }));
    const file = new File(['%PDF-1.7 resume'], 'mine.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Choose a file'), file);
    await screen.findByText('Uploaded');
    return { user, portal };
  }

  test('is restored after a reload, and not any more once it was sent', async () => {
    const { world, stored, route } = setUp();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const { portal } = await chooseFile(storage, world, route);
    dispatchEvent(new Event('pagehide'));
    portal.unmount();
    const again = await openPortal(route, { world, storage });
    await screen.findByText(/^Restored what you typed on/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^A file/ }).checked).toBe(true);
    expect(screen.getByText('mine.pdf')).toBeTruthy();
    await userEvent.click(await deliver());
    await receipt();
    const [sent] = Object.values(world.world().state().snapshots);
    expect(sent).toMatchObject({ source: 'quick', file: { fileName: 'mine.pdf' } });
    dispatchEvent(new Event('pagehide'));
    again.portal.unmount();
    expect(storage.names().filter((name) => name.startsWith('draft:'))).toEqual([]);
  });

  test('is asked about before the page is left, in the specification’s words', async () => {
    const { world, stored, route } = setUp();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const { user, portal } = await chooseFile(storage, world, route);
    location.hash = '#/feedback';
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Your changes have not been saved yet, do you need to save the content of this change?',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Feedback' });
    await portal.open(route);
    expect(await screen.findByText('mine.pdf')).toBeTruthy();
    // What was restored is kept already.
    await portal.open('/feedback');
    await screen.findByRole('heading', { level: 1, name: 'Feedback' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the resume to be sent', () => {
  const missing = () =>
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
  /** The `back` parameter of a link to the editor. */
  const wayBackOf = (name: string) => {
    const way = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(way).toContain('#/resumeEditor');
    return new URLSearchParams(way.split('?')[1]).get('back');
  };

  test('can be previewed as it will be printed', async () => {
    const user = userEvent.setup();
    const { world, stored, route } = setUp();
    await openPortal(route, { world, stored });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My resume' }));
    await dialog.findByRole('region', { name: /^Page 1 of/ });
    expect(dialog.getAllByText('Lin Xiaoyu').length).toBeGreaterThan(0);
    expect(submits(world)).toEqual([]);
  });

  test('may be a file, with the name and contacts of the person', async () => {
    const user = userEvent.setup();
    const { world, stored, route } = setUp();
    await openPortal(route, { world, stored });
    await choose(/^A file/);
    // Before the first press.
    expect(screen.queryByText(/^Please choose a file/)).toBeNull();
    await user.click(await deliver());
    await screen.findByText('Please choose a file');
    expect(submits(world)).toEqual([]);
    const file = new File(['%PDF-1.7 resume'], 'mine.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Choose a file'), file);
    await screen.findByText('Uploaded');
    await user.click(await deliver());
    await receipt();
    const [sent] = Object.values(world.world().state().snapshots);
    expect(sent).toMatchObject({ source: 'quick', file: { fileName: 'mine.pdf' }, content: { work: [] } });
    expect(sent?.content.basics.name).toBe('Lin Xiaoyu');
  });

  test('is not sent while a file that should replace it has an error', async () => {
    const user = userEvent.setup();
    const { world, stored, route } = setUp();
    await openPortal(route, { world, stored });
    await choose(/^A file/);
    const picker = screen.getByLabelText('Choose a file');
    await user.upload(picker, new File(['%PDF-1.7 resume'], 'old.pdf', { type: 'application/pdf' }));
    await screen.findByText('Uploaded');
    await user.upload(picker, new File(['a text'], 'new.pdf', { type: 'application/pdf' }));
    await screen.findByText(/^The content of this file is not what its name says/, { selector: 'li p' });
    await user.click(await deliver());
    await screen.findByText('Please try the files that were not uploaded again, or remove them');
    expect(submits(world)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove new.pdf' }));
    await user.click(await deliver());
    await receipt();
    const [sent] = Object.values(world.world().state().snapshots);
    expect(sent).toMatchObject({ source: 'quick', file: { fileName: 'old.pdf' } });
  });

  test('cannot be a file while the person’s name is missing', async () => {
    const { world, stored, route } = setUp({ persona: 'newcomer' });
    await openPortal(route, { world, stored });
    await choose(/^A file/);
    await waitFor(() => expect(missing()).toEqual(['Basic information']));
    expect(wayBackOf('Complete my resume')).toBe(route);
  });

  test('can be edited, and the editor leads back here', async () => {
    const { world, stored, route } = setUp();
    await openPortal(route, { world, stored });
    await screen.findByRole('link', { name: 'Edit my resume' });
    expect(wayBackOf('Edit my resume')).toBe(route);
  });

  test('can be left incomplete: another link in the editor does not lead back here', async () => {
    const user = userEvent.setup();
    const { world, stored, route } = setUp({ persona: 'newcomer' });
    await openPortal(route, { world, stored });
    await user.click(await screen.findByRole('link', { name: 'Complete my resume' }));
    await screen.findByRole('heading', { level: 1, name: 'My resume' });
    await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Positions' }));
    await screen.findByRole('heading', { level: 1, name: 'Positions' });
    expect(location.hash).toMatch(/^#\/position\?/);
  });

  test('may be the employee’s resume in the directory, previewed and sent unchanged', async () => {
    const user = userEvent.setup();
    const { local: world, stored } = personaWorld({
      lang: 'en-us',
      persona: 'employee',
      site: 'internal',
    });
    const [id = ''] = world.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
    const inside = { ifHomapageAuthFlag: '1', homepageCategory: '2', websiteId: 'site-internal' };
    await openPortal(`/fastDelivery?id=${id}`, { world, stored: { ...stored, ...inside } });
    await choose(/^My employee resume/);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My employee resume' }));
    await dialog.findByRole('region', { name: /^Page 1 of/ });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(wayBackOf('Complete my resume first')).toBe(`/fastDelivery?id=${id}`);
    expect(await axeFindings()).toEqual([]);
    await user.click(await deliver());
    await receipt();
    const [sent] = Object.values(world.world().state().snapshots);
    expect(sent?.source).toBe('employee');
    expect(sent?.content.education).not.toEqual([]);
  });

  test('is not requested from the directory on an external site', async () => {
    const { world, stored, route } = setUp();
    await openPortal(route, { world, stored });
    await deliver();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    const asked = world
      .control()
      .calls()
      .map(({ path }) => path);
    expect(asked).not.toContain('rm.delivery.getEmployeeResume');
  });
});
