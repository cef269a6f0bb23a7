import { describe, expect, test } from 'vitest';
import { dropSuggestions } from './drop-suggestions.ts';
import {
  byCount,
  entryName,
  facetOrder,
  foldedEntries,
  hasNameless,
  matchingEntries,
  withChosen,
} from './facet-entries.ts';
import { freshSearch } from './list-search.ts';

const entry = (id: string, count = 1) => ({ id, name: `Name ${id}`, count });
const many = Array.from({ length: 12 }, (_, index) => entry(`e${index}`));
const facets = {
  company: [entry('c1')],
  department: [],
  education: [],
  posCategory: [],
  workPlace: [],
  workYears: [],
  benefits: [],
};

test('the department facet comes before the company if the site is configured so', () => {
  expect(facetOrder(false).slice(0, 3)).toEqual(['company', 'department', 'education']);
  expect(facetOrder(true).slice(0, 3)).toEqual(['department', 'company', 'education']);
  expect(new Set(facetOrder(true))).toEqual(new Set(facetOrder(false)));
});

test('entries are ordered by count, except for education and work years, which have an order of their own', () => {
  const entries = [entry('a', 2), entry('b', 7), entry('c', 2)];
  expect(byCount('company', entries).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(byCount('education', entries)).toBe(entries);
  expect(byCount('workYears', entries)).toBe(entries);
});

describe('a long facet', () => {
  test('shows its first eight entries and the chosen ones', () => {
    expect(foldedEntries(many, []).map(({ id }) => id)).toEqual(many.slice(0, 8).map(({ id }) => id));
    expect(foldedEntries(many, ['e10']).map(({ id }) => id)).toEqual(
      [...many.slice(0, 8), many[10]].map((one) => one?.id),
    );
  });

  test('of ten entries is not folded', () => {
    expect(foldedEntries(many.slice(0, 10), [])).toHaveLength(10);
  });

  test('is searched by a part of the name, ignoring case', () => {
    expect(matchingEntries(many, ' name E11 ').map(({ id }) => id)).toEqual(['e11']);
    expect(matchingEntries(many, ' ')).toBe(many);
  });
});

describe('a chosen entry that no position has', () => {
  test('stays among the entries with the count 0', () => {
    expect(withChosen([entry('a', 3)], ['a', 'b'], (id) => `Name ${id}`)).toEqual([
      entry('a', 3),
      entry('b', 0),
    ]);
    expect(withChosen([entry('a')], ['unheard-of'], () => undefined)).toEqual([entry('a')]);
  });

  test('gets its name from any reply that has it', () => {
    const chosen = { ...freshSearch.chosen, company: ['c1', 'c2'] };
    expect(hasNameless(chosen, [facets])).toBe(true);
    expect(hasNameless({ ...chosen, company: ['c1'] }, [facets])).toBe(false);
    expect(hasNameless(freshSearch.chosen, [undefined])).toBe(false);
    const everything = { ...facets, company: [entry('c1'), entry('c2')] };
    expect(entryName('company', 'c2', [facets, everything])).toBe('Name c2');
    expect(entryName('company', 'c3', [undefined, everything])).toBeUndefined();
  });
});

describe('suggestions of restrictions to drop', () => {
  test('are ordered by the number of positions, without those that give none', () => {
    expect(dropSuggestions(['keyword', 'company', 'education'], [2, 0, 7])).toEqual([
      { restriction: 'education', total: 7 },
      { restriction: 'keyword', total: 2 },
    ]);
  });

  test('are at most three, and none before their counts are known', () => {
    expect(dropSuggestions(['keyword', 'company', 'education', 'benefits'], [1, 2, 3, 4])).toHaveLength(3);
    expect(dropSuggestions(['keyword', 'company'], [undefined, undefined])).toEqual([]);
  });
});
