import { getResumeImprovement, type Improvement, improveResume } from '@careers/gateway/contract';
import { createControl, createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../create-portal.tsx';
import { openPortal } from '../../../testing/open-portal.ts';
import { testPortal } from '../../../testing/test-portal.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const send = () => screen.getByRole('button', { name: 'Send' });

/** The recruiter asks for improvements of the resume in the same application, which are sent in another tab. */
async function improveElsewhere(local: LocalWorld): Promise<void> {
  const control = createControl(local.world());
  const delivery = local.world().state().deliveries.at(-1);
  control.desk.act(delivery?.id ?? '', 'requestResumeImprovement');
  const { link = '' } = control.inbox().findLast((message) => message.link) ?? {};
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const { gateway } = testPortal({ world: local });
  const asked = await gateway.call(getResumeImprovement, { token });
  if (asked.state !== 'open') throw new Error(`it is ${asked.state}`);
  const sections = asked.sections.map((one): Improvement => {
    if (one.section === 'selfEvaluation') return { ...one, value: 'Written elsewhere.' };
    if (one.section !== 'languages') return one;
    const [first, ...others] = one.value;
    return { ...one, value: first ? [{ ...first, language: 'Written elsewhere' }, ...others] : others };
  });
  await gateway.call(improveResume, {
    token,
    revision: asked.revision,
    sections,
    idempotencyKey: 'elsewhere',
  });
}

test('a link to update a resume shows the sections that were sent', async () => {
  await openPortal('/resumeUpdate?token=resume-update');
  await screen.findByRole('heading', { name: /asks whether anything has changed$/ });
  expect(stateShown()).toBe('open');
  for (const name of ['Work experience', 'Education history', 'Self-evaluation']) await section(name);
  expect(await axeFindings(main())).toEqual([]);
});

test('an updated resume is sent once, and the first version is kept with the application', async () => {
  const user = userEvent.setup();
  const { local } = await openPortal('/resumeUpdate?token=resume-update');
  const text = (await section('Self-evaluation')).getByRole('textbox');
  await user.clear(text);
  await user.type(text, 'I lead a team of three now.');
  await user.click(send());
  await screen.findByRole('heading', { name: 'The resume in your application is up to date' });
  expect(stateShown()).toBe('done');
  const [kept] = Object.values(local.world().state().snapshots).slice(-1);
  expect(kept?.content.selfEvaluation).toBe('I lead a team of three now.');
  expect(kept?.firstSent?.selfEvaluation).not.toBe('I lead a team of three now.');
  expect(local.world().state().resumes['acc-candidate']?.written.selfEvaluation).toBeUndefined();
});

test('an update of a resume that was changed elsewhere takes over other sections, and asks about the same one', async () => {
  const user = userEvent.setup();
  const local = createLocalWorld({ lang: 'en-us' });
  await openPortal('/resumeUpdate?token=resume-update', { world: local });
  await user.type((await section('Self-evaluation')).getByRole('textbox'), ' Written here.');
  await improveElsewhere(local);
  await user.click(send());
  await screen.findByText(/^Your resume was changed elsewhere since you opened this page\. What you wrote/);
  await waitFor(async () =>
    expect((await section('Languages')).getByText(/^Written elsewhere/)).toBeTruthy(),
  );
  const about = await section('Self-evaluation');
  expect(about.getByRole('textbox')).toHaveProperty('value', expect.stringMatching(/ Written here\.$/));
  expect(await axeFindings(main())).toEqual([]);
  // Nothing is sent before a version was chosen.
  await user.click(send());
  await user.click(await screen.findByRole('link', { name: 'Self-evaluation: choose what to keep' }));
  expect(document.activeElement?.contains(about.getByRole('button', { name: 'Compare and choose' }))).toBe(
    true,
  );
  await user.click(about.getByRole('button', { name: 'Compare and choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Two versions of this section' }));
  await user.click(dialog.getByRole('radio', { name: / Written here\./ }));
  await user.click(dialog.getByRole('button', { name: 'Keep what is chosen' }));
  await user.click(send());
  await screen.findByRole('heading', { name: 'The resume in your application is up to date' });
  const kept = Object.values(local.world().state().snapshots).at(-1)?.content;
  expect(kept?.selfEvaluation).toMatch(/ Written here\.$/);
  expect(kept?.languages).toMatchObject([{ language: 'Written elsewhere' }, {}]);
});

test('an update of a resume restores a draft, and asks about a section that was changed elsewhere', async () => {
  const user = userEvent.setup();
  const local = createLocalWorld({ lang: 'en-us' });
  const storage = createMemoryStorage({ locale: 'en-us' });
  const first = await openPortal('/resumeUpdate?token=resume-update', { world: local, storage });
  await user.type((await section('Self-evaluation')).getByRole('textbox'), ' Written here.');
  dispatchEvent(new Event('pagehide'));
  first.portal.unmount();
  await improveElsewhere(local);
  await openPortal('/resumeUpdate?token=resume-update', { world: local, storage });
  await screen.findByText(/^Restored what you typed on/);
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
  await screen.findByRole('dialog', { name: 'Two versions of this section' });
});

test('an update of a resume does not accept an emptied section', async () => {
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
])('an update of a resume with the token %s is %s', async (token, state) => {
  await openPortal(`/resumeUpdate?token=${token}`);
  await waitFor(() => expect(stateShown()).toBe(state));
});
