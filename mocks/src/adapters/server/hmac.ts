import { hash } from 'node:crypto';

/** The block size of SHA-256 in bytes. */
const BLOCK = 64;
const DIGEST = 32;

/**
 * Returns a function that computes HMAC-SHA256 (RFC 2104) as lower-case hex, by hashing twice. `createHmac` would create a stream
 * around a native object for every text: as fast alone, but expensive in a busy server because of garbage collection. The blocks
 * are reused, as nothing else runs in between.
 */
export function createHmacHex(secret: string): (text: string) => string {
  const bytes = Buffer.from(secret);
  const key = bytes.length > BLOCK ? hash('sha256', bytes, 'buffer') : bytes;
  let inner = Buffer.concat([padded(key, 0x36), Buffer.alloc(4096)]);
  const outer = Buffer.concat([padded(key, 0x5c), Buffer.alloc(DIGEST)]);
  return (text) => {
    // A UTF-16 unit takes three bytes at most.
    if (inner.length < BLOCK + text.length * 3)
      inner = Buffer.concat([inner.subarray(0, BLOCK), Buffer.alloc(text.length * 3)]);
    const end = BLOCK + inner.write(text, BLOCK);
    hash('sha256', inner.subarray(0, end), 'buffer').copy(outer, BLOCK);
    return hash('sha256', outer, 'hex');
  };
}

/** Keeps one HMAC for each secret: preparing its blocks for each call would double the work. */
export function createHmacs(): (text: string, secret: string) => string {
  const bySecret = new Map<string, (text: string) => string>();
  return (text, secret) => {
    const known = bySecret.get(secret) ?? createHmacHex(secret);
    bySecret.set(secret, known);
    return known(text);
  };
}

/** The key padded to a block, each byte combined with the pad. */
function padded(key: Uint8Array, pad: number): Buffer {
  return Buffer.from(Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad));
}
