// @vitest-environment node
import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aesDecrypt, aesEncrypt } from './aes.ts';

/** As many bytes as asked for, different for each name, the same in every run. */
function bytesOf(name: string, length: number): Uint8Array {
  return new Uint8Array(createHash('shake256', { outputLength: length }).update(name).digest());
}

function theirs(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return new Uint8Array(Buffer.concat([cipher.update(bytes), cipher.final()]));
}

describe('AES-128-ECB', () => {
  it('encrypts the example of FIPS 197, appendix B', () => {
    const key = Buffer.from('2b7e151628aed2a6abf7158809cf4f3c', 'hex');
    const plain = Buffer.from('3243f6a8885a308d313198a2e0370734', 'hex');
    expect(Buffer.from(aesEncrypt(key, plain)).toString('hex').slice(0, 32)).toBe(
      '3925841d02dc09fbdc118597196a0b32',
    );
  });

  it('agrees with Node on 300 keys and texts of every length to 99, both ways', () => {
    for (let at = 0; at < 300; at++) {
      const key = bytesOf(`key ${at}`, 16);
      const plain = bytesOf(`text ${at}`, at % 100);
      const encrypted = aesEncrypt(key, plain);
      expect(encrypted).toEqual(theirs(key, plain));
      expect(aesDecrypt(key, encrypted)).toEqual(plain);
      expect(aesDecrypt(key, encrypted.subarray(1))).toBeNull();
    }
  });

  it('knows bytes that are not whole blocks, and a padding that is none', () => {
    const key = bytesOf('key', 16);
    expect(aesDecrypt(key, new Uint8Array(0))).toBeNull();
    expect(aesDecrypt(key, new Uint8Array(15))).toBeNull();
    for (const end of [[0], [17], [2, 1, 2], [1, 2]]) {
      const block = Uint8Array.from({ length: 16 }, (_, at) => end[at - 16 + end.length] ?? 9);
      const encrypted = theirs(key, block).subarray(0, 16);
      expect(aesDecrypt(key, encrypted)).toBeNull();
    }
  });
});
