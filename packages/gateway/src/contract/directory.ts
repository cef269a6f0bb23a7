import * as v from 'valibot';
import { loginResult } from './account.ts';
import { defineMethod } from './method.ts';
import { captchaFields, homepageConfigId } from './shapes.ts';

/**
 * Where the company's directory asks for the person. `redirect` is the absolute address to come back to, of the
 * portal's own origin, such as `https://portal.example/#/login?redirect=%2Fposition`. The return carries `redirect`,
 * `websiteId` and, unless the person refused, `code`: in the route's query when the address has a hash route, else
 * before the `#` (section 2, Route guard; decision 5.5).
 */
export const getLdapSsoLoginUrl = defineMethod({
  name: 'getLdapSsoLoginUrl',
  groups: ['rm.ldapLogin'],
  siteBound: true,
  param: v.object({ regionCode: v.string(), redirect: v.string(), homepageConfigId }),
  data: v.object({ ldapSsoLoginUrl: v.string() }),
  reasons: ['redirectRefused'],
});

/** Exchanges a sign-on code for a session; each code once, within five minutes. */
export const getLdapSsoTokenInfo = defineMethod({
  name: 'getLdapSsoTokenInfo',
  groups: ['rm.ldapLogin'],
  siteBound: true,
  param: v.object({ regionCode: v.string(), code: v.string(), homepageConfigId }),
  data: loginResult,
  reasons: ['signOnCodeInvalid'],
});

/** Login with the directory's own user name and password (RSA, as everywhere). */
export const ldapLogin = defineMethod({
  name: 'ldapLogin',
  groups: ['rm.ldapLogin'],
  siteBound: true,
  captcha: true,
  param: v.object({ userName: v.string(), password: v.string(), homepageConfigId, ...captchaFields }),
  data: loginResult,
  reasons: ['passwordWrong', 'passwordUnreadable', 'locked'],
});

/**
 * Ends a directory session; the browser then goes to the URL, so that the directory forgets the person too. It comes
 * back to `redirect`; one of a foreign origin is left out. It asks for no session: whose has ended by itself has to be
 * forgotten by the directory all the same.
 */
export const ldapLogout = defineMethod({
  name: 'ldapLogout',
  groups: ['rm.ldapLogout'],
  param: v.object({ redirect: v.optional(v.string()) }),
  data: v.object({ ldapSsoLogoutUrl: v.string() }),
});

/** The logout URL by itself, as an earlier variant asks for it. */
export const getLdapSsoLogoutUrl = defineMethod({
  name: 'getLdapSsoLogoutUrl',
  groups: ['rm.ldapLogout'],
  param: v.object({ regionCode: v.string(), redirect: v.string() }),
  data: v.object({ ldapSsoLogoutUrl: v.string() }),
  reasons: ['redirectRefused'],
});
