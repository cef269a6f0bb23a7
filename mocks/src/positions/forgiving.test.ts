import { describe, expect, it } from 'vitest';
import { createForgiving } from './forgiving.ts';

/** The sounds of characters, one syllable each; other text has none. */
const sounds: Readonly<Record<string, string>> = {
  工: 'gong',
  功: 'gong',
  程: 'cheng',
  成: 'cheng',
  师: 'shi',
  诗: 'shi',
  会: 'hui',
  计: 'ji',
};
const spelling = {
  fold: (text: string) => text,
  syllables: (text: string) => [...text].flatMap((character) => sounds[character] ?? []),
};

/** The texts that a word may mean. */
function meant(word: string, texts: readonly string[]): string[] {
  const forgiving = createForgiving(texts, texts.map(spelling.syllables), spelling);
  const holds = forgiving(word);
  return texts.filter((_, at) => holds[at]);
}

describe('a keyword that is in no text', () => {
  it.each([
    ['abce', 'abcd', 'four letters, one wrong'],
    ['abcdex', 'abcdef', 'six letters, one wrong'],
    ['abcdexy', 'abcdefg', 'seven letters, two wrong'],
    ['abcdefghi', 'abcdefg', 'two too many'],
    ['abcdefg', 'abcdefghi', 'two too few'],
    ['abcdxe', 'the abcde of it', 'one of several words'],
  ])('%s stands for %s: %s', (word, text) => {
    expect(meant(word, [text, 'other'])).toEqual([text]);
  });

  it.each(['abd', '工', 'java工', '工java'])('%s stands for none of the texts', (word) => {
    const texts = ['abcd', '工程', 'java'];
    const forgiving = createForgiving(texts, texts.map(spelling.syllables), spelling);
    expect(forgiving(word)).toEqual([false, false, false]);
  });

  it.each([
    ['abd', 'abcd', 'three letters are too near to too many'],
    ['abxy', 'abcd', 'two of four wrong'],
    ['abcdxy', 'abcdef', 'two of six wrong'],
    ['abcdxyz', 'abcdefg', 'three of seven wrong'],
    ['abcdefghij', 'abcdefg', 'three too many'],
    ['abcd', 'abc', 'what has three letters itself'],
  ])('%s does not stand for %s: %s', (word, text) => {
    expect(meant(word, [text])).toEqual([]);
  });

  it.each([
    ['gongchen', '工程', 'a letter too few'],
    ['gonchengsi', '工程师', 'two of many letters'],
    ['chenshi', '工程师', 'from any syllable on'],
    ['gongchang', '工程师', 'up to any syllable'],
    ['chengshii', '会工程师', 'a letter too many'],
  ])('as pinyin, %s stands for %s: %s', (word, text) => {
    expect(meant(word, [text, '会计'])).toEqual([text]);
  });

  it('as pinyin has to be whole syllables', () => {
    expect(meant('ngchen', ['工程师'])).toEqual([]);
  });

  it.each([
    ['功成', '工程师', 'as the beginning sounds'],
    ['成诗', '工程师', 'as the end sounds'],
    ['功成诗', '会计工程师', 'as what stands behind something sounds'],
  ])('%s stands for %s by its sound: %s', (word, text) => {
    expect(meant(word, [text, '会计'])).toEqual([text]);
  });

  it.each([
    ['功', '工程师', 'one character is too near to too many'],
    ['功诗', '工程师', 'what stands between is missing'],
    ['师功', '工程师', 'in another order'],
    ['诗成诗', '师', 'more than there is'],
    ['功成x', '工程师', 'not all of it has a sound'],
    ['x功成', '工程师', 'not all of it has a sound'],
    ['12345', '12346', 'digits are no letters'],
    ['abcd1', 'abcd', 'nor is a word with one of them'],
    ['1abcd', 'abcd', 'at its beginning too'],
  ])('%s does not stand for %s by its sound: %s', (word, text) => {
    expect(meant(word, [text])).toEqual([]);
  });
});
