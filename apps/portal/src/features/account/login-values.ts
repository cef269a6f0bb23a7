import type { StoredSession } from '../../core/session/index.ts';
import { type ContactValues, countryOf, emptyContact } from './contact.ts';
import type { KeptTyping } from './kept-typing.ts';

export interface PasswordLoginValues {
  readonly account: string;
  readonly password: string;
}

/**
 * The initial values of the forms: what was typed already, or after an expiry the contact of whoever was logged in. A number that is
 * valid in two countries is left out, because a code must not go to somebody else's phone.
 */
export function initialValues(
  { comPhone = '', comEmail = '' }: Pick<StoredSession, 'comPhone' | 'comEmail'>,
  typed: Pick<KeptTyping, 'code' | 'account'>,
): {
  readonly code: ContactValues;
  readonly password: PasswordLoginValues;
} {
  const phoneNationCode = countryOf(comPhone);
  const known = phoneNationCode ? { ...emptyContact, phoneNationCode, phone: comPhone } : emptyContact;
  return {
    code: typed.code.phone ? typed.code : known,
    password: { account: typed.account || comPhone || comEmail, password: '' },
  };
}
