import { MAGIC_CODE, MAGIC_PASSWORD } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { losingReply } from '../../testing/losing-reply.ts';
import { methodOf } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { later } from '../account/testing/person.ts';
import { ask, confirmOwner, dialogClosed, openSettings, parts, row } from './testing/open-settings.tsx';

test('a new e-mail that was saved by a call whose reply was lost is there, and nothing has to be confirmed again', async () => {
  const { person, messages, portal } = await openSettings({ line: losingReply('bindEmail') });
  const dialog = await ask(person, 'Change Email', 'Change the email');
  await confirmOwner(person, dialog);
  const { getByLabelText, submit, code } = parts(dialog);
  await pasteInto(person, getByLabelText('Email'), 'new@example.com');
  await person.type(code(), MAGIC_CODE);
  await person.click(submit());
  await dialogClosed();
  expect(messages()).toEqual(['Save successfully']);
  expect(row('Email').textContent).toContain('ne***@example.com');
  expect(portal.session.get().userInfo?.email).toBe('new@example.com');
});

test('a new password that was saved by a call whose reply was lost is no wrong password at the next try', async () => {
  const { person, calls, messages } = await openSettings({ line: losingReply('modifyPassword') });
  const dialog = await ask(person, 'Change Password', 'Change the password');
  const { getByLabelText, submit, alert } = parts(dialog);
  await pasteInto(person, getByLabelText('Current password'), MAGIC_PASSWORD);
  await pasteInto(person, getByLabelText('New password'), 'Abcdefg1');
  await pasteInto(person, getByLabelText('Confirm the password'), 'Abcdefg1');
  await person.click(submit());
  await waitFor(() => expect(alert()).toMatch(/is not reachable/));
  await later(3_000);
  await person.click(submit());
  await dialogClosed();
  expect(messages()).toEqual(['Save successfully']);
  expect(calls('rm.account.modifyPassword')).toHaveLength(2);
});

test('an account that is kept by a call whose reply was lost is told as kept', async () => {
  const { person, messages } = await openSettings({
    line: losingReply('cancelAccountDeletion'),
    account: (mine) => Object.assign(mine, { deletionDueAt: Date.now() + 86_400_000 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Keep my account' }));
  await screen.findByRole('button', { name: 'Delete my account' });
  await waitFor(() => expect(messages()).toEqual(['Cancel successful']));
});

test('after a change that was saved, settings that cannot be asked for again are said to be out of date', async () => {
  const shown = { isCut: false };
  const { person, messages } = await openSettings({
    line: (line) => async (request, options) => {
      if (shown.isCut && methodOf(request.body) === 'getAccountSettings')
        throw new TypeError('the line broke');
      return line(request, options);
    },
  });
  shown.isCut = true;
  const dialog = await ask(person, 'Remove Email', 'Remove the email');
  const { code, submit } = parts(dialog);
  await person.type(code(), MAGIC_CODE);
  await person.click(submit('Remove'));
  await dialogClosed();
  expect(messages()).toEqual(['Save successfully']);
  await screen.findByText('What is shown here may be out of date.');
  shown.isCut = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(row('Email').textContent).toContain('Not linked'));
  expect(screen.queryByText('What is shown here may be out of date.')).toBeNull();
});
