import { type ContactKind, contactKinds } from '@careers/gateway/contract';
import { isoDay, isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import type { Localized } from '../data/types.ts';
import type { Account } from '../domain/account-state.ts';
import { messageTexts } from '../texts.ts';
import { DELETION_WAITS, hasOtherWay, isDirectoryAccount, refuseOfDirectory } from './account-rules.ts';
import { takeCode } from './codes.ts';
import {
  boundContact,
  type Contact,
  contactOf,
  maskEmail,
  maskPhone,
  readContact,
  refuseTaken,
} from './contacts.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { readNewPassword, replacePassword } from './new-password.ts';
import { demandOwner } from './owner-proof.ts';
import { takePassword } from './take-password.ts';

export const settingsResolvers = {
  getAccountSettings: (_param, context) => {
    const account = context.requireAccount();
    const { phone, phoneNationCode, email, passwordHash, deletionDueAt } = account;
    return {
      account: account.account ?? '',
      ...(phone ? { phone: maskPhone(phone), phoneNationCode: phoneNationCode ?? '+86' } : {}),
      ...(email ? { email: maskEmail(email) } : {}),
      passwordSet: passwordHash !== undefined,
      directory: isDirectoryAccount(account),
      ...(deletionDueAt === undefined ? {} : { deletionDueAt: isoInstant(deletionDueAt) }),
    };
  },

  bindPhone: (param, context) => {
    const account = context.requireAccount();
    const contact = bindContact(param, context);
    account.phone = contact.username;
    account.phoneNationCode = param.phoneNationCode;
    return {};
  },

  bindEmail: (param, context) => {
    const account = context.requireAccount();
    account.email = bindContact(param, context).to;
    return {};
  },

  unbindPhone: (param, context) => {
    const account = unbindContact('phone', param, context);
    delete account.phone;
    delete account.phoneNationCode;
    return {};
  },

  unbindEmail: (param, context) => {
    delete unbindContact('email', param, context).email;
    return {};
  },

  setPassword: (param, context) => {
    const account = context.requireAccount();
    refuseOfDirectory(account);
    if (account.passwordHash !== undefined) throw new BusinessError('passwordAlreadySet');
    const contact = boundContact(account, param.own);
    const passwordHash = readNewPassword(param.password, param.passwordConfirm);
    takeCode(context, contact.address, 'bind', param.verificationCode);
    changePassword(context, account, passwordHash);
    return {};
  },

  modifyPassword: (param, context) => {
    const account = context.requireAccount();
    refuseOfDirectory(account);
    if (account.passwordHash === undefined) throw new BusinessError('passwordNotSet');
    takePassword(context, account, param.oldPassword);
    changePassword(context, account, readNewPassword(param.password, param.passwordConfirm));
    return {};
  },

  requestAccountDeletion: (param, context) => {
    const account = context.requireAccount();
    const contact = boundContact(account, param.own);
    if (account.deletionDueAt !== undefined) throw new BusinessError('deletionPending');
    takeCode(context, contact.address, 'bind', param.verificationCode);
    account.deletionDueAt = context.clock.now() + DELETION_WAITS;
    const date = isoDay(account.deletionDueAt);
    tell(context, contact, fillText(messageTexts.deletionAsked[context.locale], { date }));
    return { deletionDueAt: isoInstant(account.deletionDueAt) };
  },

  cancelAccountDeletion: (_param, context) => {
    const account = context.requireAccount();
    if (account.deletionDueAt === undefined) throw new BusinessError('deletionNotPending');
    delete account.deletionDueAt;
    return {};
  },
} satisfies Partial<Resolvers>;

interface NewContact {
  readonly phone?: string;
  readonly phoneNationCode?: string;
  readonly email?: string;
  readonly verificationCode: string;
  readonly ownerProof?: string | undefined;
}

/**
 * Checks a new contact: it belongs to nobody else, the code that was sent to it is right, and the account's owner wants it. All
 * contacts that the account had before are told.
 * @throws {BusinessError} contactInvalid, accountExists, proofNeeded, and those of codes
 */
function bindContact(param: NewContact, context: CallContext): Contact {
  const contact = readContact(param);
  const account = context.requireAccount();
  refuseTaken(context, contact, account);
  const spendProof = demandOwner(context, account, param.ownerProof);
  takeCode(context, contact.address, 'bind', param.verificationCode);
  spendProof();
  tellOfContact(context, account, messageTexts.contactBound, contact);
  return contact;
}

/** Tells all contacts that the account had before about a change of one; the contact itself is masked. */
function tellOfContact(context: CallContext, account: Account, text: Localized, contact: Contact): void {
  const masked = contact.kind === 'phone' ? maskPhone(contact.username) : maskEmail(contact.to);
  for (const kind of contactKinds) {
    const told = contactOf(account, kind);
    if (told) tell(context, told, fillText(text[context.locale], { contact: masked }));
  }
}

/**
 * The account, if one of its contacts may be removed: there is another way to log in, and its owner still receives the contact's
 * messages. All contacts are told.
 * @throws {BusinessError} notBound, lastWay, and those of codes
 */
function unbindContact(
  kind: ContactKind,
  { verificationCode }: { readonly verificationCode: string },
  context: CallContext,
): Account {
  const account = context.requireAccount();
  const contact = boundContact(account, kind);
  if (!hasOtherWay(account, kind)) throw new BusinessError('lastWay');
  takeCode(context, contact.address, 'bind', verificationCode);
  tellOfContact(context, account, messageTexts.contactUnbound, contact);
  return account;
}

/** Sets another password, and tells the account's owner. */
function changePassword(context: CallContext, account: Account, passwordHash: string): void {
  replacePassword(context, account, passwordHash);
  const contact = contactOf(account, 'phone') ?? contactOf(account, 'email');
  if (contact) tell(context, contact, messageTexts.passwordChanged[context.locale]);
}

function tell(context: CallContext, { kind, to }: Contact, text: string): void {
  context.send({ channel: kind === 'phone' ? 'sms' : 'email', to, text });
}
