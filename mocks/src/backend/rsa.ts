import { firstPrime, modulus, privateExponent, secondPrime } from '../core/keys.ts';

const d = BigInt(`0x${privateExponent}`);
const p = BigInt(`0x${firstPrime}`);
const q = BigInt(`0x${secondPrime}`);
/** The inverse of q modulo p, by Fermat's little theorem. */
const inverse = power(q, p - 2n, p);
const KEY_BYTES = modulus.length / 2;
/** The length of a cipher in base64 with padding: any other length is refused unread. */
const CIPHER_LENGTH = Math.ceil(KEY_BYTES / 3) * 4;

/**
 * Decrypts base64 of RSA PKCS#1 v1.5 as UTF-8; undefined if it was not encrypted with this world's key. It is written out because
 * browsers and Node refuse this old padding. It is not constant-time: the private key is public.
 */
export function decryptRsa(base64: string): string | undefined {
  if (base64.length !== CIPHER_LENGTH) return undefined;
  if (!known.has(base64)) {
    known.set(base64, decryptAnew(base64));
    forgetOldest();
  }
  return known.get(base64);
}

/**
 * The texts that were decrypted last: while somebody tries things out the same one is sent again and again, and each takes 13 ms.
 */
const known = new Map<string, string | undefined>();
const KNOWN_MAX = 50;

function forgetOldest(): void {
  for (const oldest of known.keys()) {
    if (known.size <= KNOWN_MAX) return;
    known.delete(oldest);
  }
}

function decryptAnew(base64: string): string | undefined {
  const cipher = bytesOf(base64);
  if (cipher?.length !== KEY_BYTES) return undefined;
  const block = decrypted(toNumber(cipher)).toString(16).padStart(modulus.length, '0');
  // The bytes 00 02, at least eight bytes that are not zero, 00, then the message.
  const bytes = Uint8Array.from({ length: KEY_BYTES }, (_, at) =>
    Number.parseInt(block.slice(at * 2, at * 2 + 2), 16),
  );
  if (bytes[0] !== 0 || bytes[1] !== 2) return undefined;
  const end = bytes.indexOf(0, 2);
  if (end < 10) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(end + 1));
  } catch {
    return undefined;
  }
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

/** cipher ^ d mod pq, computed modulo p and modulo q (Chinese remainder theorem), which is four times as fast. */
function decrypted(cipher: bigint): bigint {
  const ofP = power(cipher, d % (p - 1n), p);
  const ofQ = power(cipher, d % (q - 1n), q);
  const apart = ((ofP - ofQ) * inverse) % p;
  return ofQ + q * (apart < 0n ? apart + p : apart);
}

/** base ^ exponent mod modulus, by squaring. */
function power(base: bigint, exponent: bigint, mod: bigint): bigint {
  let result = 1n;
  let square = base % mod;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % mod;
    square = (square * square) % mod;
  }
  return result;
}
