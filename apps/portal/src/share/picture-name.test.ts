import { expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

test.each([
  ['Engineer (C/C++)', 'Engineer (C C++).png'],
  ['  a \n b: c?  ', 'a b c.png'],
  ['', 'poster.png'],
  ['///', 'poster.png'],
  ['..', 'poster.png'],
  ['Cook\u202Egnp.exe', 'Cookgnp.exe.png'],
  ['con', '_con.png'],
  ['工'.repeat(200), `${'工'.repeat(76)}.png`],
])('a picture of %j is saved as %j', (title, name) => {
  expect(pictureName(title)).toBe(name);
});
