import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';
import { BusinessError } from './context.ts';
import { decryptRsa } from './rsa.ts';

/**
 * The form in which a world stores passwords: worlds are saved in the browser, so they contain no plain password, not even an
 * invented one.
 */
export function hashPassword(password: string): string {
  return sha256(`careers-world:${password}`).toString(Hex);
}

/**
 * Decrypts a password from base64 of RSA PKCS#1 v1.5 (decision 6.9).
 * @throws {BusinessError} passwordUnreadable
 */
export function decryptPassword(encrypted: string): string {
  const password = decryptRsa(encrypted);
  if (!password) throw new BusinessError('passwordUnreadable');
  return password;
}
