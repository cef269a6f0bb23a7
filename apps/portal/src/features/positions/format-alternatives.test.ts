import { expect, test } from 'vitest';
import { formatAlternatives } from './format-alternatives.ts';

test('the chosen entries of one facet are joined by “or”', () => {
  expect(formatAlternatives(['Bachelor', 'Master'], 'en')).toBe('Bachelor or Master');
  expect(formatAlternatives(['本科', '硕士'], 'zh-CN')).toBe('本科或硕士');
});
