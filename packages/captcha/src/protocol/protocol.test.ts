// @vitest-environment node
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CaptchaProtocolError,
  captchaVerification,
  clickPoints,
  decrypt,
  encrypt,
  readChallengeReply,
  readClickPoints,
  readPointJson,
  readReply,
  readSliderPoint,
  readVerification,
  sliderPoint,
} from './index.ts';
import { vectors } from './vectors.json';

describe.each(vectors)('vector $captchaType $plain', (vector) => {
  const { plain, pointJson, secretKey, token } = vector;

  it('writes the point text', () => {
    const written =
      vector.captchaType === 'blockPuzzle'
        ? sliderPoint(readSliderPoint(plain)?.x ?? Number.NaN)
        : clickPoints(readClickPoints(plain) ?? []);
    expect(written).toBe(plain);
  });

  it('encrypts the point and reads it back', () => {
    expect(encrypt(secretKey, plain)).toBe(pointJson);
    expect(decrypt(secretKey, pointJson)).toBe(plain);
    expect(readPointJson(pointJson, secretKey)).toBe(plain);
  });

  it('makes the verification and takes it apart', () => {
    expect(captchaVerification(token, plain, secretKey)).toBe(vector.captchaVerification);
    expect(decrypt(secretKey, vector.captchaVerification)).toBe(vector.captchaVerificationPlain);
    expect(readVerification(vector.captchaVerification, secretKey)).toEqual({ token, plain });
  });
});

it.each(vectors.filter(({ secretKey }) => secretKey !== null))(
  'agrees with an independent AES-128-ECB on $plain',
  ({ plain, secretKey, token }) => {
    const key = Buffer.from(secretKey ?? '', 'utf8');
    const cipher = createCipheriv('aes-128-ecb', key, null);
    const theirs = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
    expect(encrypt(secretKey, plain)).toBe(theirs);
    const decipher = createDecipheriv('aes-128-ecb', key, null);
    const ours = Buffer.from(captchaVerification(token, plain, secretKey), 'base64');
    expect(Buffer.concat([decipher.update(ours), decipher.final()]).toString('utf8')).toBe(
      `${token}---${plain}`,
    );
  },
);

describe('encryption', () => {
  it('leaves the text plain without a key, whether null, absent or empty', () => {
    for (const key of [null, undefined, '']) {
      expect(encrypt(key, 'text')).toBe('text');
      expect(decrypt(key, 'text')).toBe('text');
    }
  });

  it('reads back any text, also one of whole blocks and one beyond ASCII', () => {
    for (const text of ['', 'x'.repeat(16), '验证码', '\ufeff1', '{"x":1e-7,"y":5}']) {
      expect(decrypt('abcdefghijklmnop', encrypt('abcdefghijklmnop', text))).toBe(text);
    }
  });

  it('refuses a key that is not 16 bytes long', () => {
    expect(() => encrypt('short', 'x')).toThrow(expect.objectContaining({ code: 'key' }));
    expect(() => encrypt('十六个字符的密钥一二三四五六七八', 'x')).toThrow(CaptchaProtocolError);
  });

  it('refuses what this key did not encrypt', () => {
    const other = encrypt('ponmlkjihgfedcba', '{"x":123,"y":5}');
    for (const text of ['', '{"x":1,"y":5}', 'AAAA', 'not base64!', other, `${other.slice(0, -4)}AAA=`]) {
      expect(() => decrypt('abcdefghijklmnop', text)).toThrow(expect.objectContaining({ code: 'cipher' }));
      expect(readPointJson(text, 'abcdefghijklmnop')).toBeNull();
      expect(readVerification(text, 'abcdefghijklmnop')).toBeNull();
    }
  });

  it('takes apart no verification that lacks the token', () => {
    expect(readVerification('---{"x":1,"y":5}', null)).toBeNull();
    expect(readVerification('token', null)).toBeNull();
  });
});

describe('points', () => {
  it('never writes null or NaN', () => {
    for (const x of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => sliderPoint(x)).toThrow(expect.objectContaining({ code: 'coordinate' }));
      const point = { x: 1, y: 1 };
      expect(() => clickPoints([point, point, { x: 1, y: x }])).toThrow(CaptchaProtocolError);
    }
    // @ts-expect-error null reaches the function only from untyped code, which is where it comes from
    expect(() => sliderPoint(null)).toThrow(CaptchaProtocolError);
  });

  it('keeps the fraction of the slider and rounds clicks', () => {
    expect(sliderPoint((330 * 310) / 499)).toBe(`{"x":${(330 * 310) / 499},"y":5}`);
    expect(clickPoints([1.4, 2.5, 3.6].map((x) => ({ x, y: x })))).toBe(
      '[{"x":1,"y":1},{"x":3,"y":3},{"x":4,"y":4}]',
    );
  });

  it('asks for three clicks', () => {
    const point = { x: 1, y: 1 };
    for (const clicks of [[point], [point, point, point, point]]) {
      expect(() => clickPoints(clicks)).toThrow(expect.objectContaining({ code: 'count' }));
      expect(readClickPoints(JSON.stringify(clicks))).toBeNull();
    }
  });

  it.each([
    '',
    'null',
    '5',
    '{}',
    '{"x":null,"y":5}',
    '{"x":1,"y":null}',
    '{"x":"1","y":5}',
    '[1,2]',
    '{"x":1e999,"y":5}',
  ])('reads no answer from %s', (text) => {
    expect(readSliderPoint(text)).toBeNull();
    expect(readClickPoints(text)).toBeNull();
    expect(readClickPoints(`[${text || 'x'},{"x":1,"y":1},{"x":1,"y":1}]`)).toBeNull();
  });
});

describe('replies', () => {
  const challenge = {
    originalImageBase64: 'a',
    jigsawImageBase64: 'b',
    token: 't',
    secretKey: null,
    wordList: null,
  };

  it('reads a challenge, absent fields as null, extra ones left out', () => {
    const { originalImageBase64, token } = challenge;
    expect(
      readChallengeReply({ repCode: '0000', repData: { originalImageBase64, token, result: false } }),
    ).toEqual({
      repCode: '0000',
      repMsg: null,
      repData: { ...challenge, jigsawImageBase64: null },
    });
    expect(readChallengeReply({ repCode: '6201', repMsg: 'later', repData: null })).toEqual({
      repCode: '6201',
      repMsg: 'later',
      repData: null,
    });
  });

  // On a failure the server's message is shown (section 8): what other servers write beside it is no reason to lose it.
  it.each([undefined, {}, [], '', false, { token: null }, { token: 't', result: false }])(
    'reads a refusal by its code, with %j beside it',
    (repData) => {
      expect(readChallengeReply({ repCode: '6112', repMsg: 'none left', repData })).toEqual({
        repCode: '6112',
        repMsg: 'none left',
        repData: null,
      });
    },
  );

  it('reads a code that is written as a number', () => {
    expect(readReply({ repCode: 6111, repMsg: '验证失败' })?.repCode).toBe('6111');
    expect(readChallengeReply({ repCode: 6201, repMsg: null })?.repCode).toBe('6201');
  });

  it.each([
    null,
    'text',
    [],
    {},
    { repCode: null },
    { repCode: '0000', repMsg: 5 },
    { repCode: '0000', repData: {} },
    { repCode: '0000', repData: 'x' },
    { repCode: '0000', repData: { ...challenge, token: 5 } },
    { repCode: '0000', repData: { ...challenge, secretKey: 5 } },
    { repCode: '0000', repData: { ...challenge, wordList: [5] } },
    { repCode: '0000', repData: { ...challenge, wordList: '天地山' } },
    { repCode: '0000', repData: { ...challenge, originalImageBase64: null } },
    { repCode: '0000', repData: { ...challenge, jigsawImageBase64: {} } },
  ])('refuses %j', (value) => {
    expect(readChallengeReply(value)).toBeNull();
  });

  it('keeps whatever check answers', () => {
    expect(readReply({ repCode: '0000', repMsg: null, repData: { result: true } })).toEqual({
      repCode: '0000',
      repMsg: null,
      repData: { result: true },
    });
  });
});
