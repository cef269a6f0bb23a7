import { expect, it } from 'vitest';
import { plainSpelling } from './plain-spelling.ts';
import { loadSpelling } from './spelling.ts';

it('syllables are those of the Chinese characters alone, with v for ü as it is typed', async () => {
  const { syllables } = await loadSpelling();
  expect(syllables('女装 A部 3')).toEqual(['nv', 'zhuang', 'bu']);
  expect(syllables('Java')).toEqual([]);
});

it.each([
  ['Ｊａｖａ', 'java', 'java'],
  ['數據', '数据', '數據'],
  ['Data 數據', 'data 数据', 'data 數據'],
])(
  '%s is folded to one width, one case and, where there are dictionaries, one script',
  async (text, folded, plain) => {
    expect((await loadSpelling()).fold(text)).toBe(folded);
    expect(plainSpelling.fold(text)).toBe(plain);
  },
);

it('words of our own are read as they stand: they have no sound', () => {
  expect(plainSpelling.syllables('数据')).toEqual([]);
});
