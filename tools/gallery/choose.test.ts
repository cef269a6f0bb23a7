import { expect, it } from 'vitest';
import { choose } from './choose.ts';

const choice = (...words: string[]) => choose('width', words, [360, 768, 1440], String);

it('what is pictured begins with a word that was said; without one all is', () => {
  expect(choice('7', '1440')).toEqual([768, 1440]);
  expect(choice()).toEqual([360, 768, 1440]);
});

it('a word that nothing begins with is refused, also beside one that something does', () => {
  expect(() => choice('360', '361')).toThrow('no width is 361: there are 360, 768, 1440');
});
