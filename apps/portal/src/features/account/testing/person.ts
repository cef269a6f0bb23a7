import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** A person at the keyboard, in fake time that goes on by itself; jumps are `later`. */
export function aPerson() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => {}) });
}

export type Person = ReturnType<typeof aPerson>;

/** Lets so many milliseconds pass. */
export async function later(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

export const field = {
  country: () => screen.findByRole('combobox', { name: 'Country or region' }),
  phone: () => screen.findByRole('textbox', { name: 'Phone number' }),
  code: () => screen.findByRole('textbox', { name: 'Verification code' }),
  account: () => screen.findByRole('textbox', { name: 'Phone number, e-mail or account name' }),
  password: () => screen.findByLabelText('Password'),
};

export const button = {
  logIn: () => screen.findByRole('button', { name: 'Log in' }),
  sendCode: () => screen.findByRole('button', { name: /^(Send code|Resend in \d+s)$/ }),
};

export async function logInByCode(person: Person, phone: string, code = '888888'): Promise<void> {
  await person.clear(await field.phone());
  await person.type(await field.phone(), phone);
  await person.type(await field.code(), code);
  await person.click(await button.logIn());
}

export async function logInByPassword(person: Person, account: string, password = 'Passw0rd'): Promise<void> {
  await person.click(await screen.findByRole('tab', { name: 'Password login' }));
  await person.clear(await field.account());
  await person.type(await field.account(), account);
  await person.type(await field.password(), password);
  await person.click(await button.logIn());
}
