import type { ContactKind } from '@careers/gateway/contract';
import { accountKind, normalizeEmail, normalizePhone, splitInternational } from '@careers/validation';
import { type ContactValues, countryOf, emptyContact } from './contact.ts';

/** The contact that an account is, where it is one: what was typed to log in need not be typed again. */
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
