import { aesDecrypt, aesEncrypt, BLOCK_BYTES } from './aes.ts';
import { CaptchaProtocolError } from './error.ts';

/**
 * AES-128-ECB with PKCS#7 under the UTF-8 bytes of `secretKey`, as standard base64.
 *
 * @param secretKey from the challenge; `null`, absent or empty means that the text stays plain
 * @throws {CaptchaProtocolError} `key` when the key is not 16 bytes long
 */
export function encrypt(secretKey: string | null | undefined, plain: string): string {
  if (!secretKey) return plain;
  const bytes = aesEncrypt(readKey(secretKey), utf8(plain));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * The reverse of `encrypt`.
 *
 * @throws {CaptchaProtocolError} `key` as above; `cipher` when the text is not base64 of whole blocks, or
 *   does not decrypt to UTF-8 under this key
 */
export function decrypt(secretKey: string | null | undefined, text: string): string {
  if (!secretKey) return text;
  const key = readKey(secretKey);
  try {
    const plain = aesDecrypt(
      key,
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
    );
    if (plain) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    // Neither base64 nor UTF-8: the same as a wrong padding.
  }
  throw new CaptchaProtocolError('cipher', 'not encrypted under this key');
}

/** Whether something can be encrypted under a challenge's `secretKey`, or has to stay plain. */
export function isUsableKey(secretKey: string | null | undefined): boolean {
  return !secretKey || utf8(secretKey).length === BLOCK_BYTES;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function readKey(secretKey: string): Uint8Array {
  const key = utf8(secretKey);
  if (key.length !== BLOCK_BYTES) {
    throw new CaptchaProtocolError('key', `expected a key of ${BLOCK_BYTES} bytes, got ${key.length}`);
  }
  return key;
}
