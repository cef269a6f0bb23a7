import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal } from '../../../testing/open-portal.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const send = () => screen.getByRole('button', { name: 'Send' });

test('a link to update a resume shows the sections that were sent, in the editor’s own fields', async () => {
  await openPortal('/resumeUpdate?token=resume-update');
  await screen.findByRole('heading', { name: /asks whether anything has changed$/ });
  expect(stateShown()).toBe('open');
  for (const name of ['Work experience', 'Education history', 'Self-evaluation']) await section(name);
  expect(await axeFindings(main())).toEqual([]);
});

test('is sent once: the recruiter reads it with the application, and what was first sent is kept', async () => {
  const user = userEvent.setup();
  const { local } = await openPortal('/resumeUpdate?token=resume-update');
  const text = (await section('Self-evaluation')).getByRole('textbox');
  await user.clear(text);
  await user.type(text, 'I lead a team of three now.');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you: the resume of your application is up to date' });
  expect(stateShown()).toBe('done');
  const [kept] = Object.values(local.world().state().snapshots).slice(-1);
  expect(kept?.content.selfEvaluation).toBe('I lead a team of three now.');
  expect(kept?.firstSent?.selfEvaluation).not.toBe('I lead a team of three now.');
  expect(local.world().state().resumes['acc-candidate']?.written.selfEvaluation).toBeUndefined();
});

test('takes no section that was emptied', async () => {
  const user = userEvent.setup();
  await openPortal('/resumeUpdate?token=resume-update');
  await user.clear((await section('Self-evaluation')).getByRole('textbox'));
  await user.click(send());
  await screen.findByRole('heading', { name: 'Please fill in the required content completely' });
  expect(stateShown()).toBe('open');
});

test.each([
  ['resume-update-done', 'done'],
  ['resume-update-over', 'handled'],
  ['resume-update-expired', 'expired'],
  ['resume-improve', 'invalid'],
])('%s is %s', async (token, state) => {
  await openPortal(`/resumeUpdate?token=${token}`);
  await waitFor(() => expect(stateShown()).toBe(state));
});
