import { GatewayFailure } from '@careers/gateway';
import { getLdapSsoLoginUrl, getLdapSsoTokenInfo, ldapLogin } from '@careers/gateway/contract';
import { leaveApp } from '../../app/leave-app.ts';
import type { Portal } from '../../app/portal.ts';
import { externalLink } from '../site/index.ts';
import { withEncryptedPassword } from './encrypt-password.ts';
import type { LoginAttempt } from './login-calls.ts';

/** The one region there is (section 9). */
const REGION_CODE = 'default';

/** Login with the directory's own user name and password (section 2, Header). */
export function loginByDirectory(userName: string, password: string): LoginAttempt {
  const name = userName.trim();
  return {
    loginType: 'ldap',
    contact: { kind: 'directory', value: name },
    run: (portal, signal) =>
      withEncryptedPassword(portal, password, (encrypted) =>
        portal.gateway.call(
          ldapLogin,
          { userName: name, password: encrypted, homepageConfigId: portal.place.get().websiteId },
          { signal },
        ),
      ),
  };
}

/** Login with the code that a single sign-on brought back (section 4, Directory login). */
export function loginByCodeOfSignOn(code: string): LoginAttempt {
  return {
    loginType: 'sso',
    contact: { kind: 'directory', value: '' },
    run: (portal, signal) =>
      portal.gateway.call(
        getLdapSsoTokenInfo,
        { regionCode: REGION_CODE, code, homepageConfigId: portal.place.get().websiteId },
        { signal },
      ),
  };
}

/** This app's login page, with the route to go on to, as another site can send a person there. */
export function loginAddress(current: string, redirect: string): string {
  const url = new URL(current);
  url.hash = `#/login?${new URLSearchParams({ redirect })}`;
  return url.href;
}

/**
 * Leaves for the company's sign-on page, which comes back to `/login` with a code and the redirect.
 * @throws {GatewayFailure} also when nothing usable came back
 */
export async function leaveForSignOn(portal: Portal, redirect: string, signal: AbortSignal): Promise<void> {
  const { ldapSsoLoginUrl } = await portal.gateway.call(
    getLdapSsoLoginUrl,
    {
      regionCode: REGION_CODE,
      redirect: loginAddress(location.href, redirect),
      homepageConfigId: portal.place.get().websiteId,
    },
    { signal },
  );
  const address = externalLink(ldapSsoLoginUrl);
  if (!address) throw new GatewayFailure('malformed', '', { method: getLdapSsoLoginUrl.name, requestId: '' });
  leaveApp(address);
}
