/**
 * AES-128 in ECB mode with PKCS#7 padding (FIPS 197), on bytes.
 *
 * Written out because nothing lighter does: WebCrypto has no ECB and is absent on plain-http intranets, and
 * crypto-js brings 7 kB of hashes and key derivation along, more than the rest of the package. It guards
 * nothing: the server hands the key out with the challenge, so timing attacks have nothing to gain here. Do
 * not use it for secrets.
 */

/** Length of a block and of a key, in bytes. */
export const BLOCK_BYTES = 16;
const ROUNDS = 10;

/** @param key 16 bytes */
export function aesEncrypt(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const keys = expandKey(key);
  const padding = BLOCK_BYTES - (bytes.length % BLOCK_BYTES);
  const blocks = new Uint8Array(bytes.length + padding).fill(padding, bytes.length);
  blocks.set(bytes);
  for (let at = 0; at < blocks.length; at += BLOCK_BYTES) {
    encryptBlock(blocks.subarray(at, at + BLOCK_BYTES), keys);
  }
  return blocks;
}

/**
 * @param key 16 bytes
 * @returns `null` when the bytes are not whole blocks, or their padding is not what this key encrypts
 */
export function aesDecrypt(key: Uint8Array, bytes: Uint8Array): Uint8Array | null {
  if (bytes.length % BLOCK_BYTES !== 0) return null;
  const keys = expandKey(key);
  const blocks = bytes.slice();
  for (let at = 0; at < blocks.length; at += BLOCK_BYTES) {
    decryptBlock(blocks.subarray(at, at + BLOCK_BYTES), keys);
  }
  const padding = blocks.at(-1) ?? 0;
  const isPadding =
    padding > 0 && padding <= BLOCK_BYTES && blocks.subarray(-padding).every((byte) => byte === padding);
  return isPadding ? blocks.subarray(0, -padding) : null;
}

/** A block is four columns of four bytes; byte `row + 4 * column`. */
function encryptBlock(block: Uint8Array, keys: Uint8Array): void {
  addKey(block, keys, 0);
  for (let round = 1; round <= ROUNDS; round++) {
    substitute(block, SBOX);
    shiftRows(block, 1);
    if (round < ROUNDS) mixColumns(block, [2, 3, 1, 1]);
    addKey(block, keys, round);
  }
}

function decryptBlock(block: Uint8Array, keys: Uint8Array): void {
  for (let round = ROUNDS; round > 0; round--) {
    addKey(block, keys, round);
    if (round < ROUNDS) mixColumns(block, [14, 11, 13, 9]);
    shiftRows(block, -1);
    substitute(block, invert(SBOX));
  }
  addKey(block, keys, 0);
}

function addKey(block: Uint8Array, keys: Uint8Array, round: number): void {
  for (let at = 0; at < BLOCK_BYTES; at++)
    block[at] = byteAt(block, at) ^ byteAt(keys, round * BLOCK_BYTES + at);
}

function substitute(bytes: Uint8Array, box: Uint8Array): void {
  for (let at = 0; at < bytes.length; at++) bytes[at] = byteAt(box, byteAt(bytes, at));
}

/** Row n moves n columns to the left, or back. */
function shiftRows(block: Uint8Array, direction: 1 | -1): void {
  const before = block.slice();
  for (let at = 0; at < BLOCK_BYTES; at++) {
    const row = at % 4;
    block[at] = byteAt(before, (at + 4 * row * direction + BLOCK_BYTES) % BLOCK_BYTES);
  }
}

/** Each column times a circulant matrix, given by its first row. */
function mixColumns(block: Uint8Array, factors: readonly number[]): void {
  const before = block.slice();
  for (let at = 0; at < BLOCK_BYTES; at++) {
    const row = at % 4;
    let sum = 0;
    for (let other = 0; other < 4; other++) {
      sum ^= multiply(byteAt(before, at - row + other), factors[(other - row + 4) % 4] ?? 0);
    }
    block[at] = sum;
  }
}

/** The key of every round, one after the other. */
function expandKey(key: Uint8Array): Uint8Array {
  const keys = new Uint8Array(BLOCK_BYTES * (ROUNDS + 1));
  keys.set(key);
  let constant = 1;
  for (let at = BLOCK_BYTES; at < keys.length; at += 4) {
    const word = keys.slice(at - 4, at);
    if (at % BLOCK_BYTES === 0) {
      word.set([...word.slice(1), byteAt(word, 0)]);
      substitute(word, SBOX);
      word[0] = byteAt(word, 0) ^ constant;
      constant = multiply(constant, 2);
    }
    for (let byte = 0; byte < 4; byte++) {
      keys[at + byte] = byteAt(keys, at + byte - BLOCK_BYTES) ^ byteAt(word, byte);
    }
  }
  return keys;
}

/** The product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1. */
function multiply(left: number, right: number): number {
  let product = 0;
  let shifted = left;
  for (let bits = right; bits > 0; bits >>= 1) {
    if (bits & 1) product ^= shifted;
    shifted = (shifted << 1) ^ (shifted & 0x80 ? 0x11b : 0);
  }
  return product;
}

const SBOX = /* @__PURE__ */ createSbox();

/** Every byte's inverse in GF(2^8), then an affine map; found by walking powers of 3 and of its inverse. */
function createSbox(): Uint8Array {
  const box = new Uint8Array(256).fill(0x63);
  let power = 1;
  let inverse = 1;
  do {
    power = multiply(power, 3);
    inverse = multiply(inverse, 0xf6);
    const doubled = inverse | (inverse << 8);
    box[power] = inverse ^ (doubled >> 7) ^ (doubled >> 6) ^ (doubled >> 5) ^ (doubled >> 4) ^ 0x63;
  } while (power !== 1);
  return box;
}

function invert(box: Uint8Array): Uint8Array {
  const inverse = new Uint8Array(256);
  box.forEach((to, from) => {
    inverse[to] = from;
  });
  return inverse;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
