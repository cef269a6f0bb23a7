import { expect, test } from 'vitest';
import { reasonTexts } from './texts.ts';

// `npm run new` writes the reasons of a new method without texts, as it cannot know them.
test.each(Object.entries(reasonTexts))('the reason %s has a text in every language', (_, text) => {
  expect(Object.values(text).filter((words) => words.trim() === '')).toEqual([]);
});
