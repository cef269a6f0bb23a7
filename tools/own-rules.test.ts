import { expect, it } from 'vitest';
import { readSources } from './boundaries.ts';
import { looksFromOutside } from './imports.ts';

/** The beginnings of all forms in a file. */
const formsIn = (text: string) => [...text.matchAll(/<form\b(?:\s+(?:key|ref|id)=\{\w+\})*\s+(\w+)/g)];

it('a form says what is wrong in the portal’s own words and language, never in a bubble of the browser', () => {
  const files = readSources()
    .filter(({ path }) => /^(packages|apps\/portal)\//.test(path) && !looksFromOutside(path))
    .filter(({ text }) => formsIn(text).length > 0);
  expect(files.length).toBeGreaterThan(20);
  const judged = files.filter(({ text }) => formsIn(text).some(([, first]) => first !== 'noValidate'));
  expect(judged.map(({ path }) => `${path}: its form begins with noValidate`)).toEqual([]);
});
