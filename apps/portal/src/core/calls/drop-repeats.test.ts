import { expect, test } from 'vitest';
import { dropRepeats } from './drop-repeats.ts';

const left = (answer: unknown) => {
  dropRepeats(answer);
  return answer;
};

test.each([
  ['a list', [{ id: 'a' }, { id: 'b' }, { id: 'a' }], [{ id: 'a' }, { id: 'b' }]],
  ['rows', { total: 2, rows: [{ id: 'a' }, { id: 'a' }] }, { total: 2, rows: [{ id: 'a' }] }],
  [
    'rows about positions',
    { rows: [{ position: { id: 'a' } }, { position: { id: 'a' } }] },
    { rows: [{ position: { id: 'a' } }] },
  ],
  [
    'each facet',
    { rows: [], facets: { company: [{ id: 'a' }, { id: 'a' }], department: [{ id: 'a' }] } },
    { rows: [], facets: { company: [{ id: 'a' }], department: [{ id: 'a' }] } },
  ],
  ['words', ['Java', '', 'Sales', ' ', 'Java', 'Sales '], ['Java', 'Sales']],
])('of %s each entry is left once, the first of its name', (_, answer, once) => {
  expect(left(answer)).toEqual(once);
});

test.each([
  ['entries without an id', { rows: [{ title: 'a' }, { title: 'a' }, { id: '' }, { id: '' }] }],
  ['rows that name a position by a word', { rows: [{ position: 'Sales' }, { position: 'Sales' }] }],
  ['what a person wrote', { education: [{ id: 'a' }, { id: 'a' }] }],
  ['numbers', [1, 1]],
  ['an answer without a list', { id: 'a' }],
  ['no answer', undefined],
])('%s is left as it is', (_, answer) => {
  expect(left(structuredClone(answer))).toEqual(answer);
});
