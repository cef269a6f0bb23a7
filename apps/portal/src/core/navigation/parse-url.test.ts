import { expect, test, vi } from 'vitest';
import { parseUrl } from './parse-url.ts';

test.each([
  ['https://example.com/a', undefined, 'https://example.com/a'],
  ['/a?b=1', 'https://example.com/c', 'https://example.com/a?b=1'],
  ['/a', undefined, undefined],
  ['http://[', 'https://example.com/', undefined],
])('an address is read, and no address is none: %s', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});

test('an address is read also in the oldest browsers, which have neither URL.canParse nor URL.parse', () => {
  class OldUrl extends URL {
    static override canParse = undefined as never;
    static override parse = undefined as never;
  }
  vi.stubGlobal('URL', OldUrl);
  expect(parseUrl('https://example.com/a')?.href).toBe('https://example.com/a');
});
