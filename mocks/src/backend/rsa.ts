import { firstPrime, modulus, privateExponent, secondPrime } from '../core/keys.ts';

const d = BigInt(`0x${privateExponent}`);
const p = BigInt(`0x${firstPrime}`);
const q = BigInt(`0x${secondPrime}`);
/** What times q leaves 1 modulo p, by Fermat. */
const inverse = power(q, p - 2n, p);
const KEY_BYTES = modulus.length / 2;
/** Of base64 with its padding: what has another length is none, and is not read. */
const CIPHER_LENGTH = Math.ceil(KEY_BYTES / 3) * 4;

/**
 * The UTF-8 text behind base64 of RSA PKCS#1 v1.5; undefined when it is not under this world's key.
 * Written out because it must run the same in browsers and in every Node, which refuse this old padding;
 * not in constant time: the key is public.
 */
export function decryptRsa(base64: string): string | undefined {
  if (base64.length !== CIPHER_LENGTH) return undefined;
  if (!known.has(base64)) {
    known.set(base64, decryptAnew(base64));
    forgetOldest();
  }
  return known.get(base64);
}

/** Texts that were decrypted last: whoever tries things out sends the same one again and again, each worth 13 ms. */
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
  // 00 02, at least eight bytes that are not zero, 00, then the message.
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

/** cipher ^ d mod pq, put together from the powers modulo p and q (Chinese remainder theorem): four times as fast. */
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
