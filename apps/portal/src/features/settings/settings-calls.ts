import type { CallOptions } from '@careers/gateway';
import {
  bindEmail,
  bindPhone,
  type ContactKind,
  modifyPassword,
  proveOwner,
  requestAccountDeletion,
  sendVerificationCode,
  setPassword,
  unbindEmail,
  unbindPhone,
} from '@careers/gateway/contract';
import type { Portal } from '../../core/portal/portal.ts';
import {
  type Contact,
  contactParam,
  encryptPassword,
  type NewPasswordValues,
  withEncryptedPassword,
} from '../account/index.ts';

/** The calls of the account settings. @throws {GatewayFailure} each of them */

/** Sends a code to the account's own contact, which is known here only masked. A captcha may come first. */
export async function sendOwnCode(portal: Portal, own: ContactKind, options: CallOptions): Promise<void> {
  const param = { function: 'bind', own, homepageConfigId: portal.scope.get().websiteId } as const;
  await portal.gateway.call(sendVerificationCode, param, options);
}

/** Gets an owner proof by a code that was sent to a contact of the account. */
export async function proveOwnerByCode(portal: Portal, code: OwnCode, options: CallOptions): Promise<string> {
  return (await portal.gateway.call(proveOwner, { by: 'code', ...code }, options)).ownerProof;
}

/** Gets an owner proof by the account's password. */
export async function proveOwnerByPassword(
  portal: Portal,
  password: string,
  options: CallOptions,
): Promise<string> {
  const { ownerProof } = await withEncryptedPassword(portal, password, (encrypted) =>
    portal.gateway.call(proveOwner, { by: 'password', password: encrypted }, options),
  );
  return ownerProof;
}

/** What binding a new contact needs: the code that was sent to it, and the owner proof if one is required. */
interface BindingProofs {
  readonly verificationCode: string;
  readonly ownerProof: string | undefined;
}

/** Binds a contact; it replaces the old one of its kind. */
export async function bindContact(
  { gateway }: Portal,
  contact: Contact,
  { verificationCode, ownerProof }: BindingProofs,
  options: CallOptions,
): Promise<void> {
  const proofs = { verificationCode, ...(ownerProof === undefined ? {} : { ownerProof }) };
  const param = contactParam(contact);
  if ('phone' in param) await gateway.call(bindPhone, { ...param, ...proofs }, options);
  else await gateway.call(bindEmail, { ...param, ...proofs }, options);
}

/** Unbinds a contact; the code was sent to it. */
export async function unbindContact(
  { gateway }: Portal,
  kind: ContactKind,
  verificationCode: string,
  options: CallOptions,
): Promise<void> {
  await gateway.call(kind === 'phone' ? unbindPhone : unbindEmail, { verificationCode }, options);
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
  options: CallOptions,
): Promise<void> {
  await withEncryptedPassword(portal, password, async (encrypted) => {
    const param = {
      ...code,
      password: encrypted,
      passwordConfirm: await encryptPassword(portal, passwordConfirm),
    };
    return portal.gateway.call(setPassword, param, options);
  });
}

/** Changes the password. */
export async function changePassword(
  portal: Portal,
  oldPassword: string,
  { password, passwordConfirm }: NewPasswordValues,
  options: CallOptions,
): Promise<void> {
  await withEncryptedPassword(portal, password, async (encrypted) => {
    const param = {
      oldPassword: await encryptPassword(portal, oldPassword),
      password: encrypted,
      passwordConfirm: await encryptPassword(portal, passwordConfirm),
    };
    return portal.gateway.call(modifyPassword, param, options);
  });
}

/** Requests the deletion of the account. */
export async function askForDeletion(
  { gateway }: Portal,
  code: OwnCode,
  idempotencyKey: string,
  options: CallOptions,
): Promise<void> {
  await gateway.call(requestAccountDeletion, { ...code, idempotencyKey }, options);
}
