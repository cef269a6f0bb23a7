import { expect, test } from 'vitest';
import { reasonTexts } from './texts.ts';

// A new method's reasons begin without words: `npm run new` cannot know them.
test.each(Object.entries(reasonTexts))('the reason %s is said in every language', (_, text) => {
  expect(Object.values(text).filter((words) => words.trim() === '')).toEqual([]);
});
