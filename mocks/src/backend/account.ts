import type { LoginResult } from '@careers/gateway/contract';
import { accountKind, emailRule, isPhoneNationCode, normalizePhone, phoneRule } from '@careers/validation';
import { magicAccountOf } from '../scenarios/magic.ts';
import { messageTexts } from '../texts.ts';
import { publicKey } from '../world/keys.ts';
import type { Account } from '../world/state.ts';
import { FAILED_LOGINS_BEFORE_CAPTCHA, findAccount } from './account-rules.ts';
import { issueCode, takeCode } from './codes.ts';
import { type Backend, BusinessError, type CallContext, CaptchaRequired, type Resolvers } from './context.ts';
import { fillText } from './messages.ts';
import { decryptPassword, hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { siteName } from './site.ts';

export const accountResolvers = {
  getPublicKey: () => ({ publicKey }),

  sendVerificationCode: (param, context) => {
    const site = siteName(context.site(param.homepageConfigId), context.locale);
    const contact = readContact(param);
    if (param.function === 'login' || param.function === 'resetPassword') knownAccount(context, contact.key);
    const code = issueCode(context, contact.key, param.function);
    const text = fillText(messageTexts.code[context.locale], { site, code });
    context.send({ channel: contact.channel, to: contact.to, text, code });
    return {};
  },

  ifAccountExist: ({ username, usernameType, homepageConfigId }, context) => {
    context.site(homepageConfigId);
    const key = (usernameType === 'phone' ? normalizePhone(username) : username.trim()).toLowerCase();
    const found = findAccount(context.state(), key);
    return { exist: found?.[usernameType]?.toLowerCase() === key };
  },

  login: (param, context) => {
    const username =
      accountKind(param.username) === 'phone' ? normalizePhone(param.username) : param.username.trim();
    const magic = magicAccountOf(findAccount(context.state(), username)?.id ?? '')?.login;
    const failures = context.state().failedLogins;
    requireCaptcha(param, context, magic, Object.hasOwn(failures, username) ? (failures[username] ?? 0) : 0);
    context.site(param.homepageConfigId);
    try {
      const account = knownAccount(context, username);
      if (param.loginType === 'verificationCode') {
        if (account.phone === username && account.phoneNationCode !== param.phoneNationCode) {
          throw new BusinessError('accountUnknown');
        }
        takeCode(context, username, 'login', param.verificationCode);
      } else if (account.passwordHash !== hashPassword(decryptPassword(param.password))) {
        throw new BusinessError('passwordWrong');
      }
      if (magic?.kind === 'business') throw new BusinessError('accountLocked451');
      delete failures[username];
      return loginResult(context, account, magic?.kind === 'doomed');
    } catch (error) {
      if (error instanceof BusinessError) countFailure(failures, username);
      throw error;
    }
  },

  logout: (_param, context) => {
    if (context.token) delete context.state().sessions[context.token];
    return {};
  },
} satisfies Partial<Resolvers>;

/** Opens a session and says who it is of. */
export function loginResult(backend: Backend, account: Account, doomed = false): LoginResult {
  return {
    Authorization: openSession(backend, account.id, doomed),
    userInfo: {
      userid: account.id,
      name: account.name,
      userName: account.account ?? account.name,
      email: account.email ?? '',
      phone: account.phone ?? '',
      ...(account.authFlag ? { ifHomapageAuthFlag: account.authFlag } : {}),
    },
  };
}

interface CaptchaParam {
  readonly captchaVerification?: string | undefined;
  readonly captchaType?: string | undefined;
}

/** Asked by magic value or after three failed logins; checked before the password (decisions, section 1). */
function requireCaptcha(
  { captchaVerification, captchaType }: CaptchaParam,
  context: CallContext,
  magic: { readonly kind: string; readonly captchaType?: 'blockPuzzle' | 'clickWord' } | undefined,
  failures: number,
): void {
  const byMagic = magic?.kind === 'captcha';
  if (!byMagic && failures < FAILED_LOGINS_BEFORE_CAPTCHA) return;
  const wanted = (byMagic && magic.captchaType) || 'blockPuzzle';
  const proven =
    captchaVerification &&
    context.captcha().redeem(captchaVerification, captchaType ?? 'blockPuzzle') === 'ok';
  if (!proven) throw new CaptchaRequired(wanted);
}

/** One more failed login in a row, under whatever name was typed. */
function countFailure(failures: Record<string, number>, username: string): void {
  const before = Object.hasOwn(failures, username) ? (failures[username] ?? 0) : 0;
  Object.defineProperty(failures, username, {
    value: before + 1,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

function knownAccount(context: CallContext, username: string): Account {
  const account = findAccount(context.state(), username);
  if (!account) throw new BusinessError('accountUnknown');
  return account;
}

interface ContactParam {
  readonly phone?: string | undefined;
  readonly phoneNationCode?: string | undefined;
  readonly email?: string | undefined;
}

function readContact({ phone, phoneNationCode = '+86', email }: ContactParam) {
  if (email && !emailRule(email)) return { channel: 'email', key: email.trim(), to: email.trim() } as const;
  if (phone && isPhoneNationCode(phoneNationCode) && !phoneRule(phoneNationCode)(phone)) {
    const digits = normalizePhone(phone);
    return { channel: 'sms', key: digits, to: `${phoneNationCode} ${digits}` } as const;
  }
  throw new BusinessError('contactInvalid');
}
