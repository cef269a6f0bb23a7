import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { pasteInto } from '../../../testing/paste-into.ts';

/** A person with fake timers that advance by themselves; `later` advances them further. */
export function aPerson() {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => {}) });
}

export type Person = ReturnType<typeof aPerson>;

/** Advances the timers by a number of milliseconds. */
export async function later(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

export const field = {
  country: () => screen.findByRole('combobox', { name: 'Country or region' }),
  phone: () => screen.findByRole('textbox', { name: 'Phone number' }),
  code: () => screen.findByRole('textbox', { name: 'Verification code' }),
  account: () => screen.findByRole('textbox', { name: 'Phone number, email or account name' }),
  password: () => screen.findByLabelText('Password'),
  email: () => screen.findByRole('textbox', { name: 'Email' }),
  newPassword: () => screen.findByLabelText('New password'),
  confirm: () => screen.findByLabelText('Confirm the password'),
  agreement: () => screen.findByRole('checkbox', { name: /^I have read and agree/ }),
};

/** The message of a refused field, from its description; '' if there is none. */
export function refusal(element: HTMLElement): string {
  const ids = element.getAttribute('aria-invalid') ? (element.getAttribute('aria-describedby') ?? '') : '';
  const errors = ids.split(' ').map((id) => document.getElementById(id));
  return errors.map((error) => (error?.ariaLive === 'polite' ? error.textContent : '')).join('');
}

export const typedIn = (element: HTMLElement) => (element as HTMLInputElement).value;

export const button = {
  register: () => screen.findByRole('button', { name: 'Register' }),
  logIn: () => screen.findByRole('button', { name: 'Log in' }),
  sendCode: () => screen.findByRole('button', { name: /^(Text me a code|Email me a code|Resend in \d+s)$/ }),
};

export async function logInByCode(person: Person, phone: string, code = '888888'): Promise<void> {
  await pasteInto(person, await field.phone(), phone);
  await pasteInto(person, await field.code(), code);
  await person.click(await button.logIn());
}

/** Logs in by a code in the dialog over a page whose session has expired. */
export async function logInAgain(person: Person, phone: string): Promise<void> {
  await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
  await logInByCode(person, phone);
}

export async function logInByPassword(person: Person, account: string, password = 'Passw0rd'): Promise<void> {
  await person.click(await screen.findByRole('tab', { name: 'With a password' }));
  await pasteInto(person, await field.account(), account);
  await pasteInto(person, await field.password(), password);
  await person.click(await button.logIn());
}
