import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64, WireError } from './base64.ts';

const texts = [
  '',
  'a',
  'ab',
  'abc',
  '招聘门户 🎉',
  '\u0000\u001f\u007f',
  '\ufeffwith a byte order mark',
  '>>>???~~~',
  '澄'.repeat(50_000),
];

const engines = [
  { name: "the engine's own codec", takenAway: [] },
  {
    name: 'an older engine',
    takenAway: [
      [Uint8Array.prototype, 'toBase64'],
      [Uint8Array, 'fromBase64'],
    ],
  },
] as const;

describe.each(engines)('base64 of UTF-8, with $name', ({ takenAway }) => {
  const kept = takenAway.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  beforeEach(() => {
    for (const [owner, name] of takenAway) Reflect.deleteProperty(owner, name);
  });
  afterEach(() => {
    for (const [at, [owner, name]] of takenAway.entries()) {
      const descriptor = kept[at];
      if (descriptor) Object.defineProperty(owner, name, descriptor);
    }
  });

  it.each(texts.map((text) => [text.slice(0, 12), text]))(
    'agrees with an independent codec on %j',
    (_, text) => {
      const independent = Buffer.from(text, 'utf8').toString('base64');
      expect(encodeBase64(text)).toBe(independent);
      expect(decodeBase64(independent)).toBe(text);
    },
  );

  it.each([
    ['another alphabet', 'Pj4-Pz8_'],
    ['no base64', '%%%%'],
    ['no padding', 'YQ'],
    ['half its padding', 'YQ='],
    ['padding in the middle', 'YQ==YQ=='],
    ['cut', encodeBase64('招聘').slice(0, -1)],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64')],
    ['a character cut in two', Buffer.from('招', 'utf8').subarray(0, 2).toString('base64')],
    ['a lone surrogate', Buffer.from([0xed, 0xa0, 0x80]).toString('base64')],
  ])('refuses %s', (_, base64) => {
    expect(() => decodeBase64(base64)).toThrow(WireError);
  });
});
