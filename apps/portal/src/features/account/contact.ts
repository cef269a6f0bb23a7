import type { ContactKind } from '@careers/gateway/contract';
import {
  DEFAULT_PHONE_NATION_CODE,
  normalizeEmail,
  normalizePhone,
  type PhoneNationCode,
  phoneNationCodes,
  phoneRule,
} from '@careers/validation';
import type { CodeValues } from '../../forms/code/index.ts';
import type { Form } from '../../forms/form/index.ts';

/** A phone as it is sent: without spaces and dashes (decision 6.2). */
export interface Phone {
  readonly phone: string;
  readonly phoneNationCode: PhoneNationCode;
}

/** Where a code is sent: a phone or an e-mail (section 7, `sendVerificationCode`). */
export type Contact = PhoneContact | { readonly kind: 'email'; readonly email: string };
interface PhoneContact extends Phone {
  readonly kind: 'phone';
}

/** A contact and its code, as they are typed. Only the field of the form's kind is on screen. */
export interface ContactValues extends CodeValues {
  readonly phoneNationCode: PhoneNationCode;
  readonly phone: string;
  readonly email: string;
}

/** A form for one kind of contact. */
export interface ContactForm {
  readonly kind: ContactKind;
  readonly form: Form<ContactValues>;
}

export const emptyContact: ContactValues = {
  phoneNationCode: DEFAULT_PHONE_NATION_CODE,
  phone: '',
  email: '',
  verificationCode: '',
};

/** The contact that was typed, as it is sent. */
export function readContact(kind: ContactKind, values: Omit<ContactValues, 'verificationCode'>): Contact {
  return kind === 'email' ? { kind, email: normalizeEmail(values.email) } : readPhone(values);
}

export function readPhone(values: Phone): PhoneContact {
  const { phone, phoneNationCode } = values;
  return { kind: 'phone', phone: normalizePhone(phone), phoneNationCode };
}

/** The contact's part of a call's param. */
export function contactParam(contact: Contact): Phone | { readonly email: string } {
  if (contact.kind === 'email') return { email: contact.email };
  const { phone, phoneNationCode } = contact;
  return { phone, phoneNationCode };
}

/** The account of a contact, as a login by password takes it: without the country code. */
export function accountOf(contact: Contact): string {
  return contact.kind === 'email' ? contact.email : contact.phone;
}

/** The contact as text; also the key of its countdown. */
export function contactText(contact: Contact): string {
  return contact.kind === 'email' ? contact.email : `${contact.phoneNationCode} ${contact.phone}`;
}

/** The country code of a number that was stored without one; undefined if it is valid in none, or in two. */
export function countryOf(phone: string): PhoneNationCode | undefined {
  const [country, ...others] = phoneNationCodes.filter((code) => !phoneRule(code)(phone));
  return others.length === 0 ? country : undefined;
}
