import type { ContactKind } from '@careers/gateway/contract';
import { accountKind, normalizeEmail, normalizePhone, splitInternational } from '@careers/validation';
import { type ContactValues, countryOf, emptyContact } from './contact.ts';

/** The contact in an account that is a phone or an e-mail, to prefill other forms with what was typed to log in. */
export function contactOfAccount(account: string): {
  readonly kind: ContactKind;
  readonly values: ContactValues;
} {
  const typed = account.trim();
  if (accountKind(typed) === 'email')
    return { kind: 'email', values: { ...emptyContact, email: normalizeEmail(typed) } };
  const { nationCode, phone } = splitInternational(typed) ?? {
    nationCode: countryOf(typed),
    phone: normalizePhone(typed),
  };
  return {
    kind: 'phone',
    values: nationCode ? { ...emptyContact, phoneNationCode: nationCode, phone } : emptyContact,
  };
}
