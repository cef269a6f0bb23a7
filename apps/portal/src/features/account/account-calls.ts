import {
  ifAccountExist,
  registerAccount,
  resetPasswordBeforeLogin,
  sendVerificationCode,
  type VerificationFunction,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import type { Portal } from '../../app/portal.ts';
import { accountOf, type Contact, contactParam } from './contact.ts';
import { encryptPassword, withEncryptedPassword } from './encrypt-password.ts';

/** The calls of registration and of the forgotten password (section 7). @throws {GatewayFailure} each of them */

const site = ({ place }: Portal) => ({ homepageConfigId: place.get().websiteId });

/** Sends a code. The gateway may ask for a captcha first. */
export async function sendCode(
  portal: Portal,
  purpose: VerificationFunction,
  contact: Contact,
  signal: AbortSignal,
): Promise<void> {
  const param = { function: purpose, ...contactParam(contact), ...site(portal) };
  await portal.gateway.call(sendVerificationCode, param, { signal });
}

/** Whether somebody is registered under a contact; asked before a code to register with is sent (section 4). */
export async function accountExists(portal: Portal, contact: Contact, signal: AbortSignal): Promise<boolean> {
  const param = { username: accountOf(contact), usernameType: contact.kind, ...site(portal) };
  return (await portal.gateway.call(ifAccountExist, param, { signal })).exist;
}

export interface Registration {
  readonly contact: Contact;
  readonly verificationCode: string;
  readonly password: string;
  readonly passwordConfirm: string;
  /** The same until it succeeded, so that a repeat is no second registration. */
  readonly idempotencyKey: string;
}

export async function register(
  portal: Portal,
  { contact, password, passwordConfirm, ...rest }: Registration,
  signal: AbortSignal,
): Promise<void> {
  await withEncryptedPassword(portal, password, async (encrypted) => {
    const param = {
      ...contactParam(contact),
      ...rest,
      password: encrypted,
      passwordConfirm: await encryptPassword(portal, passwordConfirm),
      ...site(portal),
    };
    return portal.gateway.call(registerAccount, param, { signal });
  });
}

/** Spends a code for the token that lets one password be set (section 4, Forgot password). */
export async function verifyForReset(
  portal: Portal,
  contact: Contact,
  verificationCode: string,
  signal: AbortSignal,
): Promise<string> {
  const param = { ...contactParam(contact), verificationCode, ...site(portal) };
  const answer = await portal.gateway.call(validateResetPasswordVerificationCode, param, { signal });
  return answer.verificationCode;
}

export interface NewPassword {
  readonly contact: Contact;
  /** What `verifyForReset` gave. */
  readonly token: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

export async function setForgottenPassword(
  portal: Portal,
  { contact, token, password, passwordConfirm }: NewPassword,
  signal: AbortSignal,
): Promise<void> {
  await withEncryptedPassword(portal, password, async (encrypted) => {
    const param = {
      ...contactParam(contact),
      verificationCode: token,
      newPassword: encrypted,
      newPasswordConfirm: await encryptPassword(portal, passwordConfirm),
      ...site(portal),
    };
    return portal.gateway.call(resetPasswordBeforeLogin, param, { signal });
  });
}
