import { MAGIC_CODE } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatInstant } from '../../core/format/format.ts';
import { ask, dialogClosed, openSettings, parts } from './testing/open-settings.tsx';

const DAY = 86_400_000;

test('the deletion of an account needs a code, is due in thirty days, and can be cancelled', async () => {
  const { portal, person, account, world, sent, code, messages, calls } = await openSettings();
  const dialog = await ask(person, 'Delete my account', 'Delete my account');
  expect(dialog.textContent).toContain('We delete your account 30 days from now.');
  expect(dialog.textContent).toContain('After that nothing can be restored.');
  expect(await axeFindings(dialog)).toEqual([]);
  const { send, submit, code: field } = parts(dialog);
  await person.click(send());
  await waitFor(() => expect(sent()?.to).toBe('+86 13800000001'));
  await person.type(field(), code());
  await person.click(submit('Delete my account'));
  await dialogClosed();
  expect(messages()).toContain('Submit successful');
  const due = account().deletionDueAt ?? 0;
  expect(Math.round((due - world.world().clock.now()) / DAY)).toBe(30);

  const keep = await screen.findByRole('button', { name: 'Keep my account' });
  const noted = () => Object.values(portal.session.get().leaving ?? {});
  await waitFor(() => expect(noted(), 'drafts of this device go with it').toEqual([due - (due % 1000)]));
  const shown = formatInstant(new Date(due - (due % 1000)).toISOString(), 'en');
  expect(document.body.textContent).toContain(`Your account will be deleted on ${shown}.`);
  await waitFor(() => expect(document.activeElement).toBe(keep));
  expect(await axeFindings()).toEqual([]);

  await person.click(keep);
  await screen.findByRole('button', { name: 'Delete my account' });
  expect(messages()).toContain('Cancel successful');
  expect(account().deletionDueAt).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('Delete my account');
  expect(noted()).toEqual([]);
  expect(calls('rm.account.requestAccountDeletion')).toHaveLength(1);
});

test('a deletion that another device has requested is shown in the form, and a second try has the same key', async () => {
  const { person, account, calls } = await openSettings();
  const dialog = await ask(person, 'Delete my account', 'Delete my account');
  const { submit, code, refusal, alert, value } = parts(dialog);
  await person.type(code(), '111111');
  await person.click(submit('Delete my account'));
  await waitFor(() => expect(refusal('Verification code')).toMatch(/not correct/));
  account().deletionDueAt = Date.now() + DAY;
  await person.clear(code());
  await person.type(code(), MAGIC_CODE);
  await waitFor(() => expect(submit('Delete my account').getAttribute('aria-disabled')).toBeNull(), {
    timeout: 5000,
  });
  await person.click(submit('Delete my account'));
  await waitFor(() => expect(alert()).toMatch(/already asked/));
  expect(value('Verification code')).toBe(MAGIC_CODE);
  const keys = calls('rm.account.requestAccountDeletion').map(
    (param) => (param as { idempotencyKey: string }).idempotencyKey,
  );
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('cancelling a deletion that was cancelled already says so, and updates the page', async () => {
  const { person, account, messages } = await openSettings({
    account: (mine) => Object.assign(mine, { deletionDueAt: Date.now() + 3 * DAY }),
  });
  const keep = await screen.findByRole('button', { name: 'Keep my account' });
  delete account().deletionDueAt;
  await person.click(keep);
  await screen.findByRole('button', { name: 'Delete my account' });
  expect(messages().join()).toMatch(/no deletion to cancel/);
});
