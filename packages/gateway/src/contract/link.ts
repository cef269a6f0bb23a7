import * as v from 'valibot';
import { linkReasons, linkToken } from './links.ts';
import { defineMethod } from './method.ts';
import { idempotencyKey, instant } from './shapes.ts';

const byLink = { groups: ['rm.link'], access: 'link', submit: true } as const;
const submitted = { token: linkToken, idempotencyKey };

/** Such a link asks for no code: it opens by itself, or shows nothing whatever is entered. */
const openReasons = [...linkReasons, 'codeNotAsked'] as const;

/**
 * Sends the code that opens a locked link, to the contact of whoever the link was issued for (decision 5.13). The rules
 * of codes are decision 6.1's: six digits, ten minutes, one a minute and contact.
 */
export const sendLinkCode = defineMethod({
  name: 'sendLinkCode',
  ...byLink,
  param: v.object(submitted),
  data: v.object({}),
  reasons: [...openReasons, 'tooOften', 'locked'],
});

/** Takes the code; the pass that it answers opens the link for two hours, sent along with its token (`linkParam`). */
export const verifyLink = defineMethod({
  name: 'verifyLink',
  ...byLink,
  param: v.object({ ...submitted, verificationCode: v.string() }),
  data: v.object({ pass: v.string(), expiresAt: instant }),
  reasons: [...openReasons, 'codeWrong', 'codeExpired', 'locked'],
});
