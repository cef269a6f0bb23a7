import { getEvaluationRecord, getInterviewResults } from '@careers/gateway/contract';
import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { COMMENT_MAX } from '@careers/validation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { drawsOf } from '../../testing/draws-of.ts';
import { followSummary } from '../../testing/follow-summary.ts';
import { changingReply, methodOf, openPortal, sentByLink } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { untilAllSaved } from '../../testing/until-all-saved.ts';

interface Criterion {
  readonly id: string;
  readonly name: string;
}

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const submit = () => screen.findByRole('button', { name: 'Submit the evaluation' });

async function openEvaluation(
  token = 'evaluation-open',
  world = createLocalWorld(),
  storage = createMemoryStorage({ locale: 'en-us' }),
) {
  const user = userEvent.setup();
  const { portal } = await openPortal(`/interviewEvaluation?token=${token}`, { world, storage });
  return { user, world, portal };
}

/** Gives each criterion the same number of points. */
async function score(user: ReturnType<typeof userEvent.setup>, points: number) {
  for (const group of await screen.findAllByRole('radiogroup'))
    for (const star of within(group).queryAllByRole('radio', { name: new RegExp(`^${points}:`) }))
      await user.click(star);
}

describe('the evaluation of an interview', () => {
  test('shows the resume, the scorecard, the candidate and the time of the interview', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openEvaluation();
    await submit();
    expect(screen.getByRole('region', { name: 'Resume' })).toBeTruthy();
    expect(screen.getByText('Candidate').nextElementSibling?.textContent).toMatch(/\S/);
    expect(screen.getByText('Interview round 1').nextElementSibling?.textContent).toMatch(
      /\d\d:\d\d.*At the company/,
    );
    expect(await axeFindings(main())).toEqual([]);
  });

  test('says that the link has expired if it expires before the criteria are loaded', async () => {
    const world = createLocalWorld();
    await openPortal('/interviewEvaluation?token=evaluation-open', {
      world,
      through: (line) => (request, options) => {
        if (methodOf(request.body) === 'getEvaluationConfig') world.world().clock.advance(40 * 86_400_000);
        return line(request, options);
      },
    });
    await screen.findByRole('heading', { name: 'The link has expired and cannot be operated' });
  });

  test('turns off the browser’s autocomplete for notes', async () => {
    await openEvaluation();
    await submit();
    const notes = screen.getAllByRole('textbox', { name: /^Note:/ });
    expect(notes.map((note) => note.getAttribute('autocomplete'))).toEqual(notes.map(() => 'off'));
  });

  test('has one note drawn anew with each letter, and not the whole scorecard', async () => {
    const draws = drawsOf('Submit the evaluation');
    const { user } = await openEvaluation();
    await submit();
    const [note] = screen.getAllByRole('textbox', { name: /^Note:/ });
    draws();
    await user.type(present(note), 'Asks good questions, listens');
    // Only as it counts as edited, and as it is saved.
    expect(draws()).toBeLessThan(10);
  });

  test('needs points for each required criterion, a conclusion and a reason before it is sent', async () => {
    const { user, world } = await openEvaluation();
    await user.click(await submit());
    expect(screen.getAllByText('Please give a score')).toHaveLength(4);
    expect(await followSummary(user)).toEqual([
      'Expertise: Please give a score',
      'Problem solving: Please give a score',
      'Communication: Please give a score',
      'Teamwork: Please give a score',
      'Conclusion: Please choose one',
      'Please say why',
    ]);
    const paths = world
      .world()
      .calls()
      .map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('submitEvaluation'))).toEqual([]);
  });

  test('keeps each note at its criterion when another language brings the criteria in another order', async () => {
    const user = userEvent.setup();
    const orders: (readonly Criterion[])[] = [];
    await openPortal('/interviewEvaluation?token=evaluation-open', {
      storage: createMemoryStorage({ locale: 'en-us' }),
      through: changingReply(
        'getEvaluationConfig',
        ({ criteria, ...data }: { readonly criteria: readonly Criterion[] }) => {
          orders.push(criteria);
          return { ...data, criteria: orders.length > 1 ? orders.at(-1)?.toReversed() : criteria };
        },
      ),
    });
    const noteField = () => screen.getByDisplayValue<HTMLInputElement>('Own examples.');
    await submit();
    await user.type(present(screen.getAllByRole('textbox', { name: /^Note:/ })[0]), 'Own examples.');
    await user.click(screen.getByRole('button', { name: /^Language/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
    await waitFor(() => expect(orders).toHaveLength(2));
    const named = present(orders[1]?.find(({ id }) => id === orders[0]?.[0]?.id)).name;
    await waitFor(() => expect(noteField().labels?.[0]?.textContent).toContain(named));
  });

  test('shows no form if its criteria cannot be loaded, and offers to try again', async () => {
    const world = createLocalWorld({
      faults: [readFault('interviewEvaluationConfigNoAuth.getEvaluationConfig:http502:once')],
    });
    const { user } = await openEvaluation('evaluation-open', world);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await submit();
    expect(screen.getByRole('radiogroup', { name: /^Expertise/ })).toBeTruthy();
  });

  test('limits a note to the characters that can be sent', async () => {
    await openEvaluation();
    await submit();
    for (const note of screen.getAllByRole('textbox', { name: /^Note:/ }))
      expect(note).toHaveProperty('maxLength', COMMENT_MAX);
  });

  test('cannot be changed after it was submitted', async () => {
    const { user } = await openEvaluation();
    await submit();
    await score(user, 4);
    await user.click(screen.getByRole('radio', { name: 'Recommended' }));
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'Knows the field.');
    await user.click(await submit());
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('nobody can change it, including you');
    const dialog = within(question);
    await user.click(await dialog.findByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
    expect(stateShown()).toBe('done');
    expect(await screen.findByText('Expertise')).toBeTruthy();
    expect(screen.getAllByText('4 of 5').length).toBeGreaterThan(3);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('can still be read after the application has ended, but without the resume', async () => {
    await openEvaluation('evaluation-ended');
    await screen.findByText('This application has ended, so the resume is no longer shown.');
    await screen.findByRole('heading', { name: 'You have submitted this evaluation' });
    expect(screen.queryByRole('region', { name: 'Resume' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('is saved while it is written, and can be continued on another device', async () => {
    const { user, world, portal } = await openEvaluation();
    await submit();
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'So far so good.');
    await user.click(screen.getByRole('radio', { name: 'On hold' }));
    await untilAllSaved();
    portal.unmount();
    await openEvaluation('evaluation-open', world);
    await submit();
    expect(screen.getByDisplayValue('So far so good.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'On hold' }).checked).toBe(true);
  });

  test('continues with a later save of another device, and not with this device’s draft', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const why = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Why/ });
    const here = await openEvaluation('evaluation-open', createLocalWorld(), storage);
    await here.user.type(await why(), 'So far so good.');
    await untilAllSaved();
    here.portal.unmount();
    const there = await openEvaluation('evaluation-open', here.world);
    await there.user.type(await why(), ' And then less.');
    await untilAllSaved();
    there.portal.unmount();
    await openEvaluation('evaluation-open', here.world, storage);
    expect((await why()).value).toBe('So far so good. And then less.');
    expect(screen.queryByText(/^Restored what you typed on/)).toBeNull();
  });

  test('restores from this device a note without points, which the server does not store', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Note: Expertise' });
    const here = await openEvaluation('evaluation-open', createLocalWorld(), storage);
    await here.user.type(await note(), 'Knows pipes.');
    await here.user.type(screen.getByRole('textbox', { name: /^Why/ }), 'So far so good.');
    await untilAllSaved();
    here.portal.unmount();
    await openEvaluation('evaluation-open', here.world, storage);
    await screen.findByText(/^Restored what you typed on/);
    expect((await note()).value).toBe('Knows pipes.');
  });

  test('restores a draft’s note at its criterion, also when the order of the criteria has changed', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const here = await openEvaluation('evaluation-open', createLocalWorld(), storage);
    const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Note: Expertise' });
    await here.user.type(await note(), 'Knows pipes.');
    here.portal.unmount();
    await openPortal('/interviewEvaluation?token=evaluation-open', {
      world: here.world,
      storage,
      through: changingReply('getEvaluationConfig', ({ criteria, ...data }) => ({
        ...data,
        criteria: (criteria as readonly unknown[]).toReversed(),
      })),
    });
    await screen.findByText(/^Restored what you typed on/);
    expect((await note()).value).toBe('Knows pipes.');
  });
});

describe('interview results', () => {
  test.each([['/interviewResults'], ['/evaluationRecord']])(
    'on %s say the conclusion of a round beside its title, before all else',
    async (path) => {
      await openPortal(`${path}?token=results-open`);
      const title = await screen.findByRole('heading', { level: 2, name: /^Interview round/ });
      expect(title.nextElementSibling?.textContent).toBe('Recommended');
      expect(screen.getAllByText('Recommended')).toHaveLength(1);
    },
  );

  test('link to the full record and back, with the same average', async () => {
    const user = userEvent.setup();
    const { portal } = await openPortal('/interviewResults?token=results-open');
    const average = async () => (await screen.findByText('Average')).nextElementSibling?.textContent;
    const before = await average();
    expect(before).toMatch(/^\d\.\d of 5$/);
    expect(screen.getByText('Interviewed').nextElementSibling?.textContent).toMatch(/\d\d:\d\d/);
    expect(await axeFindings(main())).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Read the full record' }));
    await screen.findByRole('heading', { level: 1, name: 'Evaluation record' });
    expect(await average()).toBe(before);
    expect(screen.getByText('Expertise')).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
    portal.unmount();
  });

  test.each([
    ['/interviewResults', getInterviewResults, 'results'],
    ['/evaluationRecord', getEvaluationRecord, 'records'],
  ] as const)('on %s say that no interview has been evaluated', async (path, method, rows) => {
    const world = createLocalWorld();
    const token = 'results-open';
    const answer = await testPortal({ world }).gateway.call(method, { token });
    const boot = sentByLink(method.name, token, { ...answer, [rows]: [] });
    await openPortal(`${path}?token=${token}`, { world, boot });
    await screen.findByRole('heading', { name: 'No interview has been evaluated yet.' });
    expect(within(main()).queryByRole('list')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Read the full record' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('are not shown by a link of another kind', async () => {
    await openPortal('/evaluationRecord?token=evaluation-open');
    await waitFor(() => expect(stateShown()).toBe('invalid'));
  });
});
