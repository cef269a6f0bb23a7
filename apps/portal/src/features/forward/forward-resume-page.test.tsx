import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Comment/);
const answer = (name: RegExp) => screen.findByRole('radio', { name });

/** The submitted answers about the resume. */
const submitted = (world: LocalWorld) =>
  world
    .world()
    .calls()
    .filter(({ path }) => path === 'forwardResumeOperation.submitForward')
    .map(({ param }) => param);

async function open(token = 'forward-resume', world = createLocalWorld()) {
  await openPortal(`/mailResponse/forwardResume?token=${token}`, { world });
  return { world, user: userEvent.setup() };
}

test.each(['/mailResponse/forwardResume', '/mailResponse/forwardResume/'])(
  '%s shows the resume, the candidate and who asks, with and without a final slash (decision 5.8)',
  async (path) => {
    await openPortal(`${path}?token=forward-resume`);
    await answer(/^A good match/);
    expect(stateShown()).toBe('open');
    expect(screen.getByText('Requested by').nextElementSibling?.textContent).toMatch(/@/);
    const resume = screen.getByRole('region', { name: 'Resume' });
    expect(resume.textContent).toMatch(/Lin Xiaoyu|林小雨/);
    // In a narrow window it stands below the form.
    await userEvent.click(screen.getByRole('button', { name: 'Read the resume' }));
    expect(document.activeElement).toBe(resume);
    expect(await axeFindings(main())).toEqual([]);
  },
);

test('a resume can be judged a good match once, and the receipt shows the comment', async () => {
  const { user } = await open();
  await user.click(await answer(/^A good match/));
  await user.type(comment(), 'Please invite her soon.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByRole('heading', { name: 'You said it is a good match' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('You wrote: Please invite her soon.')).toBeTruthy();
  expect(stateShown()).toBe('done');
});

test('a resume that is judged not a match needs a reason', async () => {
  const { user, world } = await open();
  await user.click(await answer(/^Not a match/));
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please say why')).toBeTruthy();
  expect(submitted(world)).toEqual([]);
  await user.type(comment(), 'Too little experience.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByRole('heading', { name: 'You said it is not a match' });
});

test('the e-mail of a colleague is normalised before it is sent', async () => {
  const { user, world } = await open();
  await user.click(await answer(/^Pass it on/));
  await user.type(screen.getByLabelText(/^Email of your colleague/), 'colleague＠chengyuan．example\u200b');
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  await screen.findByRole('heading', { name: 'You have passed this resume on to a colleague.' });
  expect(submitted(world)).toEqual([expect.objectContaining({ colleague: 'colleague@chengyuan.example' })]);
});

test('a resume that was passed on is no longer shown here, but by the colleague’s link', async () => {
  const { user, world } = await open();
  await user.click(await answer(/^Pass it on/));
  await user.type(screen.getByLabelText(/^Email of your colleague/), 'colleague@chengyuan.example');
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  await screen.findByRole('heading', { name: 'You have passed this resume on to a colleague.' });
  expect(stateShown()).toBe('handled');
  expect(screen.queryByRole('region', { name: 'Resume' })).toBeNull();
  const sent = world.world().state().inbox.at(-1);
  expect(sent?.to).toBe('colleague@chengyuan.example');
  await openPortal(sent?.link ?? '', { world });
  await answer(/^A good match/);
});

test('an e-mail outside the company is refused at its field, and the form stays open', async () => {
  const { user } = await open();
  await user.click(await answer(/^Pass it on/));
  const email = screen.getByRole('textbox', { name: 'Email of your colleague' });
  expect(email.getAttribute('aria-required')).toBe('true');
  await user.type(email, 'somebody@elsewhere.example');
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  expect(await screen.findByText('Please enter the email of a colleague of this company')).toBeTruthy();
  expect(stateShown()).toBe('open');
});

test('an invalid e-mail of a colleague is refused before anything is sent', async () => {
  const { user, world } = await open();
  await user.click(await answer(/^Pass it on/));
  await user.type(screen.getByLabelText(/^Email of your colleague/), 'colleague');
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
  expect(submitted(world)).toEqual([]);
});

test('the e-mail of a colleague is not sent if another answer is chosen afterwards', async () => {
  const { user, world } = await open();
  await user.click(await answer(/^Pass it on/));
  await user.type(screen.getByLabelText(/^Email of your colleague/), 'colleague@chengyuan.example');
  await user.click(await answer(/^A good match/));
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByRole('heading', { name: 'You said it is a good match' });
  expect(submitted(world)).toEqual([expect.not.objectContaining({ colleague: expect.anything() })]);
});

test('an answer about the resume is required', async () => {
  const { user } = await open();
  await answer(/^A good match/);
  expect(screen.getByRole('radiogroup').getAttribute('aria-required')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please choose an answer')).toBeTruthy();
  await waitFor(() => expect(stateShown()).toBe('open'));
});

test.each([
  ['forward-resume-done', true],
  ['forward-resume-ended', false],
])('the receipt of %s is shown beside the resume until the application has ended', async (token, isShown) => {
  await open(token);
  await screen.findByRole('heading', { name: 'You said it is a good match' });
  expect(stateShown()).toBe('done');
  expect(screen.queryByRole('region', { name: 'Resume' }) !== null).toBe(isShown);
  const why = 'This application has ended, so the resume is no longer shown.';
  expect(screen.queryByText(why) !== null).toBe(!isShown);
});
