import type { StoredSession } from '../../core/session/index.ts';
import { type ContactValues, countryOf, emptyContact } from './contact.ts';
import type { KeptTyping } from './kept-typing.ts';

export interface PasswordLoginValues {
  readonly account: string;
  readonly password: string;
}

/**
 * What the forms begin with: what was typed already; else, after an expiry, it is known who was logged in. A number
 * that fits two countries is left out, for a code must not go to somebody else's phone.
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
