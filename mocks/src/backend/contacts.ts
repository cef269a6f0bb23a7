import type { ContactKind } from '@careers/gateway/contract';
import {
  accountKind,
  emailRule,
  INPUT_MAX,
  isPhoneNationCode,
  normalizeEmail,
  normalizePhone,
  phoneRule,
} from '@careers/validation';
import type { Account } from '../domain/account-state.ts';
import type { WorldState } from '../domain/state.ts';
import { findAccount } from './account-rules.ts';
import { BusinessError, type CallContext } from './context.ts';

/** One contact of a person. */
export interface Contact {
  readonly kind: ContactKind;
  /** The address that messages are sent to. */
  readonly to: string;
  /** The key of codes and tokens. A phone number includes its country code, as +852 and +853 share numbers. */
  readonly address: string;
  /** The name that accounts are found by. */
  readonly username: string;
  readonly phoneNationCode?: string;
}

interface ContactParam {
  readonly phone?: string | undefined;
  readonly phoneNationCode?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * The contact in a param.
 * @throws {BusinessError} contactInvalid, also if there is a phone and an e-mail, and for one that no field of a page could hold
 * (section 9): whoever registered with it could never log in or set another password.
 */
export function readContact({ phone, phoneNationCode = '+86', email }: ContactParam): Contact {
  if (email && !phone && isShort('email', email) && !emailRule(email)) return emailContact(email);
  if (phone && !email && isShort('phone', phone) && isPhoneNationCode(phoneNationCode)) {
    if (!phoneRule(phoneNationCode)(phone)) return phoneContact(phone, phoneNationCode);
  }
  throw new BusinessError('contactInvalid');
}

function isShort(kind: ContactKind, text: string): boolean {
  return text.trim().length <= INPUT_MAX[kind];
}

/** An account's own contact of a kind; undefined if it has none. */
export function contactOf(account: Account, kind: ContactKind): Contact | undefined {
  if (kind === 'email') return account.email ? emailContact(account.email) : undefined;
  return account.phone ? phoneContact(account.phone, account.phoneNationCode ?? '+86') : undefined;
}

/** @throws {BusinessError} notBound */
export function boundContact(account: Account, kind: ContactKind): Contact {
  const contact = contactOf(account, kind);
  if (!contact) throw new BusinessError('notBound');
  return contact;
}

/** The account of a contact. The same number in another country belongs to somebody else. */
function ownerOf(state: WorldState, contact: Contact): Account | undefined {
  const account = findAccount(state, contact.username);
  return account && contactOf(account, contact.kind)?.address === contact.address ? account : undefined;
}

/** @throws {BusinessError} accountUnknown */
export function requireOwner(context: CallContext, contact: Contact): Account {
  const account = ownerOf(context.state(), contact);
  if (!account) throw new BusinessError('accountUnknown');
  return account;
}

/**
 * Refuses a contact that belongs to an account; phone numbers are compared without their country (decision 6.1).
 * @throws {BusinessError} accountExists
 */
export function refuseTaken(context: CallContext, contact: Contact, except?: Account): void {
  const owner = findAccount(context.state(), contact.username);
  if (owner && owner.id !== except?.id) throw new BusinessError('accountExists');
}

const asNamed = { phone: normalizePhone, email: normalizeEmail, account: (typed: string) => typed.trim() };

/** What somebody has typed as a user name, in the form by which accounts are found. */
export function usernameKey(typed: string): string {
  return asNamed[accountKind(typed)](typed).toLowerCase();
}

/** A contact in a masked form, for readers who may not know it. */
export function maskContact({ kind, to }: Contact): string {
  return kind === 'email' ? maskEmail(to) : maskPhone(to.slice(to.indexOf(' ') + 1));
}

/** Masked, for whoever holds the session: enough to recognise a contact, too little to learn it. */
export function maskPhone(phone: string): string {
  const shown = phone.length > 8 ? 3 : 2;
  return `${phone.slice(0, shown)}****${phone.slice(-shown - 1)}`;
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** An e-mail address as a contact, whether or not somebody has it. */
export function emailContact(email: string): Contact {
  const to = normalizeEmail(email);
  const address = to.toLowerCase();
  return { kind: 'email', to, address, username: address };
}

function phoneContact(phone: string, phoneNationCode: string): Contact {
  const digits = normalizePhone(phone);
  const to = `${phoneNationCode} ${digits}`;
  return { kind: 'phone', to, address: to, username: digits, phoneNationCode };
}
