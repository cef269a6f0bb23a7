import { getEvaluationConfig, submitEvaluation } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { untilAllSaved } from '../../testing/until-all-saved.ts';
import { logInAgain } from '../account/testing/person.ts';

const main = () => screen.getByRole('main');
const MINE = '/interviewEvaluation?id=evaluation-mine';

async function openMine(
  config: NonNullable<Parameters<typeof personaWorld>[0]> = {},
  route = MINE,
  before: (world: LocalWorld) => void = () => {},
) {
  const { local: world, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us', ...config });
  before(world);
  const own: Record<string, string> = config.site === 'internal' ? { websiteId: 'site-internal' } : {};
  const { portal } = await openPortal(route, { world, stored: { ...stored, ...own } });
  return { user: userEvent.setup(), world, portal };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('button', { name: 'Submit the evaluation' });
  for (const group of screen.getAllByRole('radiogroup'))
    for (const star of within(group).queryAllByRole('radio', { name: /^4:/ })) await user.click(star);
  await user.click(screen.getByRole('radio', { name: 'Recommended' }));
  await pasteInto(user, screen.getByRole('textbox', { name: /^Why/ }), 'Knows the field.');
}

async function submit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Submit the evaluation' }));
  await user.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Submit' }),
  );
}

const called = (world: ReturnType<typeof personaWorld>['local'], name: string) =>
  world
    .world()
    .calls()
    .map(({ path }) => path)
    .filter((path) => path.endsWith(name));

describe('an interviewer’s own evaluation, by the authenticated API group', () => {
  test('shows resume and scorecard without a link, and is submitted by that group', async () => {
    const { user, world } = await openMine();
    await fillIn(user);
    expect(screen.getByRole('region', { name: 'Resume' })).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
    await submit(user);
    const done = await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByText('Expertise')).toBeTruthy();
    expect(called(world, 'submitEvaluation')).toEqual(['interviewEvaluation.submitEvaluation']);
    expect(called(world, 'getEvaluation').every((path) => path.startsWith('interviewEvaluation.'))).toBe(
      true,
    );
  });

  test('is not used without a login: a link by mail uses the other API group', async () => {
    const { user, world } = await openMine({}, '/interviewEvaluation?token=evaluation-open');
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
    expect(called(world, 'submitEvaluation')).toEqual(['interviewEvaluationNoAuth.submitEvaluation']);
  });

  test('is the same evaluation as by the link, and its draft can be continued there', async () => {
    const { user, world, portal } = await openMine();
    await fillIn(user);
    await untilAllSaved();
    portal.unmount();
    await openPortal('/interviewEvaluation?token=evaluation-open', { world });
    expect(await screen.findByDisplayValue('Knows the field.')).toBeTruthy();
  });

  test('can be submitted by an employee on the internal site', async () => {
    const { user, world } = await openMine({ persona: 'employee', site: 'internal' });
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
    expect(called(world, 'submitEvaluation')).toEqual(['interviewEvaluation.submitEvaluation']);
  });

  test('is submitted once, and nothing is lost, if the session expires before', async () => {
    const { user, world } = await openMine({
      faults: [readFault('interviewEvaluation.submitEvaluation:40101:once')],
    });
    await fillIn(user);
    await submit(user);
    await logInAgain(user, '13800000003');
    await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
    const answered = world
      .world()
      .state()
      .deliveries.flatMap(({ process }) => process.requests)
      .filter(({ kind, fate }) => kind === 'evaluation' && fate.kind === 'answered');
    expect(answered).toHaveLength(1);
  });

  test.each([
    [
      'whose candidate was turned down meanwhile',
      'handled',
      (world: LocalWorld) => {
        const { deliveryId = '' } = world.world().state().links['evaluation-open'] ?? {};
        world.control().desk.act(deliveryId, 'reject');
      },
    ],
    [
      'that was submitted by the link of the mail meanwhile',
      'done',
      async (world: LocalWorld) => {
        const token = 'evaluation-open';
        const { gateway } = testPortal({ world });
        const asked = await gateway.call(getEvaluationConfig, { token });
        const criteria = asked.state === 'open' ? asked.criteria : [];
        await gateway.call(submitEvaluation, {
          token,
          scores: criteria.map(({ id }) => ({ criterionId: id, points: 2 })),
          conclusion: 'onHold',
          comment: 'Quicker.',
          idempotencyKey: 'by-the-link',
        });
      },
    ],
  ] as const)('is not accepted, and its text can be copied, if it is one %s', async (_, state, meanwhile) => {
    const { user, world } = await openMine();
    await fillIn(user);
    // Otherwise the pending save would be refused first, and the page would change before the submit.
    await untilAllSaved();
    await meanwhile(world);
    await submit(user);
    await waitFor(() => expect(main().querySelector(`[data-state=${state}]`)).toBeTruthy());
    const kept = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
    await waitFor(() => expect(kept.value).toContain('Knows the field.'));
    const answers = world
      .world()
      .state()
      .deliveries.flatMap(({ process }) => process.requests)
      .flatMap(({ kind, fate }) => (kind === 'evaluation' && fate.kind === 'answered' ? [fate.answer] : []));
    expect(JSON.stringify(answers)).not.toContain('Knows the field.');
  });

  test('shows what can no longer be sent by criterion, including a note without points', async () => {
    const { user, world } = await openMine();
    await user.type(await screen.findByRole('textbox', { name: 'Note: Expertise' }), 'Knows pipes.');
    const { deliveryId = '' } = world.world().state().links['evaluation-open'] ?? {};
    world.control().desk.act(deliveryId, 'reject');
    await user.click(screen.getByRole('radio', { name: 'On hold' }));
    const kept = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
    await waitFor(() => expect(kept.value).toContain('Expertise · Knows pipes.'));
    expect(kept.value).toContain('On hold');
  });

  test('asks a visitor to log in, and tells another person that it is not theirs', async () => {
    const { portal } = await openPortal(MINE, { world: createLocalWorld() });
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: 'Log in to evaluate this interview.' });
    await user.click(within(main()).getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog');
    portal.unmount();
    await openMine({ persona: 'candidate' });
    await screen.findByText('no permission yet');
    expect(await screen.findByRole('button', { name: 'Log in with another account' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('of another interviewer offers to log in with another account', async () => {
    const { local, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us' });
    await openPortal('/interviewEvaluation?id=of-somebody-else', {
      world: local,
      stored: { locale: 'en-us', ...stored },
    });
    await screen.findByText('This interview is not yours to evaluate');
    expect(screen.getByRole('button', { name: 'Log in with another account' })).toBeTruthy();
  });

  test('does not show what was typed about another candidate', async () => {
    const { local: world, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us' });
    world.control().desk.act('delivery-seed-2', 'requestEvaluation');
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Note: Expertise' });
    const first = await openPortal(MINE, { world, storage });
    // A comment without points is only kept on the device.
    await userEvent.setup().type(await note(), 'Knows pipes.');
    first.portal.unmount();
    const other = await openPortal('/interviewEvaluation?id=delivery-seed-2', { world, storage });
    expect((await note()).value).toBe('');
    other.portal.unmount();
    await openPortal(MINE, { world, storage });
    await waitFor(async () => expect((await note()).value).toBe('Knows pipes.'));
  });

  test('is marked as not submitted in time on the interviewer’s page, without a link', async () => {
    const { local: world, stored } = personaWorld({ persona: 'interviewer', lang: 'en-us' });
    world.control().desk.act('delivery-seed-2', 'requestEvaluation');
    await openPortal('/self/interviewer', {
      world,
      stored,
      through: changingReply('queryEvaluations', ({ rows, ...data }) => ({
        ...data,
        rows: (rows as readonly object[]).map((row) => ({ ...row, state: 'expired' })),
      })),
    });
    const section = within(await screen.findByRole('region', { name: 'Evaluations' }));
    expect(section.getAllByText(/Not submitted in time$/).length).toBeGreaterThan(0);
    expect(section.queryByRole('link')).toBeNull();
  });

  test('is listed on the interviewer’s page with a deadline and a link', async () => {
    const { user } = await openMine({}, '/self/interviewer', (world) =>
      world.control().desk.act('delivery-seed-2', 'requestEvaluation'),
    );
    const section = await screen.findByRole('region', { name: 'Evaluations' });
    expect(within(section).getByText(/^Due by .+ 20\d\d/)).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
    await user.click(within(section).getByRole('link', { name: 'Evaluate' }));
    await screen.findByRole('heading', { level: 1, name: 'Interview evaluation' });
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
  });
});
