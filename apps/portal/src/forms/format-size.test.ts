import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1536, '2 kB'],
  [1_048_576, '1 MB'],
  [1_363_149, '1.3 MB'],
  [104_857_600, '100 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text);
});
