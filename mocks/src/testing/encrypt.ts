import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { publicKey } from '../core/keys.ts';

const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });

/** Encrypts a password as it is sent (decision 6.9), with Node's own cryptography. */
export function encrypt(password: string): string {
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString(
    'base64',
  );
}
