import type { StoredValues } from '../session/index.ts';
import { type ContactValues, countryOf, emptyContact } from './contact.ts';

export interface PasswordLoginValues {
  readonly account: string;
  readonly password: string;
}

/**
 * What the forms begin with: after an expiry it is known who was logged in. A number that fits two
 * countries is left out, for a code must not go to somebody else's phone.
 */
export function initialValues({
  comPhone = '',
  comEmail = '',
}: Pick<StoredValues, 'comPhone' | 'comEmail'>): {
  readonly code: ContactValues;
  readonly password: PasswordLoginValues;
} {
  const phoneNationCode = countryOf(comPhone);
  return {
    code: phoneNationCode ? { ...emptyContact, phoneNationCode, phone: comPhone } : emptyContact,
    password: { account: comPhone || comEmail, password: '' },
  };
}
