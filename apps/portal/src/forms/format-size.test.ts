import { expect, test, vi } from 'vitest';
import { formatSize } from './format-size.ts';

/** Limits are whole megabytes (section 5): the size of a file that exceeds one by a byte must not be shown as equal to it. */
test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1536, '2 kB'],
  [102_400, '100 kB'],
  [1_048_576, '1 MB'],
  [1_363_149, '1.3 MB'],
  [104_857_600, '100 MB'],
  [10_485_761, '10.1 MB'],
  [10_485_759, '10 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text);
});

test('the sizes of a list of files share a formatter', () => {
  const created = vi.spyOn(Intl, 'NumberFormat');
  for (const size of [2, 3, 4]) formatSize(size * 1_048_576, 'zh-HK');
  expect(created.mock.calls.length).toBeLessThan(2);
});
