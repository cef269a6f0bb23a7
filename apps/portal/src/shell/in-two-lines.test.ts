import { expect, test } from 'vitest';
import { inTwoLines } from './in-two-lines.ts';

test.each([
  ['Chengyuan Finance Shared Services Careers', 'Chengyuan Finance\nShared Services Careers'],
  ['Chengyuan Pharmaceuticals Careers', 'Chengyuan\nPharmaceuticals Careers'],
  ['The HR Team', 'The HR\nTeam'],
  ['Careers', 'Careers'],
  ['澄远财务共享招聘', '澄远财务共享招聘'],
  ['', ''],
])('a name goes to two lines as even as its spaces allow: %s', (name, lines) => {
  expect(inTwoLines(name)).toBe(lines);
});
