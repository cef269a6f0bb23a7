import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createHmacHex } from './hmac.ts';

describe('the stand-alone mock’s HMAC', () => {
  it.each(['', 'k', '密钥', 'b'.repeat(63), 'b'.repeat(64), 'b'.repeat(65), 'b'.repeat(1000)])(
    'is HMAC-SHA256 with the key %j, for texts of any length',
    (secret) => {
      const hmac = createHmacHex(secret);
      for (const text of ['', 'P', '招聘 🎉', 'x'.repeat(55), 'x'.repeat(64), 'x'.repeat(100_000), 'P']) {
        expect(hmac(text)).toBe(createHmac('sha256', secret).update(text).digest('hex'));
      }
    },
  );

  it('agrees with RFC 4231, test case 2', () => {
    expect(createHmacHex('Jefe')('what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
