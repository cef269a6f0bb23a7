import { expect, it } from 'vitest';
import { plainSpelling } from './plain-spelling.ts';
import { loadSpelling } from './spelling.ts';

it('the syllables of a text are those of its Chinese characters, with v for ü as people type it', async () => {
  const { syllables } = await loadSpelling();
  expect(syllables('女装 A部 3')).toEqual(['nv', 'zhuang', 'bu']);
  expect(syllables('Java')).toEqual([]);
});

it.each([
  ['Ｊａｖａ', 'java', 'java'],
  ['數據', '数据', '數據'],
  ['Data 數據', 'data 数据', 'data 數據'],
])('%s is folded to one width, one case and, with dictionaries, one script', async (text, folded, plain) => {
  expect((await loadSpelling()).fold(text)).toBe(folded);
  expect(plainSpelling.fold(text)).toBe(plain);
});

it('without dictionaries, no character has a syllable', () => {
  expect(plainSpelling.syllables('数据')).toEqual([]);
});
