import { expect, it } from 'vitest';
import { ContractBreach, expectTrue } from './check.ts';

it('a sentence that does not hold is not told as if it did', () => {
  const what = 'a text of ten thousand characters is refused';
  expect(() => expectTrue(what, false)).toThrow(new ContractBreach(`not so: ${what}`, what));
  expect(() => expectTrue(what, true)).not.toThrow();
});
