import { MAGIC_CODE, MAGIC_PASSWORD, magicAccounts } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pasteInto } from '../../testing/paste-into.ts';
import { later } from '../account/testing/person.ts';
import { ask, dialogClosed, openSettings, parts, row, type StoredAccount } from './testing/open-settings.tsx';

const withoutPassword = (mine: StoredAccount) => {
  delete mine.passwordHash;
};

describe('setting the first password', () => {
  test('needs a code that is sent to the chosen contact', async () => {
    const { person, account, sent, code, messages } = await openSettings({ account: withoutPassword });
    expect(row('Password').textContent).toContain('Not set');
    const dialog = await ask(person, 'Set a password Password', 'Set a password');
    expect(await axeFindings(dialog)).toEqual([]);
    const { getByRole, getByLabelText, send, submit, code: field } = parts(dialog);
    await person.click(getByRole('radio', { name: 'ca***@example.com' }));
    await person.click(send());
    await waitFor(() => expect(sent()).toMatchObject({ channel: 'email', to: 'candidate@example.com' }));
    await person.type(field(), code());
    await pasteInto(person, getByLabelText('New password'), 'Abcdefg1');
    await pasteInto(person, getByLabelText('Confirm the password'), 'Abcdefg1');
    await person.click(submit());
    await dialogClosed();
    expect(messages()).toContain('Save successfully');
    expect(account().passwordHash).toBeTruthy();
    const modify = await screen.findByRole('button', { name: 'Change Password' });
    await waitFor(() => expect(document.activeElement).toBe(modify));
  });

  test('validates each field before anything is sent', async () => {
    const { person, calls } = await openSettings({ who: 'newcomer', account: withoutPassword });
    const dialog = await ask(person, 'Set a password Password', 'Set a password');
    const { getByLabelText, submit, refusal, queryByRole } = parts(dialog);
    expect(queryByRole('radio')).toBeNull();
    await pasteInto(person, getByLabelText('New password'), 'weak');
    await pasteInto(person, getByLabelText('Confirm the password'), 'other');
    await person.click(submit());
    await waitFor(() => expect(refusal('Confirm the password')).toMatch(/inconsistent/));
    expect(refusal('New password')).toMatch(/does not meet the requirements/);
    expect(refusal('Verification code')).toBe('Please enter the verification code');
    expect(calls('rm.account.setPassword')).toEqual([]);
  });

  test('is refused in the form if another device has set one, and keeps all values', async () => {
    const { person, account } = await openSettings({ account: withoutPassword });
    const dialog = await ask(person, 'Set a password Password', 'Set a password');
    const { getByLabelText, submit, alert, value, code } = parts(dialog);
    account().passwordHash = 'set elsewhere';
    await person.type(code(), MAGIC_CODE);
    await pasteInto(person, getByLabelText('New password'), 'Abcdefg1');
    await pasteInto(person, getByLabelText('Confirm the password'), 'Abcdefg1');
    await person.click(submit());
    await waitFor(() => expect(alert()).toMatch(/already set/));
    expect(['Verification code', 'New password', 'Confirm the password'].map(value)).toEqual([
      MAGIC_CODE,
      'Abcdefg1',
      'Abcdefg1',
    ]);
    expect(await axeFindings(dialog)).toEqual([]);
  });

  test('is not possible without a contact for the code', async () => {
    await openSettings({
      account: (mine) => {
        withoutPassword(mine);
        delete mine.phone;
        delete mine.email;
      },
    });
    const set = screen.getByRole('button', { name: 'Set a password Password' });
    expect(set.getAttribute('aria-disabled')).toBe('true');
    expect(row('Password').textContent).toContain('Add a phone number or an email first');
  });
});

describe('changing the password', () => {
  test('needs the current one, which is sent encrypted, and stores no password on the device', async () => {
    const { person, account, calls, portal, messages } = await openSettings();
    const before = account().passwordHash;
    const dialog = await ask(person, 'Change Password', 'Change the password');
    expect(await axeFindings(dialog)).toEqual([]);
    const { getByLabelText, submit } = parts(dialog);
    await pasteInto(person, getByLabelText('Current password'), MAGIC_PASSWORD);
    await pasteInto(person, getByLabelText('New password'), 'Abcdefg1');
    await pasteInto(person, getByLabelText('Confirm the password'), 'Abcdefg1');
    await person.click(submit());
    await dialogClosed();
    expect(messages()).toContain('Save successfully');
    expect(account().passwordHash).not.toBe(before);
    expect(JSON.stringify(calls('rm.account.modifyPassword'))).not.toMatch(/Abcdefg1|Passw0rd/);
    expect(JSON.stringify(portal.session.get())).not.toMatch(/Abcdefg1|Passw0rd/);
  });

  test('is refused at the field of a wrong current one, keeps all values, and is possible again after three seconds', async () => {
    const { person } = await openSettings();
    const dialog = await ask(person, 'Change Password', 'Change the password');
    const { getByLabelText, submit, refusal, value } = parts(dialog);
    await pasteInto(person, getByLabelText('Current password'), 'Wrong0ne');
    await pasteInto(person, getByLabelText('New password'), 'Abcdefg1');
    await pasteInto(person, getByLabelText('Confirm the password'), 'Abcdefg1');
    await person.click(submit());
    await waitFor(() => expect(refusal('Current password')).toMatch(/not correct/));
    expect(document.activeElement).toBe(getByLabelText('Current password'));
    expect(['Current password', 'New password', 'Confirm the password'].map(value)).toEqual([
      'Wrong0ne',
      'Abcdefg1',
      'Abcdefg1',
    ]);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await later(3000);
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
  });

  test('is refused at the field of the current one after too many wrong attempts', async () => {
    const { person } = await openSettings({
      world: ({ locks }) => {
        locks[`password:${magicAccounts.candidate.id}`] = Number.MAX_SAFE_INTEGER;
      },
    });
    const dialog = await ask(person, 'Change Password', 'Change the password');
    const { getByLabelText, submit, refusal } = parts(dialog);
    await pasteInto(person, getByLabelText('Current password'), MAGIC_PASSWORD);
    await pasteInto(person, getByLabelText('New password'), 'Abcdefg1');
    await pasteInto(person, getByLabelText('Confirm the password'), 'Abcdefg1');
    await person.click(submit());
    await waitFor(() => expect(refusal('Current password')).toMatch(/Too many wrong attempts/));
  });

  test('validates each field before anything is sent, the current one first', async () => {
    const { person, calls } = await openSettings();
    const dialog = await ask(person, 'Change Password', 'Change the password');
    const { getByLabelText, submit, refusal } = parts(dialog);
    await pasteInto(person, getByLabelText('New password'), 'weak');
    await pasteInto(person, getByLabelText('Confirm the password'), 'weak');
    await person.click(submit());
    await waitFor(() => expect(refusal('Current password')).not.toBe(''));
    expect(document.activeElement).toBe(getByLabelText('Current password'));
    await pasteInto(person, getByLabelText('Current password'), MAGIC_PASSWORD);
    await person.click(submit());
    expect(refusal('New password')).toMatch(/does not meet the requirements/);
    expect(document.activeElement).toBe(getByLabelText('New password'));
    expect(calls('rm.account.modifyPassword')).toEqual([]);
  });
});
