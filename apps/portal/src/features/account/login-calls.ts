import type { LoginResult, ParamOf } from '@careers/gateway/contract';
import { addLog, login } from '@careers/gateway/contract';
import { accountKind, normalizeEmail, normalizePhone, splitInternational } from '@careers/validation';
import type { Portal } from '../../core/portal/portal.ts';
import type { LoginContact } from '../../core/session/index.ts';
import type { Phone } from './contact.ts';

/** One attempt to log in: the call, and what to store of the person if it succeeds. */
export interface LoginAttempt {
  /** Its name in the login log. */
  readonly loginType: ParamOf<typeof login>['loginType'] | 'ldap' | 'sso';
  readonly contact: LoginContact;
  run(portal: Portal, signal: AbortSignal): Promise<LoginResult>;
}

export function loginByCode({ phone, phoneNationCode }: Phone, verificationCode: string): LoginAttempt {
  return {
    loginType: 'verificationCode',
    contact: { kind: 'phone', value: phone },
    run: (portal, signal) =>
      portal.gateway.call(
        login,
        {
          loginType: 'verificationCode',
          username: phone,
          phoneNationCode,
          verificationCode,
          homepageConfigId: portal.scope.get().websiteId,
        },
        { signal },
      ),
  };
}

/** `account` is a phone, an e-mail or an account name (decision 6.3), as it was typed. */
export function loginByPassword(account: string, password: string): LoginAttempt {
  const username = usernameOf(account);
  return {
    loginType: 'password',
    // The stored phone is the stored account as well (section 7, URI calls).
    contact: { kind: accountKind(account) === 'email' ? 'email' : 'phone', value: username },
    run: async (portal, signal) => {
      // Loaded here, since a login by code needs no encryption.
      const { withEncryptedPassword } = await import('./encrypt-password.ts');
      return withEncryptedPassword(portal, password, (encrypted) =>
        portal.gateway.call(
          login,
          {
            loginType: 'password',
            username,
            password: encrypted,
            homepageConfigId: portal.scope.get().websiteId,
          },
          { signal },
        ),
      );
    },
  };
}

/** Password login carries no country: of an international number only the national part counts (decision 6.2). */
function usernameOf(account: string): string {
  const kind = accountKind(account);
  if (kind !== 'phone') return kind === 'email' ? normalizeEmail(account) : account.trim();
  return splitInternational(account.trim())?.phone ?? normalizePhone(account);
}

/** Logs a login (section 7, URI calls); a failure is ignored. */
export function logLogin(
  portal: Portal,
  { loginType, contact }: LoginAttempt,
  { userInfo }: LoginResult,
): void {
  const note = {
    regionCode: 'default',
    homepageId: portal.scope.get().websiteId,
    businessKey: loginType,
    indexCode: 'homepage_login',
    username: userInfo.userid || contact.value,
    source: '1',
  };
  portal.gateway.call(addLog, note, { onExpiry: 'fail' }).catch(() => {});
}
