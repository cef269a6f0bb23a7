import { getEncryptedString } from '@careers/gateway/contract';
import * as v from 'valibot';
import type { Portal } from '../../core/portal/portal.ts';

/** A directory login that this device keeps, on an explicit tick only (decision 6.9). */
interface RememberedLogin {
  readonly userName: string;
  readonly password: string;
}

type PortalParts = Pick<Portal, 'gateway' | 'session' | 'clock'>;

const kept = v.object({ userName: v.string(), password: v.string() });

/**
 * Keeps the account, and the password encrypted with the server's key and iv; undefined forgets both. Nothing is kept once the session
 * of the call has ended: logging out forgets what was to be remembered.
 */
export async function rememberLogin(portal: PortalParts, login: RememberedLogin | undefined): Promise<void> {
  if (!login) {
    portal.session.set('remembered', undefined);
    return;
  }
  const { Authorization } = portal.session.get();
  const cipher = await cipherOf(portal);
  if (portal.session.get().Authorization !== Authorization) return;
  portal.session.set('remembered', {
    ...login,
    password: cipher.encrypt(login.password),
    at: portal.clock(),
  });
}

/** The remembered login; undefined if there is none, or it cannot be decrypted any more. Never fails: it only saves typing. */
export async function recallLogin(portal: PortalParts): Promise<RememberedLogin | undefined> {
  const stored = portal.session.get().remembered;
  if (!v.is(kept, stored)) return undefined;
  try {
    const password = (await cipherOf(portal)).decrypt(stored.password);
    return { userName: stored.userName, password };
  } catch {
    return { userName: stored.userName, password: '' };
  }
}

/** AES-128-CBC with PKCS#7 under the server's `key` and `iv`, which are fetched once and stored (section 7). */
async function cipherOf({ gateway, session }: PortalParts) {
  const [{ default: aes }, { default: utf8 }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-utf8.js'),
  ]);
  const known = session.get().encryptedString;
  const given = known ?? (await gateway.call(getEncryptedString, {}));
  if (!known) session.set('encryptedString', given);
  const key = utf8.parse(given.key);
  const options = { iv: utf8.parse(given.iv) };
  return {
    encrypt: (text: string) => aes.encrypt(text, key, options).toString(),
    decrypt: (base64: string) => aes.decrypt(base64, key, options).toString(utf8),
  };
}
