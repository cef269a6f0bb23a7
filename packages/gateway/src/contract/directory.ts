import * as v from 'valibot';
import { loginResult } from './account.ts';
import { defineMethod } from './method.ts';
import { captchaFields, homepageConfigId, nothing } from './shapes.ts';

/** Where the company's directory asks for the person; it comes back with `code` to the `redirect` (section 4). */
export const getLdapSsoLoginUrl = defineMethod({
  name: 'getLdapSsoLoginUrl',
  groups: ['rm.ldapLogin'],
  param: v.object({ regionCode: v.string(), redirect: v.string(), homepageConfigId }),
  data: v.object({ ldapSsoLoginUrl: v.string() }),
});

/** Exchanges a sign-on code for a session; each code once, within five minutes. */
export const getLdapSsoTokenInfo = defineMethod({
  name: 'getLdapSsoTokenInfo',
  groups: ['rm.ldapLogin'],
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
  reasons: ['passwordWrong', 'passwordUnreadable'],
});

/** Ends a directory session; the browser then goes to the URL, so that the directory forgets the person too. */
export const ldapLogout = defineMethod({
  name: 'ldapLogout',
  groups: ['rm.ldapLogout'],
  access: 'session',
  param: nothing,
  data: v.object({ ldapSsoLogoutUrl: v.string() }),
});

/** The logout URL by itself, as an earlier variant asks for it. */
export const getLdapSsoLogoutUrl = defineMethod({
  name: 'getLdapSsoLogoutUrl',
  groups: ['rm.ldapLogout'],
  param: v.object({ regionCode: v.string(), redirect: v.string() }),
  data: v.object({ ldapSsoLogoutUrl: v.string() }),
});
