import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../create-portal.tsx';
import { changingReply, openPortal, personaWorld } from '../../../testing/open-portal.ts';
import { pasteInto } from '../../../testing/paste-into.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const about = async () => (await section('Self-evaluation')).getByRole('textbox');
const send = () => screen.getByRole('button', { name: 'Send' });
const written = (world: LocalWorld) => world.world().state().resumes['acc-candidate']?.written ?? {};

describe('a link that asks a candidate to improve their resume', () => {
  test('shows the requester, the deadline, and the request for each section', async () => {
    await openPortal('/resumeImprove?token=resume-improve');
    await screen.findByRole('heading', { name: /asks you to add to your resume$/ });
    expect(stateShown()).toBe('open');
    expect(within(main()).getByText(/^You can send it once, until .+\d\d:\d\d/)).toBeTruthy();
    expect(within(main()).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    const notes = [
      ['Work experience', /^Please say what you were responsible for/],
      ['Languages', /^You would work with colleagues abroad/],
      ['Self-evaluation', /^In two or three sentences/],
    ] as const;
    for (const [name, note] of notes) expect((await section(name)).getByText(note)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Education history' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('shows an empty section if the resume has none', async () => {
    await openPortal('/resumeImprove?token=resume-improve', {
      through: changingReply('getResumeImprovement', (found) => ({ ...found, sections: [] })),
    });
    expect(((await about()) as HTMLTextAreaElement).value).toBe('');
    const languages = await section('Languages');
    await userEvent.click(languages.getByRole('button', { name: 'Add a language' }));
    expect(languages.getAllByRole('textbox', { name: /^Language/ })).toHaveLength(1);
  });

  test('can be answered once, and writes into the resume', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/resumeImprove?token=resume-improve');
    const text = await about();
    await user.clear(text);
    await user.type(text, 'I plan ahead.');
    const languages = await section('Languages');
    await user.click(languages.getByRole('button', { name: 'Add a language' }));
    await user.type(languages.getByRole('textbox', { name: /^Language/ }), 'French');
    await user.click(send());
    // A level is required, so nothing was sent.
    await user.click(await screen.findByRole('link', { name: /^Languages · 3 · / }));
    expect(document.activeElement?.tagName).toBe('SELECT');
    await user.selectOptions(present(document.activeElement), 'Fluent');
    await user.click(send());
    const thanks = await screen.findByRole('heading', { name: 'You have sent your resume' });
    expect(document.activeElement).toBe(thanks);
    expect(stateShown()).toBe('done');
    expect(
      within(main())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Work experience', 'Languages', 'Self-evaluation']);
    expect(written(local).selfEvaluation?.value).toBe('I plan ahead.');
    expect(written(local).languages?.value).toMatchObject([{}, {}, { language: 'French', level: 'fluent' }]);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('says only that the resume was sent if nothing was changed', async () => {
    const user = userEvent.setup();
    await openPortal('/resumeImprove?token=resume-improve');
    await about();
    await user.click(send());
    await screen.findByRole('heading', { name: 'You have sent your resume' });
    expect(main().textContent).not.toMatch(/more|better|complete|improved/);
  });

  test('does not accept a blank text, and links to it in the specification’s words', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/resumeImprove?token=resume-improve');
    const text = await about();
    await user.clear(text);
    await user.type(text, '  ');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Please fill in the required content completely' });
    await user.click(screen.getByRole('link', { name: 'Self-evaluation' }));
    expect(document.activeElement).toBe(text);
    expect(written(local).selfEvaluation).toBeUndefined();
    expect(await axeFindings(main())).toEqual([]);
    // Once corrected, the list does not come back, and take the focus, while another text is typed.
    await pasteInto(user, text, 'I plan ahead');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Self-evaluation' })).toBeNull());
    await user.clear(text);
    expect(document.activeElement).toBe(text);
    expect(screen.queryByRole('link', { name: 'Self-evaluation' })).toBeNull();
  });

  test('keeps what was typed over a reload until it is sent', async () => {
    const user = userEvent.setup();
    const storage = createMemoryStorage({ locale: 'en-us' });
    const first = await openPortal('/resumeImprove?token=resume-improve', { storage });
    await user.type(await about(), ' And more.');
    dispatchEvent(new Event('pagehide'));
    first.portal.unmount();
    await openPortal('/resumeImprove?token=resume-improve', { storage, world: first.local });
    await screen.findByText(/^Restored what you typed on/);
    expect(await about()).toHaveProperty('value', expect.stringMatching(/ And more\.$/));
    await user.click(send());
    await screen.findByRole('heading', { name: 'You have sent your resume' });
    expect(written(first.local).selfEvaluation?.value).toMatch(/ And more\.$/);
  });

  test('that has ended shows what was changed, with labels, to be copied', async () => {
    const user = userEvent.setup();
    const { local } = personaWorld({ lang: 'en-us' });
    await openPortal('/resumeImprove?token=resume-improve', { world: local });
    await user.type(await about(), ' And more.');
    const languages = await section('Languages');
    await user.click(languages.getByRole('button', { name: 'Add a language' }));
    await user.type(languages.getByRole('textbox', { name: /^Language/ }), 'French');
    await user.selectOptions(
      present(languages.getAllByRole('combobox', { name: /^Proficiency/ }).at(-1)),
      'Fluent',
    );
    const link = local.world().state().links['resume-improve'];
    local.control().desk.act(link?.deliveryId ?? '', 'reject');
    await user.click(send());
    const kept = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
    await waitFor(() =>
      expect(kept.value.split('\n\n')).toEqual([
        'Languages: French · Fluent',
        'Self-evaluation: Makes plans that others can read and follow. And more.',
      ]),
    );
  });

  test('asks before the page is left with unsent changes', async () => {
    const user = userEvent.setup();
    const { portal } = await openPortal('/resumeImprove?token=resume-improve');
    await user.type(await about(), ' And more.');
    void portal.open('/homepage');
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
  });

  test('asks what to keep if the resume was changed elsewhere meanwhile', async () => {
    const user = userEvent.setup();
    const { local } = personaWorld({ lang: 'en-us' });
    await openPortal('/resumeImprove?token=resume-improve', { world: local });
    await user.type(await about(), ' By the link.');
    local.world().saveElsewhere('selfEvaluation');
    await user.click(send());
    await screen.findByText(/^Your resume was changed elsewhere/);
    expect(await about()).toHaveProperty('value', expect.stringMatching(/ By the link\.$/));
    // The changed section is in the link's next answer.
    const choose = { name: 'Compare and choose' };
    await user.click(await (await section('Self-evaluation')).findByRole('button', choose));
    await user.click(await screen.findByRole('radio', { name: / By the link\./ }));
    await user.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
    await user.click(send());
    await screen.findByRole('heading', { name: 'You have sent your resume' });
    expect(written(local).selfEvaluation?.value).toMatch(/ By the link\.$/);
  });

  test.each([
    ['resume-improve-over', 'handled'],
    ['resume-improve-expired', 'expired'],
    ['offer-pending', 'invalid'],
    ['link-invalid', 'invalid'],
  ])('with the token %s shows the reason and no field', async (token, state) => {
    await openPortal(`/resumeImprove?token=${token}`);
    await waitFor(() => expect(stateShown()).toBe(state));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('shows the receipt once it was answered', async () => {
    await openPortal('/resumeImprove?token=resume-improve-done');
    await screen.findByRole('heading', { name: 'You have sent your resume' });
  });

  test.each([
    ['zh-cn', /邀请你补充简历$/],
    ['zh-hk', /邀請你補充履歷$/],
  ])('is shown in the chosen language: %s', async (locale, words) => {
    await openPortal('/resumeImprove?token=resume-improve', { stored: { locale } });
    await screen.findByRole('heading', { name: words });
  });
});

describe('/resumeImprove without a link', () => {
  test('lists what the person’s own resume lacks, required sections first, with links to the editor', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({ persona: 'newcomer' });
    await openPortal('/resumeImprove', { world: local, stored });
    const [first] = await waitFor(() => within(main()).getAllByRole('listitem'));
    expect(first?.textContent).toContain('Required');
    expect(await axeFindings(main())).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Add: Education history' }));
    await screen.findByRole('region', { name: 'Education history' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Education history'));
  });

  test('says of a single optional section that it would tell recruiters more', async () => {
    const { local, stored } = personaWorld({ persona: 'candidate' });
    await openPortal('/resumeImprove', { world: local, stored });
    await waitFor(() => expect(within(main()).getAllByRole('listitem')).toHaveLength(1));
    expect(main().querySelector('p')?.textContent).toBe('This section would tell recruiters more about you.');
  });

  test('tells a visitor that the link is not valid', async () => {
    await openPortal('/resumeImprove', { world: createLocalWorld() });
    await waitFor(() => expect(stateShown()).toBe('invalid'));
  });
});
