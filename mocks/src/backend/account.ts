import type { LoginResult, VerificationFunction } from '@careers/gateway/contract';
import { fillText } from '../core/fill-text.ts';
import { publicKey } from '../core/keys.ts';
import type { Account } from '../domain/account-state.ts';
import { magicAccountOf } from '../scenarios/magic.ts';
import { messageTexts } from '../texts.ts';
import { findAccount, refuseOfDirectory } from './account-rules.ts';
import { issueCode, takeCode } from './codes.ts';
import {
  boundContact,
  type Contact,
  contactOf,
  readContact,
  refuseTaken,
  requireOwner,
  usernameKey,
} from './contacts.ts';
import { type Backend, BusinessError, type CallContext, type Resolvers } from './context.ts';
import { countedAsAccount, countedName, guardLogin } from './login-guard.ts';
import { openSession } from './sessions.ts';
import { siteName } from './site.ts';
import { takePassword } from './take-password.ts';

export const accountResolvers = {
  getPublicKey: () => ({ publicKey }),

  sendVerificationCode: (param, context) => {
    const site = siteName(context.site(param.homepageConfigId), context);
    const contact = param.own ? ownContact(param.own, param.function, context) : readContact(param);
    refuseUseless(param.function, contact, context);
    const code = issueCode(context, contact.address, param.function);
    const text = fillText(messageTexts.code[context.locale], { site, code });
    context.send({ channel: contact.kind === 'phone' ? 'sms' : 'email', to: contact.to, text, code });
    return {};
  },

  ifAccountExist: ({ username, usernameType, homepageConfigId }, context) => {
    context.site(homepageConfigId);
    const key = usernameKey(username);
    const found = findAccount(context.state(), key);
    return { exist: found?.[usernameType]?.toLowerCase() === key };
  },

  login: (param, context) => {
    const username = usernameKey(param.username);
    const called = findAccount(context.state(), username);
    const magic = magicAccountOf(called?.id ?? '')?.login;
    const attempt = {
      countedAs: called ? countedAsAccount(called) : countedName('name', username),
      ...(magic?.kind === 'captcha' ? { always: magic.captchaType } : {}),
    };
    return guardLogin(context, param, attempt, () => {
      const account = findAccount(context.state(), username);
      if (!account) throw new BusinessError('accountUnknown');
      if (param.loginType === 'verificationCode') {
        takeLoginCode(context, account, username, param);
      } else {
        takePassword(context, account, param.password);
      }
      if (magic?.kind === 'business') throw new BusinessError('accountLocked451');
      return loginResult(
        context,
        account,
        magic?.kind === 'expiresOnUse' && takeFirstExpiry(context, account),
      );
    });
  },

  logout: (_param, context) => {
    if (context.token) delete context.state().sessions[context.token];
    return {};
  },
} satisfies Partial<Resolvers>;

/** Opens a session and returns it with the person's facts. */
export function loginResult(backend: Backend, account: Account, expiresOnUse = false): LoginResult {
  return {
    Authorization: openSession(backend, account.id, expiresOnUse),
    userInfo: {
      userid: account.id,
      name: account.name,
      userName: account.account ?? (account.name || account.phone || account.email || ''),
      email: account.email ?? '',
      phone: account.phone ?? '',
      ...(account.authFlag ? { ifHomapageAuthFlag: account.authFlag } : {}),
    },
  };
}

/** Whether this login is the first one of an account whose first session expires at once; its later logins are normal. */
function takeFirstExpiry(context: CallContext, { id }: Account): boolean {
  const state = context.state();
  if (state.expiredOnUse[id]) return false;
  state.expiredOnUse[id] = true;
  return true;
}

function takeLoginCode(
  context: CallContext,
  account: Account,
  username: string,
  { phoneNationCode, verificationCode }: { phoneNationCode: string; verificationCode: string },
): void {
  const byPhone = account.phone === username;
  if (byPhone && account.phoneNationCode !== phoneNationCode) throw new BusinessError('accountUnknown');
  const contact = contactOf(account, byPhone ? 'phone' : 'email');
  // Codes are sent to contacts only, never to an account name.
  const address = contact?.username === username ? contact.address : username;
  takeCode(context, address, 'login', verificationCode);
}

/** The contact of the session's own account, which its client knows only in masked form. */
function ownContact(kind: 'phone' | 'email', purpose: VerificationFunction, context: CallContext): Contact {
  if (purpose !== 'bind') throw new BusinessError('contactInvalid');
  return boundContact(context.requireAccount(), kind);
}

/** A code is not sent if using it could only be refused. */
function refuseUseless(purpose: VerificationFunction, contact: Contact, context: CallContext): void {
  if (purpose === 'login') requireOwner(context, contact);
  else if (purpose === 'resetPassword') refuseOfDirectory(requireOwner(context, contact));
  else refuseTaken(context, contact, purpose === 'bind' ? context.requireAccount() : undefined);
}
