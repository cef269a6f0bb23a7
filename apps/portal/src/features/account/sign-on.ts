import { GatewayFailure } from '@careers/gateway';
import { getLdapSsoLoginUrl, getLdapSsoTokenInfo, ldapLogin } from '@careers/gateway/contract';
import { leaveApp } from '../../core/navigation/leave-app.ts';
import type { Portal } from '../../core/portal/portal.ts';
import { beginSignOn, redirectTarget } from '../../core/session/index.ts';
import { externalLink } from '../../site-config/links.ts';
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
          { userName: name, password: encrypted, homepageConfigId: portal.scope.get().websiteId },
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
        { regionCode: REGION_CODE, code, homepageConfigId: portal.scope.get().websiteId },
        { signal },
      ),
  };
}

/**
 * The address of this app's login page to which the directory returns, with the route to redirect to. The `state` tells a return of
 * this tab's own sign-on from any other; it is part of the address, so that gateways need not support it.
 */
export function loginAddress(current: string, redirect: string, state: string): string {
  const url = new URL(current);
  url.hash = `#/login?${new URLSearchParams({ redirect, state })}`;
  return url.href;
}

/**
 * Where to go after the sign-on: the redirect of the login page, or the page that the login is shown over. The token of a link is
 * apart: the directory's server may log the addresses that it is given.
 */
function wayOn({ scope }: Portal): { readonly redirect: string; readonly token: string | undefined } {
  const from = scope.get().location ?? { path: '/homepage', query: {} };
  const { path, query } = from.path === '/login' ? redirectTarget(from) : from;
  const { token, ...others } = query;
  return { redirect: `${path}?${new URLSearchParams(others)}`, token };
}

/** That this browser keeps nothing, so that the return from a sign-on would not be known. */
export class UnknownReturn extends Error {}

/**
 * Leaves for the company's sign-on page, which comes back to `/login` with a code, the redirect and the state.
 * @throws {GatewayFailure} also if the server returns no usable address
 * @throws {UnknownReturn}
 */
export async function leaveForSignOn(portal: Portal, signal: AbortSignal): Promise<void> {
  const { redirect, token } = wayOn(portal);
  const state = beginSignOn(portal.tab, portal.clock(), token);
  if (state === undefined) throw new UnknownReturn();
  const { ldapSsoLoginUrl } = await portal.gateway.call(
    getLdapSsoLoginUrl,
    {
      regionCode: REGION_CODE,
      redirect: loginAddress(location.href, redirect, state),
      homepageConfigId: portal.scope.get().websiteId,
    },
    { signal },
  );
  const address = externalLink(ldapSsoLoginUrl);
  if (!address) throw new GatewayFailure('malformed', '', { method: getLdapSsoLoginUrl.name, requestId: '' });
  leaveApp(address);
}
