import { expect, it } from 'vitest';
import { text } from '../data/text.ts';
import { createLexicon } from './lexicon.ts';
import { loadSpelling } from './spelling.ts';

const texts = {
  engineer: text('工程师', '工程師', 'Engineer'),
  accountant: text('会计', '會計', 'Accountant'),
  metro: text('地铁工程', '地鐵工程', 'Metro works'),
};

/** The names of the texts that contain a word. */
async function holding(word: string): Promise<string[]> {
  const holds = createLexicon(Object.values(texts), await loadSpelling()).holding(word);
  expect(holds).toHaveLength(3);
  return Object.keys(texts).filter((_, at) => holds[at]);
}

it.each([
  ['工程', ['engineer', 'metro'], 'as it stands'],
  ['會計', ['accountant'], 'in the other script'],
  ['ENGIN', ['engineer'], 'in another language and case'],
  ['gongcheng', ['engineer', 'metro'], 'by pinyin'],
  ['chengshi', ['engineer'], 'by pinyin from a later syllable on'],
  ['gongch', ['engineer', 'metro'], 'by pinyin that breaks off'],
  ['gcs', ['engineer'], 'by initials'],
  ['cs', ['engineer'], 'by initials from a later one on'],
  ['dt', ['metro'], 'by two letters'],
  ['kj', ['accountant'], 'by the initials of the reading that the word has'],
  ['gongshi', [], 'not by syllables that do not follow each other'],
  ['g', ['engineer'], 'by one letter only where it stands in a text'],
])('the texts with the word %s are %j: %s', async (word, names) => {
  expect(await holding(word)).toEqual(names);
});

it('a word is not found across two languages of a text', async () => {
  expect(await holding('师工')).toEqual([]);
  expect(await holding('计會')).toEqual([]);
});
