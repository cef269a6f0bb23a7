import {
  bindEmail,
  bindPhone,
  type ContactKind,
  modifyPassword,
  requestAccountDeletion,
  sendVerificationCode,
  setPassword,
  unbindEmail,
  unbindPhone,
} from '@careers/gateway/contract';
import type { Portal } from '../../app/portal.ts';
import {
  type Contact,
  contactParam,
  encryptPassword,
  type NewPasswordValues,
  withEncryptedPassword,
} from '../account/index.ts';

/** The calls of the account settings. @throws {GatewayFailure} each of them */

/** Sends a code to the account's own contact, which is known here only masked. A captcha may come first. */
export async function sendOwnCode(portal: Portal, own: ContactKind, signal: AbortSignal): Promise<void> {
  const param = { function: 'bind', own, homepageConfigId: portal.place.get().websiteId } as const;
  await portal.gateway.call(sendVerificationCode, param, { signal });
}

/** Binds a contact, or another in its place; the code was sent to the new one. */
export async function bindContact(
  { gateway }: Portal,
  contact: Contact,
  verificationCode: string,
  signal: AbortSignal,
): Promise<void> {
  const param = contactParam(contact);
  if ('phone' in param) await gateway.call(bindPhone, { ...param, verificationCode }, { signal });
  else await gateway.call(bindEmail, { ...param, verificationCode }, { signal });
}

/** Unbinds a contact; the code was sent to it. */
export async function unbindContact(
  { gateway }: Portal,
  kind: ContactKind,
  verificationCode: string,
  signal: AbortSignal,
): Promise<void> {
  await gateway.call(kind === 'phone' ? unbindPhone : unbindEmail, { verificationCode }, { signal });
}

/** A contact of the account's own, and the code that was sent to it. */
export interface OwnCode {
  readonly own: ContactKind;
  readonly verificationCode: string;
}

/** Sets the first password. */
export async function setFirstPassword(
  portal: Portal,
  code: OwnCode,
  { password, passwordConfirm }: NewPasswordValues,
  signal: AbortSignal,
): Promise<void> {
  await withEncryptedPassword(portal, password, async (encrypted) => {
    const param = {
      ...code,
      password: encrypted,
      passwordConfirm: await encryptPassword(portal, passwordConfirm),
    };
    return portal.gateway.call(setPassword, param, { signal });
  });
}

/** Puts another password in place of the old one. */
export async function changePassword(
  portal: Portal,
  oldPassword: string,
  { password, passwordConfirm }: NewPasswordValues,
  signal: AbortSignal,
): Promise<void> {
  await withEncryptedPassword(portal, password, async (encrypted) => {
    const param = {
      oldPassword: await encryptPassword(portal, oldPassword),
      password: encrypted,
      passwordConfirm: await encryptPassword(portal, passwordConfirm),
    };
    return portal.gateway.call(modifyPassword, param, { signal });
  });
}

/** Asks for the account to be deleted; under the same key it is one wish, however often it is sent. */
export async function askForDeletion(
  { gateway }: Portal,
  code: OwnCode,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<void> {
  await gateway.call(requestAccountDeletion, { ...code, idempotencyKey }, { signal });
}
