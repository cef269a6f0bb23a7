import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Logs in by a code in the dialog that stands over a page whose login has ended. */
export async function logInAgain(user: UserEvent, phoneNumber: string): Promise<void> {
  const login = within(
    await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' }),
  );
  const phone = login.getByRole('textbox', { name: 'Phone number' });
  await user.clear(phone);
  await user.type(phone, phoneNumber);
  await user.type(login.getByRole('textbox', { name: 'Verification code' }), '888888');
  await user.click(login.getByRole('button', { name: 'Log in' }));
}
