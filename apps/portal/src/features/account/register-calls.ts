import { ifAccountExist, registerAccount } from '@careers/gateway/contract';
import type { Portal } from '../../core/portal/portal.ts';
import { accountOf, type Contact, contactParam } from './contact.ts';
import { encryptPassword, withEncryptedPassword } from './encrypt-password.ts';

/**
 * Whether somebody is registered under a contact; asked before a code to register with is sent (section 4).
 * @throws {GatewayFailure}
 */
export async function accountExists(portal: Portal, contact: Contact, signal: AbortSignal): Promise<boolean> {
  const param = {
    username: accountOf(contact),
    usernameType: contact.kind,
    homepageConfigId: portal.scope.get().websiteId,
  };
  return (await portal.gateway.call(ifAccountExist, param, { signal })).exist;
}

interface Registration {
  readonly contact: Contact;
  readonly verificationCode: string;
  readonly password: string;
  readonly passwordConfirm: string;
  /** Stays the same until a success, so that a repeat is no second registration. */
  readonly idempotencyKey: string;
}

/** @throws {GatewayFailure} */
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
      homepageConfigId: portal.scope.get().websiteId,
    };
    return portal.gateway.call(registerAccount, param, { signal });
  });
}
