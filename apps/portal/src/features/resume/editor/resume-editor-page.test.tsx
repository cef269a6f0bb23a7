import { getResume, saveResume } from '@careers/gateway/contract';
import { readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage, type PortalStorage } from '../../../create-portal.tsx';
import { personaWorld } from '../../../testing/open-portal.ts';
import { testPortal } from '../../../testing/test-portal.ts';
import { untilAllSaved } from '../../../testing/until-all-saved.ts';
import { findSection, hidePage, openEditor } from './testing/open-editor.ts';

const rail = () => within(screen.getByRole('navigation', { name: 'Sections of the resume' }));
/** The draft of the resume on the device; empty if there is none. */
const draftIn = (storage: PortalStorage) =>
  storage
    .names()
    .flatMap((name) => (name.startsWith('draft:') ? (storage.get(name) ?? '') : ''))
    .join('');

describe('the resume editor', () => {
  test('shows each section that the site asks for, with how complete it is', async () => {
    await openEditor({ world: { persona: 'newcomer' } });
    await findSection('Basic information');
    const states = rail().getAllByRole('button', { name: /(complete|required|optional)$/ });
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'Photooptional',
      'Basic informationincomplete',
      'Job preferencesrequired',
      'Education historyrequired',
      'Work experienceoptional',
      'Projectsoptional',
      'Languagesoptional',
      'Certificatesoptional',
      'Awardsoptional',
      'Self-evaluationoptional',
      'Attachmentsoptional',
      'Videooptional',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('shows a section as incomplete while one of its values is invalid', async () => {
    const { user } = await openEditor();
    const basics = await findSection('Basic information');
    const email = basics.getByRole('textbox', { name: /^Email/ });
    await rail().findByText('100% complete');
    await user.type(email, ' at work');
    await rail().findByRole('button', { name: /^Basic information ?incomplete$/ });
    rail().getByText('99% complete');
    await user.clear(email);
    await user.type(email, 'lin@example.com');
    await rail().findByRole('button', { name: /^Basic information ?complete$/ });
    rail().getByText('100% complete');
  });

  test('shows the country code of a phone number that is none of the four choices, and keeps it', async () => {
    const { local, stored } = personaWorld({ lang: 'en-us' });
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const { gateway } = testPortal({ world: local, storage });
    const { basics: before, revision } = await gateway.call(getResume, {});
    const value = { ...before, phoneNationCode: '+1', phone: '4155550123' };
    await gateway.call(saveResume, { section: 'basics', revision, value });
    const { user, written } = await openEditor({ local, storage });
    const basics = await findSection('Basic information');
    const code = basics.getByRole<HTMLSelectElement>('combobox', { name: 'Country or region' });
    expect(code.value).toBe('+1');
    await user.selectOptions(code, '+86');
    hidePage();
    await untilAllSaved(() => {
      expect(written().basics?.value.phoneNationCode).toBe('+86');
    });
  });

  test('saves only the section that was edited, and shows the time', async () => {
    const { user, written } = await openEditor();
    const basics = await findSection('Basic information');
    await user.type(basics.getByRole('combobox', { name: 'City' }), ' North');
    hidePage();
    await untilAllSaved(() => {
      expect(written().basics?.value.city).toMatch(/ North$/);
      expect(Object.keys(written())).toEqual(['basics']);
    });
  });

  test('selects the country of a pasted phone number, and stores the number without spaces and dashes', async () => {
    const { user, written } = await openEditor();
    const basics = await findSection('Basic information');
    const phone = basics.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
    await user.clear(phone);
    await user.paste('+852 5123-4567');
    expect(phone.value).toBe('51234567');
    expect(basics.getByRole<HTMLSelectElement>('combobox', { name: 'Country or region' }).value).toBe('+852');
    await user.clear(phone);
    await user.type(phone, '6123 4567');
    hidePage();
    await untilAllSaved(() =>
      expect(written().basics?.value).toMatchObject({ phoneNationCode: '+852', phone: '61234567' }),
    );
    expect(phone.value).toBe('6123 4567');
    await user.tab();
    expect(phone.value).toBe('61234567');
  });

  test('shows a failure to load the resume, and offers to try again', async () => {
    const faults = [readFault('rm.resume.getResume:http502:once')];
    const { user } = await openEditor({ world: { faults } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await findSection('Basic information');
  });

  test('keeps what was typed when the session expires, and shows the login over the page', async () => {
    const faults = [readFault('rm.resume.saveResume:40101:once')];
    const { user, written, storage } = await openEditor({ world: { faults } });
    const basics = await findSection('Basic information');
    const city = basics.getByRole('combobox', { name: 'City' });
    await user.type(city, ' North');
    hidePage();
    await screen.findByRole('dialog', { name: /log in/i });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await basics.findByText('Not saved: Please log in to continue.');
    expect(city).toHaveProperty('value', expect.stringMatching(/ North$/));
    expect(written().basics).toBeUndefined();
    await waitFor(() => expect(draftIn(storage)).toContain(' North'));
  });

  test('is available in the group’s portal too', async () => {
    const { portal } = await openEditor({ world: { site: 'complex', persona: 'newcomer' } });
    await portal.open('/complex/resumeEditor?comId=com-energy');
    await waitFor(() => expect(location.hash).toMatch(/^#\/complex\/resumeEditor/));
    await findSection('Basic information');
  });
});

describe('leaving an edited resume', () => {
  test('asks whether to save the changes, in the specification’s words, and saves them', async () => {
    const { user, portal, written } = await openEditor();
    const about = await findSection('Self-evaluation');
    await user.type(about.getByRole('textbox'), ' And more.');
    void portal.open('/agreement');
    const dialog = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    dialog.getByText('Your changes have not been saved yet, do you need to save the content of this change?');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/agreement/));
    expect(written().selfEvaluation?.value).toMatch(/ And more\.$/);
  });

  test('by “Save” keeps no draft on the device', async () => {
    const { user, portal, storage, line } = await openEditor();
    const about = await findSection('Self-evaluation');
    line.isDown = true;
    await user.type(about.getByRole('textbox'), '!');
    hidePage();
    await screen.findByText(/^Not saved: The network/);
    expect(draftIn(storage)).not.toBe('');
    line.isDown = false;
    void portal.open('/agreement');
    const dialog = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/agreement/));
    expect(draftIn(storage)).toBe('');
  });

  test('without saving sends nothing and keeps no draft', async () => {
    const { user, portal, written, storage, line } = await openEditor();
    const about = await findSection('Self-evaluation');
    line.isDown = true;
    await user.type(about.getByRole('textbox'), ' Not this.');
    hidePage();
    await screen.findByText(/^Not saved: The network/);
    line.isDown = false;
    void portal.open('/agreement');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/agreement/));
    expect(written()).toEqual({});
    expect(draftIn(storage)).toBe('');
  });
});

describe('the draft of a resume on the device', () => {
  test('is no other version than what this page has saved itself, although no reply came', async () => {
    const first = await openEditor();
    const writes = async ({ user }: typeof first, words: string) => {
      const about = await findSection('Self-evaluation');
      await user.type(about.getByRole('textbox'), words);
      hidePage();
    };
    const ends = (words: RegExp) =>
      waitFor(() => expect(first.written().selfEvaluation?.value).toMatch(words));
    first.line.losesReplies = true;
    await writes(first, ' One.');
    await ends(/ One\.$/);
    // The next letters do not arrive before the reload.
    await screen.findByText(/^Not saved: The network/);
    first.line.isDown = true;
    await writes(first, ' Two.');
    first.portal.unmount();

    const second = await openEditor({ local: first.local, storage: first.storage });
    await screen.findByText(/^Restored what you typed on/);
    hidePage();
    await ends(/ One\. Two\.$/);
    second.line.losesReplies = true;
    await writes(second, ' Three.');
    await ends(/ Three\.$/);
    second.portal.unmount();

    // The draft is sent again after two seconds; somebody types at once.
    const third = await openEditor({ local: first.local, storage: first.storage });
    await screen.findByText(/^Restored what you typed on/);
    await writes(third, ' Four.');
    await ends(/ One\. Two\. Three\. Four\.$/);
    expect(screen.queryByRole('button', { name: 'Compare and choose' })).toBeNull();
  });

  test('is restored after a reload, half-typed dates included, and then saved', async () => {
    const first = await openEditor();
    first.line.isDown = true;
    const basics = await findSection('Basic information');
    await first.user.type(basics.getByRole('combobox', { name: 'City' }), ' North');
    const born = basics.getByRole('textbox', { name: 'Date of birth' });
    await first.user.clear(born);
    await first.user.type(born, '199');
    hidePage();
    await screen.findAllByText(/^Not saved: The network is not reachable/);
    first.portal.unmount();
    expect(first.written()).toEqual({});
    const again = await openEditor({ local: first.local, storage: first.storage });
    await screen.findByText(/^Restored what you typed on/);
    const there = await findSection('Basic information');
    expect(there.getByRole('combobox', { name: 'City' })).toHaveProperty(
      'value',
      expect.stringMatching(/ North$/),
    );
    expect(there.getByRole('textbox', { name: 'Date of birth' })).toHaveProperty('value', '199');
    hidePage();
    await untilAllSaved(() => {
      expect(again.written().basics?.value).toMatchObject({
        city: expect.stringMatching(/ North$/),
        birthday: '',
      });
    });
  });

  test.each([
    ['not JSON', '{"basics":'],
    ['of another shape', '{"basics":{"revision":1,"base":7,"typed":[1,null]},"hobbies":{}}'],
    ['a malformed entry', '{"work":{"revision":1,"base":[],"typed":[null,{"id":3}]}}'],
  ])('is dropped if it is malformed, without a message: %s', async (_what, json) => {
    const first = await openEditor();
    await findSection('Self-evaluation');
    await first.user.type((await findSection('Self-evaluation')).getByRole('textbox'), 'x');
    await waitFor(() => expect(first.storage.names().some((name) => name.startsWith('draft:'))).toBe(true));
    first.portal.unmount();
    const key = first.storage.names().find((name) => name.startsWith('draft:')) ?? '';
    first.storage.set(key, `${first.local.world().clock.now()} ${json}`);
    await openEditor({ local: first.local, storage: first.storage });
    const work = await findSection('Work experience');
    expect(work.getAllByRole('listitem').length).toBe(2);
    expect(screen.queryByText(/^Restored what you typed/)).toBeNull();
  });
});
