import * as v from 'valibot';
import { consentKinds } from './agreement.ts';
import { defineMethod } from './method.ts';
import { captchaFields, fileRef, idempotencyKey, instant, line, nothing, word } from './shapes.ts';

const session = { groups: ['rm.account'], access: 'session' } as const;
const codeReasons = ['codeWrong', 'codeExpired', 'locked'] as const;
const passwordReasons = ['passwordUnreadable', 'passwordInvalid', 'passwordMismatch'] as const;

/**
 * How the account can be reached and entered. Phone and e-mail are masked; absent means unbound. `directory` says
 * that it comes from the company's directory, which owns its password. `deletionDueAt` stands while a deletion waits.
 */
export const accountSettings = v.object({
  account: line,
  phone: v.optional(v.string()),
  phoneNationCode: v.optional(v.string()),
  email: v.optional(v.string()),
  passwordSet: v.boolean(),
  directory: v.boolean(),
  deletionDueAt: v.optional(instant),
});
export type AccountSettings = v.InferOutput<typeof accountSettings>;

export const getAccountSettings = defineMethod({
  name: 'getAccountSettings',
  ...session,
  param: nothing,
  data: accountSettings,
});

/**
 * Proves anew that it is the account's owner who asks, not somebody at a page that was left open: by a code (function
 * `bind`) to a contact of the account, or by its password. The proof lives ten minutes and is spent by its use.
 */
export const proveOwner = defineMethod({
  name: 'proveOwner',
  ...session,
  param: v.variant('by', [
    v.object({
      by: v.literal('code'),
      own: v.picklist(['phone', 'email']),
      verificationCode: v.string(),
    }),
    v.object({ by: v.literal('password'), password: v.string() }),
  ]),
  data: v.object({ ownerProof: v.string() }),
  reasons: [
    'notBound',
    ...codeReasons,
    'passwordNotSet',
    'passwordWrong',
    'passwordUnreadable',
    'directoryOwned',
  ],
});

/**
 * Binds a phone, or another in its place; the code (function `bind`) was sent to the new one. An account that has a
 * contact or a password of its own asks for a fresh proof of its owner, and tells its contacts of the change. That
 * somebody has the contact is told as a look-up (`ifAccountExist`), which may ask for a captcha.
 */
export const bindPhone = defineMethod({
  name: 'bindPhone',
  ...session,
  captcha: true,
  param: v.object({
    phone: v.string(),
    phoneNationCode: v.string(),
    verificationCode: v.string(),
    ownerProof: v.optional(v.string()),
    ...captchaFields,
  }),
  data: nothing,
  reasons: ['contactInvalid', 'accountExists', 'proofNeeded', ...codeReasons],
});

/** Binds an e-mail, or another in its place, as `bindPhone` does a phone. */
export const bindEmail = defineMethod({
  name: 'bindEmail',
  ...session,
  captcha: true,
  param: v.object({
    email: v.string(),
    verificationCode: v.string(),
    ownerProof: v.optional(v.string()),
    ...captchaFields,
  }),
  data: nothing,
  reasons: ['contactInvalid', 'accountExists', 'proofNeeded', ...codeReasons],
});

/** Unbinds the phone; the code went to it. The last way to log in cannot be removed. */
export const unbindPhone = defineMethod({
  name: 'unbindPhone',
  ...session,
  param: v.object({ verificationCode: v.string() }),
  data: nothing,
  reasons: ['notBound', 'lastWay', ...codeReasons],
});

/** Unbinds the e-mail; the code went to it. The last way to log in cannot be removed. */
export const unbindEmail = defineMethod({
  name: 'unbindEmail',
  ...session,
  param: v.object({ verificationCode: v.string() }),
  data: nothing,
  reasons: ['notBound', 'lastWay', ...codeReasons],
});

/** Sets a password where there is none yet; the code went to the account's own contact named by `own`. */
export const setPassword = defineMethod({
  name: 'setPassword',
  ...session,
  param: v.object({
    own: v.picklist(['phone', 'email']),
    verificationCode: v.string(),
    password: v.string(),
    passwordConfirm: v.string(),
  }),
  data: nothing,
  reasons: ['notBound', 'passwordAlreadySet', 'directoryOwned', ...codeReasons, ...passwordReasons],
});

/** Changes the password under the old one. */
export const modifyPassword = defineMethod({
  name: 'modifyPassword',
  ...session,
  param: v.object({ oldPassword: v.string(), password: v.string(), passwordConfirm: v.string() }),
  data: nothing,
  reasons: ['passwordNotSet', 'passwordWrong', 'locked', 'directoryOwned', ...passwordReasons],
});

/**
 * What somebody has agreed to: what everybody does, that they may name whom they recommend, and what they were asked for
 * by a link.
 */
const agreedKinds = [
  ...consentKinds,
  'recommendation',
  'backgroundCheck',
  'medicalReport',
  'talentPool',
] as const;

/**
 * What the person has agreed to, and when; the latest first. `recommendation`: they have confirmed that somebody agreed to be
 * recommended by them, which has a name and no version. What was asked for by a link names the position that it was for.
 */
export const queryConsents = defineMethod({
  name: 'queryConsents',
  ...session,
  param: nothing,
  data: v.array(
    v.object({
      // It is listed by its title.
      kind: word(agreedKinds, 'talentPool'),
      title: v.string(),
      version: v.optional(v.string()),
      agreedAt: instant,
    }),
  ),
});

/**
 * All that is stored about the person, as a file to keep: JSON in `content`. `files` are those that they have uploaded, or that
 * stand in their resume: each is fetched from the file gateway. Neither opens anything for whoever is given the JSON.
 */
export const exportMyData = defineMethod({
  name: 'exportMyData',
  ...session,
  param: nothing,
  data: v.object({ fileName: v.string(), content: v.string(), files: v.array(fileRef) }),
});

/** Asks for the account to be deleted; it waits thirty days, in which it can be taken back. */
export const requestAccountDeletion = defineMethod({
  name: 'requestAccountDeletion',
  ...session,
  submit: true,
  param: v.object({ own: v.picklist(['phone', 'email']), verificationCode: v.string(), idempotencyKey }),
  data: v.object({ deletionDueAt: instant }),
  reasons: ['notBound', 'deletionPending', ...codeReasons],
});

/** Takes the wish to be deleted back. */
export const cancelAccountDeletion = defineMethod({
  name: 'cancelAccountDeletion',
  ...session,
  param: nothing,
  data: nothing,
  reasons: ['deletionNotPending'],
});
