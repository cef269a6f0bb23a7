import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, logInByCode, typedIn } from './testing/person.ts';

afterEach(() => vi.useRealTimers());

/** The login panel, which can be unmounted and shown elsewhere in the same portal. */
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

describe('a login panel that is closed and shown elsewhere', () => {
  test('keeps a half-typed registration except for its passwords', async () => {
    const { person, again } = await setUp();
    await person.click(await button.register());
    await pasteInto(person, await field.phone(), '13711112222');
    await pasteInto(person, await field.code(), '123456');
    await pasteInto(person, await field.password(), 'Passw0rd');
    await pasteInto(person, await field.confirm(), 'Passw0rd');
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

  test('keeps the account of the password login, and shows that tab', async () => {
    const { person, again } = await setUp();
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await pasteInto(person, await field.account(), 'candidate01');
    await pasteInto(person, await field.password(), 'Passw0rd');
    await person.click(screen.getByRole('tab', { name: 'With a code' }));
    await pasteInto(person, await field.phone(), '13800000001');
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    again();
    expect(typedIn(await field.account())).toBe('candidate01');
    expect(typedIn(await field.password())).toBe('');
  });

  test('shows the login again after the registration was opened and nothing typed', async () => {
    const { person, again } = await setUp();
    await person.click(await button.register());
    await field.confirm();
    again();
    // The registration has a button “Log in” too, which leads back to the login.
    await screen.findByRole('tab', { name: 'With a code' });
  });

  test('keeps nothing of a person who has logged in', async () => {
    const { person, again, portal } = await setUp();
    await person.click(await button.register());
    await pasteInto(person, await field.phone(), '13711112222');
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

describe('a reload of the tab', () => {
  const KEY = 'accountTyping';

  /** A tab that can be reloaded; each load makes a new portal. */
  async function aTab() {
    const person = aPerson();
    const storage = createMemoryStorage();
    let view: ReturnType<typeof mountPortal> | undefined;
    const load = async () => {
      view?.unmount();
      const test = await createTestPortal({ storage });
      view = mountPortal(test, { '/': () => <FreshLoginPanel /> });
      return test;
    };
    return { person, load, storage };
  }

  test('during a registration keeps the pane and what was typed, except for passwords and codes', async () => {
    const { person, load, storage } = await aTab();
    await load();
    await person.click(await button.register());
    await person.click(await screen.findByRole('tab', { name: 'By email' }));
    await pasteInto(person, await field.email(), 'someone@mail.example');
    await pasteInto(person, await field.code(), '123456');
    await pasteInto(person, await field.password(), 'Passw0rd');
    await person.click(await field.agreement());
    expect(storage.tab.get(KEY)).not.toMatch(/123456|Passw0rd/);
    await load();
    expect(typedIn(await field.email())).toBe('someone@mail.example');
    expect(await field.agreement()).toHaveProperty('checked', true);
    expect([typedIn(await field.code()), typedIn(await field.password())]).toEqual(['', '']);
  });

  test('during a password reset keeps the contact and the chosen kind of contact', async () => {
    const { person, load } = await aTab();
    await load();
    await person.click(await screen.findByRole('tab', { name: 'With a password' }));
    await pasteInto(person, await field.account(), 'candidate01');
    const recover = async () => person.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    await recover();
    await person.click(await screen.findByRole('tab', { name: 'By email' }));
    await pasteInto(person, await field.email(), 'someone@mail.example');
    await load();
    expect(typedIn(await field.account())).toBe('candidate01');
    await recover();
    expect(typedIn(await field.email())).toBe('someone@mail.example');
    await person.click(screen.getByRole('tab', { name: 'By text message' }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reset the password' }));
    const phone = async () => (await dialog()).findByRole('textbox', { name: 'Phone number' });
    await pasteInto(person, await phone(), '13711112222');
    await load();
    await recover();
    expect(typedIn(await phone())).toBe('13711112222');
  });

  test('keeps nothing that is half an hour old, malformed, or from before a login', async () => {
    const { person, load, storage } = await aTab();
    await load();
    await pasteInto(person, await field.phone(), '13711112222');
    const kept = storage.tab.get(KEY) ?? '';
    const { at } = JSON.parse(kept) as { at: number };
    for (const text of [kept.replace(`${at}`, `${at - 30 * 60_000}`), '{"at":', '[]']) {
      storage.tab.set(KEY, text);
      await load();
      expect(typedIn(await field.phone())).toBe('');
      expect(storage.tab.get(KEY)).toBeNull();
    }
    const { portal } = await load();
    await logInByCode(person, '13800000001');
    await waitFor(() => expect(portal.session.get().Authorization).toBeTruthy());
    expect(storage.tab.get(KEY)).toBeNull();
  });
});
