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

/** One way to reach a person. */
export interface Contact {
  readonly kind: ContactKind;
  /** Where messages go. */
  readonly to: string;
  /** What codes and tokens are kept under. A phone counts with its country: +852 and +853 share numbers. */
  readonly address: string;
  /** What accounts are found by. */
  readonly username: string;
  readonly phoneNationCode?: string;
}

interface ContactParam {
  readonly phone?: string | undefined;
  readonly phoneNationCode?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * The contact that a param names.
 * @throws {BusinessError} contactInvalid, also for a phone and an e-mail at once, and for one that no field of a page
 * could hold (section 9): whoever registered with it could never log in or set another password.
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

/** An account's own contact of a kind; undefined when it is unbound. */
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

/** Who is reached there: under the same number of another country it is somebody else. */
export function ownerOf(state: WorldState, contact: Contact): Account | undefined {
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
 * Refuses a contact that belongs to somebody; phones count without their country (decision 6.1).
 * @throws {BusinessError} accountExists
 */
export function refuseTaken(context: CallContext, contact: Contact, except?: Account): void {
  const owner = findAccount(context.state(), contact.username);
  if (owner && owner.id !== except?.id) throw new BusinessError('accountExists');
}

const asNamed = { phone: normalizePhone, email: normalizeEmail, account: (typed: string) => typed.trim() };

/** What somebody typed as a user name, as accounts are found by it. */
export function usernameKey(typed: string): string {
  return asNamed[accountKind(typed)](typed).toLowerCase();
}

/** A contact as it is shown to whoever cannot be presumed to know it. */
export function maskContact({ kind, to }: Contact): string {
  return kind === 'email' ? maskEmail(to) : maskPhone(to.slice(to.indexOf(' ') + 1));
}

/** Shown to whoever holds the session: enough to recognise a contact, too little to learn it. */
export function maskPhone(phone: string): string {
  const shown = phone.length > 8 ? 3 : 2;
  return `${phone.slice(0, shown)}****${phone.slice(-shown - 1)}`;
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** An e-mail as a contact, whoever's it is. */
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
