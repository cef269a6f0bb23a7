import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publicKey } from '../core/keys.ts';
import { decryptRsa } from './rsa.ts';

const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
const encrypt = (text: string) =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');

describe('an encrypted password (base64 of RSA PKCS#1 v1.5 over UTF-8)', () => {
  it.each(['Passw0rd', '密码 é 😀', 'x'.repeat(245)])('%j is decrypted as Node encrypted it', (text) => {
    expect(decryptRsa(encrypt(text))).toBe(text);
  });

  it.each(['', 'Passw0rd', 'AAAA', '%%%', btoa('\0'.repeat(256))])('%j is refused', (cipher) => {
    expect(decryptRsa(cipher)).toBeUndefined();
  });
});
