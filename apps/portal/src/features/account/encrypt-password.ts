import { GatewayFailure } from '@careers/gateway';
import { getPublicKey } from '@careers/gateway/contract';
import type { Portal } from '../../core/portal/portal.ts';

type KeyOwner = Pick<Portal, 'gateway' | 'session'>;

/** A password as it travels: base64 of RSA PKCS#1 v1.5 under the server's key (decision 6.9). */
export type EncryptedPassword = string;

/**
 * Encrypts a password with the server's public key, which is fetched once and stored; a stored text that is no key is fetched again.
 * The RSA code is loaded with the first password.
 * @throws {GatewayFailure} if the key or the code cannot be fetched, or the key is invalid.
 */
export async function encryptPassword(portal: KeyOwner, password: string): Promise<EncryptedPassword> {
  const wasKept = portal.session.get().publicKey !== undefined;
  const [JSEncrypt, publicKey] = await Promise.all([loadJsEncrypt(), publicKeyOf(portal)]);
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const encrypted = rsa.encrypt(password);
  if (encrypted) return encrypted;
  forgetPublicKey(portal);
  if (wasKept) return encryptPassword(portal, password);
  throw new GatewayFailure('malformed', '', { method: getPublicKey.name, requestId: '' });
}

/**
 * Makes a call with an encrypted password. When the server cannot read it, its key has changed: the key is
 * fetched again, and the call repeated, once.
 * @throws {GatewayFailure}
 */
export async function withEncryptedPassword<Answer>(
  portal: KeyOwner,
  password: string,
  call: (encrypted: EncryptedPassword) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(await encryptPassword(portal, password));
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.reason !== 'passwordUnreadable') throw error;
    forgetPublicKey(portal);
    return call(await encryptPassword(portal, password));
  }
}

async function publicKeyOf({ gateway, session }: KeyOwner): Promise<string> {
  const kept = session.get().publicKey;
  if (kept) return kept;
  const { publicKey } = await gateway.call(getPublicKey, {});
  session.set('publicKey', publicKey);
  return publicKey;
}

function forgetPublicKey({ session }: KeyOwner): void {
  session.set('publicKey', undefined);
}

async function loadJsEncrypt() {
  try {
    return (await import('jsencrypt')).JSEncrypt;
  } catch (cause) {
    // Code that cannot be loaded is reported as a network failure, as of a call.
    throw new GatewayFailure('network', '', { method: 'jsencrypt', requestId: '', cause });
  }
}
