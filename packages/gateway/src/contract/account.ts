import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { captchaFields, homepageConfigId, idempotencyKey, nothing, text } from './shapes.ts';

/** Who is logged in. `ifHomapageAuthFlag` '1' allows the internal site, '2' refuses it (section 6). */
export const userInfo = v.object({
  name: v.optional(v.string(), ''),
  userName: v.optional(text, ''),
  ifHomapageAuthFlag: v.optional(text),
  userid: text,
  email: v.optional(v.string(), ''),
  phone: v.optional(text, ''),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** An empty token is an empty login result, which logs nobody in (section 8, Silent failures). */
export const loginResult = v.object({ Authorization: v.pipe(v.string(), v.minLength(1)), userInfo });
export type LoginResult = v.InferOutput<typeof loginResult>;

/** The server's RSA key: 2048 bit, base64 SPKI without PEM lines (decision 6.9). */
export const getPublicKey = defineMethod({
  name: 'getPublicKey',
  groups: ['rm.account', 'rm.internalHomepageNoAuth'],
  internalGroup: 'rm.internalHomepageNoAuth',
  param: nothing,
  data: v.object({ publicKey: v.string() }),
});

export const verificationFunctions = ['login', 'register', 'resetPassword', 'bind'] as const;
export type VerificationFunction = (typeof verificationFunctions)[number];

/** Which of the two ways an account can be reached by. */
export const contactKinds = ['phone', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/**
 * Sends a six-digit code by SMS or e-mail; one a minute per contact and function (decision 6.1). `own` stands in
 * place of a contact: the session's account's own, which the client knows only masked. `bind` codes are for a session
 * (40101 without one). A code that could only end in a refusal is not sent: `login` and `resetPassword` to nobody's
 * contact, `resetPassword` to that of somebody whose password is the directory's, `register` and `bind` to somebody else's.
 */
export const sendVerificationCode = defineMethod({
  name: 'sendVerificationCode',
  groups: ['rm.account'],
  siteBound: true,
  captcha: true,
  lookUp: true,
  param: v.object({
    function: v.picklist(verificationFunctions),
    phone: v.optional(v.string()),
    phoneNationCode: v.optional(v.string()),
    email: v.optional(v.string()),
    own: v.optional(v.picklist(contactKinds)),
    homepageConfigId,
    ...captchaFields,
  }),
  data: nothing,
  reasons: [
    'contactInvalid',
    'accountUnknown',
    'accountExists',
    'directoryOwned',
    'notBound',
    'tooOften',
    'locked',
  ],
});

/**
 * Whether an account exists under a phone, an e-mail or an account name. Look-ups are limited: after twenty within ten
 * minutes, by whatever method tells, a captcha is asked for each.
 */
export const ifAccountExist = defineMethod({
  name: 'ifAccountExist',
  groups: ['rm.account'],
  siteBound: true,
  captcha: true,
  lookUp: true,
  param: v.object({
    username: v.string(),
    usernameType: v.picklist(['phone', 'email', 'account']),
    homepageConfigId,
    ...captchaFields,
  }),
  data: v.object({ exist: v.boolean() }),
});

/**
 * Login by code or by password; an account name goes with `loginType: password` (decision 6.3).
 * Passwords travel as base64 of RSA PKCS#1 v1.5 (decision 6.9).
 */
export const login = defineMethod({
  name: 'login',
  groups: ['rm.account'],
  siteBound: true,
  captcha: true,
  param: v.variant('loginType', [
    v.object({
      loginType: v.literal('verificationCode'),
      username: v.string(),
      phoneNationCode: v.optional(v.string(), '+86'),
      verificationCode: v.string(),
      homepageConfigId,
      ...captchaFields,
    }),
    v.object({
      loginType: v.literal('password'),
      username: v.string(),
      password: v.string(),
      homepageConfigId,
      ...captchaFields,
    }),
  ]),
  data: loginResult,
  reasons: ['codeWrong', 'codeExpired', 'locked', 'accountUnknown', 'passwordWrong', 'passwordUnreadable'],
});

/** A phone with its country, or an e-mail; never both. */
const contact = {
  phone: v.optional(v.string()),
  phoneNationCode: v.optional(v.string()),
  email: v.optional(v.string()),
};

/** Registers by phone or by e-mail; the code's function is `register` (section 3, Forms). */
export const registerAccount = defineMethod({
  name: 'registerAccount',
  groups: ['rm.account'],
  siteBound: true,
  submit: true,
  captcha: true,
  param: v.object({
    ...contact,
    password: v.string(),
    passwordConfirm: v.string(),
    verificationCode: v.string(),
    homepageConfigId,
    idempotencyKey,
    ...captchaFields,
  }),
  data: nothing,
  reasons: [
    'contactInvalid',
    'accountExists',
    'codeWrong',
    'codeExpired',
    'locked',
    'passwordUnreadable',
    'passwordInvalid',
    'passwordMismatch',
  ],
});

/** Spends a `resetPassword` code for a token that lives ten minutes and sets one password (section 4). */
export const validateResetPasswordVerificationCode = defineMethod({
  name: 'validateResetPasswordVerificationCode',
  groups: ['rm.account'],
  siteBound: true,
  captcha: true,
  param: v.object({ ...contact, verificationCode: v.string(), homepageConfigId, ...captchaFields }),
  data: v.object({ verificationCode: v.string() }),
  reasons: ['contactInvalid', 'accountUnknown', 'directoryOwned', 'codeWrong', 'codeExpired', 'locked'],
});

/**
 * Sets a forgotten password; `verificationCode` is the token of the step before, and is spent by success. The new password
 * logs in at once: whatever was guessed of the old one no longer counts.
 */
export const resetPasswordBeforeLogin = defineMethod({
  name: 'resetPasswordBeforeLogin',
  groups: ['rm.account'],
  siteBound: true,
  captcha: true,
  param: v.object({
    ...contact,
    verificationCode: v.string(),
    newPassword: v.string(),
    newPasswordConfirm: v.string(),
    homepageConfigId,
    ...captchaFields,
  }),
  data: nothing,
  reasons: [
    'contactInvalid',
    'accountUnknown',
    'directoryOwned',
    'resetExpired',
    'passwordUnreadable',
    'passwordInvalid',
    'passwordMismatch',
  ],
});

/** Ends the session. On a dead session the client clears silently (decisions, section 1). */
export const logout = defineMethod({
  name: 'logout',
  groups: ['rm.logout'],
  access: 'session',
  param: nothing,
  data: nothing,
});
