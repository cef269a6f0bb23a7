import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import DirectoryLoginForm from './directory-login-form.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';

test('a failed login is not remembered, although another person is logged in', async () => {
  const storage = createMemoryStorage({
    Authorization: 'somebody',
    // With the stored key a password could be stored at once.
    encryptedString: JSON.stringify({ key: 'k'.repeat(16), iv: 'i'.repeat(16) }),
  });
  const shown = await createTestPortal({ storage });
  mountPortal(shown, { '/': () => <DirectoryLoginForm onLoggedIn={() => {}} /> });
  const person = userEvent.setup();
  await person.type(await screen.findByRole('textbox', { name: 'User name' }), 'employee');
  await person.type(screen.getByLabelText('Password'), 'Wr0ngPassword');
  await person.click(screen.getByRole('checkbox', { name: 'Remember password' }));
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('The account or the password is not correct');
  await vi.dynamicImportSettled();
  expect(storage.get('remembered')).toBeNull();
});

test('a login after too many wrong passwords shows the refusal at the password field', async () => {
  const shown = await createTestPortal();
  shown.world.world().state().locks['directory:employee'] = Number.MAX_SAFE_INTEGER;
  mountPortal(shown, { '/': () => <DirectoryLoginForm onLoggedIn={() => {}} /> });
  const person = userEvent.setup();
  await person.type(await screen.findByRole('textbox', { name: 'User name' }), 'employee');
  const password = screen.getByLabelText('Password');
  await person.type(password, 'Wr0ngPassword');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText(/Too many wrong attempts/);
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

test('where the browser keeps nothing, the directory’s page is not opened: nobody would be known on the way back', async () => {
  const whole = createMemoryStorage();
  const shown = await createTestPortal({ storage: { ...whole, tab: { ...whole.tab, set: () => false } } });
  mountPortal(shown, { '/': () => <DirectoryLoginForm onLoggedIn={() => {}} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with your company account' }));
  await screen.findByText(/^This browser stores nothing for this site/);
  expect(shown.calls('rm.ldapLogin.getLdapSsoLoginUrl')).toEqual([]);
});
