import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

/**
 * A password as it is sent. On a gateway that others use too, each is encrypted again; in worlds of our own, where that would
 * take half of the run's time, it is `kept`.
 */
export function encryptPassword(publicKey: string, password: string, kept: boolean): string {
  if (!kept) return encryptIndependently(publicKey, password);
  const place = `${publicKey} ${password}`;
  const known = encrypted.get(place) ?? encryptIndependently(publicKey, password);
  encrypted.set(place, known);
  return known;
}

/** Passwords that were encrypted for worlds of our own, by key and password. */
const encrypted = new Map<string, string>();

/** RSA PKCS#1 v1.5 by Node, not by the library that client and mock use (decision 6.9). */
function encryptIndependently(publicKey: string, password: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const cipher = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password, 'utf8'));
  return cipher.toString('base64');
}
