import type { LocalWorld } from '@careers/mocks';
import { readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { OFFER_REASON_MAX } from '@careers/validation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { aPerson, later } from '../account/testing/person.ts';

type Config = Parameters<typeof personaWorld>[0];

const setUp = (config: Config = {}) => {
  const { local: world, stored } = personaWorld({ lang: 'en-us', ...config });
  return { world, stored };
};

const recommended = (world: LocalWorld) => world.world().state().recommendations;
const positionOf = (world: LocalWorld, status: 'open' | 'closed' | 'delisted'): string =>
  world.world().positionIds({ recruitType: 'A01', status, limit: 1 })[0] ?? '';

const pdf = () => new File(['%PDF-1.7 resume'], 'li-lei.pdf', { type: 'application/pdf' });
const send = () => screen.getByRole('button', { name: 'Recommend' });
const name = () => screen.findByRole('textbox', { name: /^Candidate’s name/ });

const email = () => screen.getByRole('textbox', { name: /^Candidate’s email/ });
const chooser = () => screen.queryByLabelText('Choose a file');

async function nameThem(user: ReturnType<typeof userEvent.setup>, phone = '13911112222'): Promise<void> {
  await pasteInto(user, await name(), 'Li Lei');
  await pasteInto(user, screen.getByRole('textbox', { name: /^Candidate’s phone number/ }), phone);
  await pasteInto(user, email(), 'li.lei@mail.example');
}

/** Ticks the consent, and fills in everything that a recommendation needs. */
async function fillIn(user: ReturnType<typeof userEvent.setup>, phone?: string): Promise<void> {
  await nameThem(user, phone);
  await user.click(tick());
  await user.upload(screen.getByLabelText('Choose a file'), pdf());
  await screen.findByText('Uploaded');
}

const tick = () => screen.getByRole('checkbox', { name: /^The owner of this resume has authorized me/ });

describe('a recommendation', () => {
  test('is sent with everything that was entered, shows its receipt, and is listed with its status', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const positionId = positionOf(world, 'open');
    await openPortal(`/fastRecommend?id=${positionId}`, { world, stored });
    await screen.findByText('You have not recommended anyone yet.');
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await user.type(
      screen.getByRole('textbox', { name: /^Why do you recommend them/ }),
      'Three years together.',
    );
    expect(await axeFindings()).toEqual([]);
    await user.click(send());
    const receipt = await screen.findByRole('heading', { name: 'Thank you for recommending Li Lei' });
    expect(document.activeElement).toBe(receipt);
    expect(screen.queryByText('For any suitable position')).toBeNull();
    expect(recommended(world)).toMatchObject([
      {
        accountId: 'acc-candidate',
        applicantName: 'Li Lei',
        gender: 'male',
        phone: '+86 13911112222',
        email: 'li.lei@mail.example',
        file: { fileName: 'li-lei.pdf' },
        reason: 'Three years together.',
        positionId,
      },
    ]);
    const row = await screen.findByRole('article', { name: 'Li Lei' });
    expect(within(row).getByText('Received')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  test('needs the confirmation that the resume’s owner has authorised it (section 5)', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/fastRecommend', { world, stored });
    await fillIn(user);
    await user.click(tick());
    await user.click(send());
    await screen.findByRole('link', {
      name: 'Please confirm that the owner of the resume has authorized this',
    });
    expect(recommended(world)).toEqual([]);
    await user.click(tick());
    // A file that was chosen before the tick was removed is still there.
    await screen.findByText('li-lei.pdf');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank you for recommending Li Lei' });
  });

  test('sends neither contacts nor resume of the person before that confirmation', async () => {
    const user = aPerson();
    onTestFinished(() => void vi.useRealTimers());
    const { world, stored } = setUp();
    await openPortal('/fastRecommend', { world, stored });
    await nameThem(user);
    expect(chooser()).toBeNull();
    expect(screen.getByText(/until then nothing about them leaves your device/)).toBeTruthy();
    await later(2000);
    await user.type(email(), '.cn');
    await later(2000);
    await user.click(tick());
    expect(chooser()).toBeTruthy();
    const asked = () =>
      world
        .world()
        .calls()
        .filter(({ path }) => path === 'rm.recommend.checkDuplicateCandidate')
        .map(({ param }) => param);
    await waitFor(() => expect(asked()).not.toEqual([]));
    // Nor afterwards, while an address is only half written.
    await user.type(email(), '@');
    await later(2000);
    expect(asked()).toMatchObject([{ email: 'li.lei@mail.example.cn' }]);
    await user.click(tick());
    expect(chooser()).toBeNull();
  });

  test('that is half written needs the confirmation again when it is opened again', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const { portal } = await openPortal('/fastRecommend', { world, stored });
    await fillIn(user);
    void portal.open('/position');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Positions' });
    void portal.open('/fastRecommend');
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Li Lei'));
    expect(tick()).toHaveProperty('checked', false);
    expect(chooser()).toBeNull();
    await user.click(tick());
    await screen.findByText('li-lei.pdf');
  });

  test('says in its summary, as under the field, that a reason is too long', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/fastRecommend', { world, stored });
    await fillIn(user);
    const reason = screen.getByRole('textbox', { name: /^Why do you recommend them/ });
    fireEvent.change(reason, { target: { value: 'a'.repeat(OFFER_REASON_MAX + 1) } });
    await user.click(send());
    const summary = await screen.findByRole('group', { name: '1 thing needs your attention' });
    expect(within(summary).getByRole('link').textContent).toBe('At most 1000 characters');
  });

  test('that is empty names each missing field in the order of the page, with a link to it', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/fastRecommend', { world, stored });
    await name();
    await user.click(send());
    const summary = await screen.findByRole('group', { name: '4 things need your attention' });
    const said = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Please confirm that the owner of the resume has authorized this',
      'Please enter the candidate’s name',
      'Please enter the candidate’s phone number',
      'Please enter the candidate’s email',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Please enter the candidate’s email' }));
    expect(document.activeElement).toBe(email());
    await user.click(tick());
    await user.click(send());
    await user.click(await screen.findByRole('link', { name: 'Please choose a file' }));
    expect(document.activeElement).toBe(chooser());
  });

  test('selects the country of a pasted phone number, and checks the number by it', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/fastRecommend', { world, stored });
    await name();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Candidate’s phone number/ });
    const country = screen.getByRole<HTMLSelectElement>('combobox');
    await user.click(phone);
    await user.paste('+852 5123 4567');
    expect([country.value, phone.value]).toEqual(['+852', '51234567']);
    await user.selectOptions(country, '+86');
    await user.click(send());
    await screen.findAllByText('Please enter the correct phone number!');
    await user.selectOptions(country, '+852');
    expect(screen.queryByText('Please enter the correct phone number!')).toBeNull();
  });

  test('of a person who is known already shows a warning before it is sent, and is refused', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    await openPortal('/fastRecommend', { world, stored });
    await fillIn(user);
    await user.click(send());
    const again = await screen.findByRole('button', { name: 'Recommend someone else' });
    expect(screen.getAllByText('For any suitable position').length).toBeGreaterThan(0);
    await user.click(again);
    // The draft of a sent recommendation is deleted.
    expect(await name()).toHaveProperty('value', '');
    await fillIn(user);
    const warning = await screen.findByText(/^This candidate is already with our recruiters, recommended by/);
    expect(warning.closest('[role="status"]')).toBeTruthy();
    await user.click(send());
    await screen.findByText('This candidate is already with the recruiters');
    expect(recommended(world)).toHaveLength(1);
    expect(await name()).toHaveProperty('value', 'Li Lei');
  });

  test('that cannot be sent keeps what was typed, and is stored once after another try', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp({ faults: [readFault('rm.recommend.recommendCandidate:http502:once')] });
    await openPortal('/fastRecommend', { world, stored });
    await fillIn(user);
    await user.click(send());
    await screen.findByText(/try again/i);
    expect(await name()).toHaveProperty('value', 'Li Lei');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank you for recommending Li Lei' });
    expect(recommended(world)).toHaveLength(1);
  });

  test('that is half written is asked about before the page is left, and is restored afterwards', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const { portal } = await openPortal('/fastRecommend', { world, stored });
    await pasteInto(user, await name(), 'Li Lei');
    void portal.open('/position');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Your changes have not been saved yet, do you need to save the content of this change?',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Positions' });
    void portal.open('/fastRecommend');
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Li Lei'));
    // Nothing was added since the draft was restored, so there is no question.
    void portal.open('/position');
    await screen.findByRole('heading', { level: 1, name: 'Positions' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list of recommended people', () => {
  test('shows each stage with its day on a later visit', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const { portal } = await openPortal('/fastRecommend', { world, stored });
    await fillIn(user);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank you for recommending Li Lei' });
    const { desk } = world.control();
    const [{ id } = { id: '' }] = desk.recommendations();
    desk.moveRecommendation(id, 'screening');
    desk.moveRecommendation(id, 'interview');
    portal.unmount();
    await openPortal('/fastRecommend', { world, stored });
    const row = within(await screen.findByRole('article', { name: 'Li Lei' }));
    expect(
      row.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^\w+|\(\w+\)/g)?.join(' ')),
    ).toEqual(['Received (done)', 'Screening (done)', 'Interview (current)']);
  });

  test.each(['rm.recommend.queryRecommendations', 'rm.position.queryPositionDetail'])(
    'the page for recommendations can be loaded again after a failed %s',
    async (method) => {
      const user = userEvent.setup();
      const { world, stored } = setUp({ faults: [readFault(`${method}:http502:once`)] });
      await openPortal(`/fastRecommend?id=${positionOf(world, 'open')}`, { world, stored });
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      await name();
      await screen.findByText('You have not recommended anyone yet.');
    },
  );
});

test('the list of recommended people has pages, and the form beside it keeps what was typed and its position', async () => {
  const user = userEvent.setup();
  const { world, stored } = setUp();
  const positionId = positionOf(world, 'open');
  const recommendedAt = '2026-01-05T10:00:00+08:00';
  const one = {
    id: 'any',
    applicantName: 'Wu',
    recommendedAt,
    status: 'received',
    statusLabel: '',
    timeline: [],
  };
  const { query } = await openPortal(`/fastRecommend?id=${positionId}`, {
    world,
    stored,
    through: changingReply('queryRecommendations', () => ({ total: 12, rows: [one] })),
  });
  await pasteInto(user, await name(), 'Li Lei');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(query().get('page')).toBe('2'));
  expect(query().get('id')).toBe(positionId);
  expect(await name()).toHaveProperty('value', 'Li Lei');
});

describe('the page for recommendations', () => {
  test.each([
    ['closed', (world: LocalWorld) => positionOf(world, 'closed'), 'Position is closed'],
    ['delisted', (world: LocalWorld) => positionOf(world, 'delisted'), 'Position has been delisted'],
    ['unknown', () => 'constructor', 'This position could not be found.'],
  ])(
    'for a position that is %s says so, and offers to recommend without a position',
    async (_, idOf, said) => {
      const { world, stored } = setUp();
      await openPortal(`/fastRecommend?id=${idOf(world)}`, { world, stored });
      await screen.findByText(said);
      expect(screen.getByRole('link', { name: 'Recommend without a position' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Recommend' })).toBeNull();
      expect(await axeFindings()).toEqual([]);
    },
  );

  test('leads a visitor to the login', async () => {
    const { world } = setUp();
    const { query } = await openPortal('/fastRecommend', { world });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(query().get('redirect')).toBe('/fastRecommend');
  });
});
