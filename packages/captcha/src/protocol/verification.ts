import { decrypt, encrypt } from './cipher.ts';
import { CaptchaProtocolError } from './error.ts';

const SEPARATOR = '---';

/**
 * The proof that goes with the action: the encryption of `token---plain`.
 *
 * @param plain the answer's text byte for byte as it was checked
 * @throws {CaptchaProtocolError} `key` when the key is not 16 bytes long
 */
export function captchaVerification(
  token: string,
  plain: string,
  secretKey: string | null | undefined,
): string {
  return encrypt(secretKey, `${token}${SEPARATOR}${plain}`);
}

/** Takes a proof apart, on the server's side; `null` when it was not made with this key. */
export function readVerification(
  verification: string,
  secretKey: string | null | undefined,
): { token: string; plain: string } | null {
  const text = tryDecrypt(secretKey, verification);
  const at = text?.indexOf(SEPARATOR) ?? -1;
  if (text === null || at < 1) return null;
  return { token: text.slice(0, at), plain: text.slice(at + SEPARATOR.length) };
}

/** The text of a submitted answer, on the server's side; `null` when it was not made with this key. */
export function readPointJson(pointJson: string, secretKey: string | null | undefined): string | null {
  return tryDecrypt(secretKey, pointJson);
}

function tryDecrypt(secretKey: string | null | undefined, text: string): string | null {
  try {
    return decrypt(secretKey, text);
  } catch (error) {
    if (error instanceof CaptchaProtocolError) return null;
    throw error;
  }
}
