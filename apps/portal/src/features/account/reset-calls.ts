import { resetPasswordBeforeLogin, validateResetPasswordVerificationCode } from '@careers/gateway/contract';
import type { Portal } from '../../core/portal/portal.ts';
import { type Contact, contactParam } from './contact.ts';
import { encryptPassword, withEncryptedPassword } from './encrypt-password.ts';

/**
 * Exchanges a code for the token with which the password can be set once (section 4, Forgot password).
 * @throws {GatewayFailure}
 */
export async function verifyForReset(
  portal: Portal,
  contact: Contact,
  verificationCode: string,
  signal: AbortSignal,
): Promise<string> {
  const param = {
    ...contactParam(contact),
    verificationCode,
    homepageConfigId: portal.scope.get().websiteId,
  };
  const answer = await portal.gateway.call(validateResetPasswordVerificationCode, param, { signal });
  return answer.verificationCode;
}

interface NewPassword {
  readonly contact: Contact;
  /** The token that `verifyForReset` returned. */
  readonly token: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

/** @throws {GatewayFailure} */
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
      homepageConfigId: portal.scope.get().websiteId,
    };
    return portal.gateway.call(resetPasswordBeforeLogin, param, { signal });
  });
}
