import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { publicKey } from '../core/keys.ts';

const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });

/** A password as it travels (decision 6.9), by Node's own hand. */
export function encrypt(password: string): string {
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString(
    'base64',
  );
}
