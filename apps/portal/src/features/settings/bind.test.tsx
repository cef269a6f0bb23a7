import { MAGIC_CODE, MAGIC_PASSWORD } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { methodOf } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { resendsIn } from '../../testing/resends-in.ts';
import { later, logInAgain } from '../account/testing/person.ts';
import { ask, confirmOwner, dialogClosed, openSettings, parts, row } from './testing/open-settings.tsx';

describe('adding a contact', () => {
  test('changes the phone with a code that was sent to the new one', async () => {
    const { person, account, code, sent, messages, portal } = await openSettings();
    const dialog = await ask(person, 'Change Phone number', 'Change the phone number');
    await confirmOwner(person, dialog);
    const { getByLabelText, send, submit, code: field } = parts(dialog);
    expect(await axeFindings(dialog)).toEqual([]);
    await pasteInto(person, getByLabelText('Phone number'), '139 1234 5678');
    await person.click(send());
    await waitFor(() => expect(messages()).toContain('Send successful'));
    expect(sent()).toMatchObject({ channel: 'sms', to: '+86 13912345678' });
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await person.type(field(), code());
    await person.click(submit());
    await dialogClosed();
    expect(messages()).toContain('Save successfully');
    expect(account().phone).toBe('13912345678');
    await waitFor(() => expect(row('Phone number').textContent).toContain('139****5678'));
    // The session has the new contact, for a login over the page and the personal center.
    expect(portal.session.get()).toMatchObject({
      comPhone: '13912345678',
      userInfo: { phone: '13912345678' },
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Phone number' })),
    );
  });

  test('adds an e-mail by keyboard, and returns the focus to where it was', async () => {
    const { person, account, code, sent } = await openSettings({ who: 'newcomer' });
    const bind = screen.getByRole('button', { name: 'Add Email' });
    bind.focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add an email' });
    const { getByLabelText, send, code: field } = parts(dialog);
    // The owner proof is first: a code to the phone, or the password.
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    await person.keyboard('{ArrowDown}{Tab}');
    expect(document.activeElement).toBe(getByLabelText('Current password'));
    await person.keyboard(`${MAGIC_PASSWORD}{Enter}`);
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText('Email')));
    await person.keyboard('new@example.com{Tab}');
    expect(document.activeElement).toBe(field());
    await person.keyboard('{Tab}');
    expect(document.activeElement).toBe(send());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toMatchObject({ channel: 'email', to: 'new@example.com' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await person.keyboard(`${code()}{Enter}`);
    await dialogClosed();
    expect(account().email).toBe('new@example.com');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
    expect(document.activeElement).toBe(bind);
    // The phone is no longer the only way to log in.
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Remove Phone number' }).getAttribute('aria-disabled'),
      ).toBeNull(),
    );
  });

  test.each([
    [
      'a phone of somebody else',
      'Change Phone number',
      'Phone number',
      '13800000002',
      MAGIC_CODE,
      'Phone number',
      /already in use/,
    ],
    [
      'an e-mail of somebody else',
      'Add Email',
      'Email',
      'candidate@example.com',
      MAGIC_CODE,
      'Email',
      /already in use/,
    ],
    [
      'a wrong code',
      'Change Phone number',
      'Phone number',
      '13912345678',
      '111111',
      'Verification code',
      /not correct/,
    ],
  ])(
    'is refused for %s, and the form keeps what was typed',
    async (_, button, field, typed, code, where, why) => {
      const { person } = await openSettings({ who: button === 'Add Email' ? 'newcomer' : 'candidate' });
      await person.click(screen.getByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog');
      await confirmOwner(person, dialog);
      const { getByLabelText, submit, value, refusal, code: codeField } = parts(dialog);
      await pasteInto(person, getByLabelText(field), typed);
      await person.type(codeField(), code);
      await person.click(submit());
      await waitFor(() => expect(refusal(where)).toMatch(why));
      expect([value(field), value('Verification code')]).toEqual([typed, code]);
      expect(submit().getAttribute('aria-disabled')).toBe('true');
      await later(1000);
      expect(submit().getAttribute('aria-disabled')).toBe('true');
      await later(2000);
      await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
      expect(refusal(where)).toMatch(why);
      expect(await axeFindings(dialog)).toEqual([]);
    },
  );

  test('is refused for an expired code', async () => {
    const { person, world, code } = await openSettings();
    const dialog = await ask(person, 'Change Email', 'Change the email');
    await confirmOwner(person, dialog);
    const { getByLabelText, send, submit, refusal, alert, value, code: field } = parts(dialog);
    await pasteInto(person, getByLabelText('Email'), 'new@example.com');
    await person.click(send());
    await waitFor(() => expect(code()).toMatch(/^\d{6}$/));
    await person.type(field(), code());
    world.control().advance('11m');
    await person.click(submit());
    // The owner proof is ten minutes old as well and required again; the typed values stay.
    await waitFor(() => expect(alert()).toMatch(/Your confirmation has expired/));
    await confirmOwner(person, dialog);
    expect(value('Email')).toBe('new@example.com');
    await person.click(submit());
    await waitFor(() => expect(refusal('Verification code')).toMatch(/has expired/));
  });

  test('is validated before anything is sent', async () => {
    const { person, calls } = await openSettings();
    const dialog = await ask(person, 'Change Email', 'Change the email');
    await confirmOwner(person, dialog);
    const { getByLabelText, submit, refusal } = parts(dialog);
    await pasteInto(person, getByLabelText('Email'), 'nobody');
    await person.click(submit());
    expect(refusal('Email')).toBe('Please enter a valid email');
    expect(refusal('Verification code')).toBe('Please enter the verification code');
    expect(calls('rm.account.bindEmail')).toEqual([]);
  });

  test('shows a network failure in the form and keeps it open', async () => {
    const { person } = await openSettings({
      line: (line) => async (request, options) => {
        if (methodOf(request.body) === 'bindEmail') throw new TypeError('gone');
        return line(request, options);
      },
    });
    const dialog = await ask(person, 'Change Email', 'Change the email');
    await confirmOwner(person, dialog);
    const { getByLabelText, submit, alert, value, code } = parts(dialog);
    await pasteInto(person, getByLabelText('Email'), 'new@example.com');
    await person.type(code(), MAGIC_CODE);
    await person.click(submit());
    await waitFor(() => expect(alert()).toMatch(/network is not reachable/));
    expect(value('Email')).toBe('new@example.com');
    // A press outside the dialog does not close it.
    await person.click(present(document.querySelector('.bg-overlay')));
    await later(500);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});

describe('the owner’s confirmation before a contact is added', () => {
  test('can be a code to one of their contacts', async () => {
    const { person, code, sent, calls } = await openSettings();
    const dialog = await ask(person, 'Change Phone number', 'Change the phone number');
    const { getByRole, send, submit, code: field, getByLabelText } = parts(dialog);
    expect(await axeFindings(dialog)).toEqual([]);
    await person.click(getByRole('radio', { name: 'A code to ca***@example.com' }));
    // The chosen contact is shown above.
    expect(dialog.textContent).not.toContain('The code is sent to');
    await person.click(send());
    await waitFor(() => expect(sent()).toMatchObject({ channel: 'email', to: 'candidate@example.com' }));
    await person.type(field(), code());
    await person.click(submit('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText('Phone number')));
    expect(calls('rm.account.proveOwner')).toHaveLength(1);
    // The code of the first step is not filled in for the new contact.
    expect((field() as HTMLInputElement).value).toBe('');
  });

  test('can be the encrypted password, and a wrong one is refused at its field', async () => {
    const { person, calls } = await openSettings();
    const dialog = await ask(person, 'Change Email', 'Change the email');
    const { getByRole, submit, getByLabelText, refusal } = parts(dialog);
    await person.click(getByRole('radio', { name: 'Password' }));
    // For password managers.
    expect(dialog.querySelector('[autocomplete="username"]')).toHaveProperty('value', '13800000001');
    await pasteInto(person, getByLabelText('Current password'), 'Wrong0ne');
    await person.click(submit('Continue'));
    await waitFor(() => expect(refusal('Current password')).toMatch(/not correct/));
    expect(JSON.stringify(calls('rm.account.proveOwner'))).not.toContain('Wrong0ne');
    await later(3000);
    await person.clear(getByLabelText('Current password'));
    await pasteInto(person, getByLabelText('Current password'), MAGIC_PASSWORD);
    await person.click(submit('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText('Email')));
  });

  test('is required: an empty field has a message and gets the focus', async () => {
    const { person, calls } = await openSettings();
    const { getByRole, getByLabelText, submit, code, refusal } = parts(
      await ask(person, 'Change Phone number', 'Change the phone number'),
    );
    await person.click(submit('Continue'));
    await waitFor(() => expect(refusal('Verification code')).toBe('Please enter the verification code'));
    expect(document.activeElement).toBe(code());
    await person.click(getByRole('radio', { name: 'Password' }));
    await person.click(submit('Continue'));
    await waitFor(() => expect(refusal('Current password')).not.toBe(''));
    expect(document.activeElement).toBe(getByLabelText('Current password'));
    expect(calls('rm.account.proveOwner')).toEqual([]);
  });

  test('is left out if the account has neither contact nor password', async () => {
    const { person } = await openSettings({
      account: (mine) => {
        delete mine.phone;
        delete mine.email;
        delete mine.passwordHash;
      },
    });
    const dialog = await ask(person, 'Add Email', 'Add an email');
    expect(parts(dialog).getByLabelText('Email')).toBeTruthy();
  });
});

describe('removing a contact', () => {
  test('needs a code that is sent to the masked contact itself', async () => {
    const { person, account, code, sent, messages, portal } = await openSettings();
    const dialog = await ask(person, 'Remove Phone number', 'Remove the phone number');
    expect(await axeFindings(dialog)).toEqual([]);
    const { send, submit, code: field } = parts(dialog);
    expect(dialog.textContent).toContain('The code is sent to +86 138****0001.');
    await person.click(send());
    await waitFor(() => expect(sent()).toMatchObject({ channel: 'sms', to: '+86 13800000001' }));
    await person.type(field(), code());
    await person.click(submit('Remove'));
    await dialogClosed();
    expect(account().phone).toBeUndefined();
    expect(messages()).toContain('Save successfully');
    expect(portal.session.get().comPhone).toBeUndefined();
    expect(portal.session.get().userInfo?.phone).toBe('');
    // The pressed button was removed: its neighbour has the focus.
    const bind = await screen.findByRole('button', { name: 'Add Phone number' });
    await waitFor(() => expect(document.activeElement).toBe(bind));
  });

  test('is refused in the form if it has become the only way to log in', async () => {
    const { person, account } = await openSettings({
      who: 'newcomer',
      account: (mine) => Object.assign(mine, { email: 'new@example.com' }),
    });
    const dialog = await ask(person, 'Remove Phone number', 'Remove the phone number');
    const { submit, code, alert, value } = parts(dialog);
    delete account().email;
    await person.type(code(), MAGIC_CODE);
    await person.click(submit('Remove'));
    await waitFor(() => expect(alert()).toMatch(/This is your only way to log in/));
    expect(value('Verification code')).toBe(MAGIC_CODE);
    expect(account().phone).toBe('13800000002');
    // The page shows the change once the dialog is closed.
    await person.keyboard('{Escape}');
    await dialogClosed();
    await waitFor(() => expect(row('Phone number').textContent).toContain('your only way'));
  });

  test('removes the message about a wrong code when a new one is requested', async () => {
    const { person } = await openSettings();
    const dialog = await ask(person, 'Remove Email', 'Remove the email');
    const { submit, code, refusal, send } = parts(dialog);
    await person.type(code(), '000001');
    await person.click(submit('Remove'));
    await waitFor(() => expect(refusal('Verification code')).toMatch(/not correct/));
    await person.click(send());
    await waitFor(() => expect(refusal('Verification code')).toBe(''));
  });

  test('is locked at the code field after five wrong codes', async () => {
    const { person } = await openSettings();
    const dialog = await ask(person, 'Remove Email', 'Remove the email');
    const { submit, code, refusal, send } = parts(dialog);
    await person.click(send());
    await waitFor(() => expect(send().textContent).toMatch(/Resend/));
    await person.type(code(), '000001');
    for (let wrong = 0; wrong < 5; wrong++) {
      await person.click(submit('Remove'));
      await waitFor(() => expect(refusal('Verification code')).not.toBe(''));
      await later(3000);
    }
    expect(refusal('Verification code')).toMatch(/Too many wrong attempts/);
  });

  test('shares one countdown of 60 seconds for each contact with other dialogs, also after a reload', async () => {
    const storage = createMemoryStorage();
    const { person, sent } = await openSettings({ storage });
    const first = parts(await ask(person, 'Remove Phone number', 'Remove the phone number'));
    await person.click(first.send());
    await waitFor(() => expect(sent()).toBeTruthy());
    await waitFor(() => expect(first.send().textContent).toMatch(resendsIn(60)));
    await later(20_000);
    await person.keyboard('{Escape}');
    await dialogClosed();
    const dialog = await ask(person, 'Delete my account', 'Delete my account');
    expect(parts(dialog).send().textContent).toMatch(resendsIn(40));
    // The stored countdown, as a reload finds it.
    const kept = JSON.parse(storage.get('resendAt') ?? '{}') as Record<string, number>;
    expect(Object.values(kept)).toHaveLength(1);
    // The key contains no digits of the phone; the time may contain any.
    expect(Object.keys(kept).join()).not.toContain('138');
    await later(40_000);
    await waitFor(() => expect(parts(dialog).send().textContent).toBe('Text me a code'));
  });
});

test('removing a contact goes on after a login over the dialog, if the session expires meanwhile', async () => {
  const { person, account, world, messages } = await openSettings();
  const dialog = await ask(person, 'Remove Email', 'Remove the email');
  const { submit, code } = parts(dialog);
  await person.type(code(), MAGIC_CODE);
  const { sessions } = world.world().state();
  for (const token of Object.keys(sessions)) delete sessions[token];
  await person.click(submit('Remove'));
  await logInAgain(person, '13800000001');
  await dialogClosed();
  expect(account().email).toBeUndefined();
  expect(messages()).toContain('Save successfully');
  await waitFor(() => expect(row('Email').textContent).toContain('Not linked'));
});
