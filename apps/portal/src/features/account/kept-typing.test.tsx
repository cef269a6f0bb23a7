import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, fill, logInByCode, typedIn } from './testing/person.ts';

afterEach(() => vi.useRealTimers());

/** The login panel, which can be left and shown again elsewhere in the same portal. */
async function setUp() {
  const person = aPerson();
  const test = await createTestPortal();
  let view = mountPortal(test, { '/': () => <FreshLoginPanel /> });
  await field.phone();
  const again = () => {
    view.unmount();
    view = mountPortal(test, { '/': () => <FreshLoginPanel /> });
  };
  return { person, again, ...test };
}

describe('a login panel that is left, and shown again elsewhere', () => {
  test('has all of a half-typed registration, but for its passwords', async () => {
    const { person, again } = await setUp();
    await person.click(await button.register());
    await fill(person, await field.phone(), '13711112222');
    await fill(person, await field.code(), '123456');
    await fill(person, await field.password(), 'Passw0rd');
    await fill(person, await field.confirm(), 'Passw0rd');
    await person.click(await field.agreement());
    again();
    await field.confirm();
    expect(typedIn(await field.phone())).toBe('13711112222');
    expect(typedIn(await field.code())).toBe('123456');
    expect(await field.agreement()).toHaveProperty('checked', true);
    expect([typedIn(await field.password()), typedIn(await field.confirm())]).toEqual(['', '']);
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    again();
    await person.click(await button.register());
    expect(typedIn(await field.phone())).toBe('13711112222');
  });

  test('has the account of the password login, and begins at its way', async () => {
    const { person, again } = await setUp();
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await fill(person, await field.account(), 'candidate01');
    await fill(person, await field.password(), 'Passw0rd');
    await person.click(screen.getByRole('tab', { name: 'With a code' }));
    await fill(person, await field.phone(), '13800000001');
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    again();
    expect(typedIn(await field.account())).toBe('candidate01');
    expect(typedIn(await field.password())).toBe('');
  });

  test('begins with the login after a mere look at the registration', async () => {
    const { person, again } = await setUp();
    await person.click(await button.register());
    await field.confirm();
    again();
    expect(await button.logIn()).toBeTruthy();
  });

  test('has nothing of whoever has logged in', async () => {
    const { person, again, portal } = await setUp();
    await person.click(await button.register());
    await fill(person, await field.phone(), '13711112222');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await logInByCode(person, '13800000001');
    await waitFor(() => expect(portal.session.get().Authorization).toBeTruthy());
    portal.session.clearUser();
    again();
    expect(typedIn(await field.phone())).toBe('');
    await person.click(await button.register());
    expect(typedIn(await field.phone())).toBe('');
  });
});
