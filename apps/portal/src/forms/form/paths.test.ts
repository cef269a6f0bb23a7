import { describe, expect, it } from 'vitest';
import { hasParent, isDeepEqual, isWithin, pathStep, valueAt, withValueAt } from './paths.ts';

const values = { phone: '138', referees: [{ name: 'Li' }, { name: 'Wu' }], consent: undefined };

describe('a path into values', () => {
  it('reads a value in objects and lists, or undefined', () => {
    expect(valueAt(values, 'phone')).toBe('138');
    expect(valueAt(values, 'referees.1.name')).toBe('Wu');
    expect(valueAt(values, 'referees.2.name')).toBeUndefined();
    expect(valueAt(values, 'phone.length.more')).toBeUndefined();
  });

  it('replaces a value in a copy, which shares the unchanged parts', () => {
    const next = withValueAt(values, 'referees.1.name', 'He');
    expect(next).toEqual({ ...values, referees: [{ name: 'Li' }, { name: 'He' }] });
    expect(next.referees[0]).toBe(values.referees[0]);
    expect(values.referees[1]).toEqual({ name: 'Wu' });
  });

  it('creates missing parts', () => {
    expect(withValueAt({}, 'answers.city', 'Xiamen')).toEqual({ answers: { city: 'Xiamen' } });
    expect(withValueAt({ rows: ['a'] }, 'rows.1', 'b')).toEqual({ rows: ['a', 'b'] });
  });

  it('treats a key with dots as one step', () => {
    const path = `answers.${pathStep('candidate.home.city')}`;
    const next = withValueAt({ answers: { 'candidate.home.city': '' } }, path, 'Xiamen');
    expect(next).toEqual({ answers: { 'candidate.home.city': 'Xiamen' } });
    expect(valueAt(next, path)).toBe('Xiamen');
    expect(hasParent(next, path)).toBe(true);
    expect(isWithin(path, `answers.${pathStep('candidate.home')}`)).toBe(false);
  });

  it('is inside another path by whole steps only', () => {
    expect(isWithin('referees.1.name', 'referees.1')).toBe(true);
    expect(isWithin('referees.10.name', 'referees.1')).toBe(false);
  });

  it('has a parent if the value of its last step could be set', () => {
    expect(hasParent(values, 'consent')).toBe(true);
    expect(hasParent(values, 'referees.0.phone')).toBe(true);
    expect(hasParent(values, 'referees.2.name')).toBe(false);
  });
});

it.each([
  ['the same text', 'a', 'a', true],
  ['other text', 'a', 'b', false],
  ['lists in the same order', [1, { a: 1 }], [1, { a: 1 }], true],
  ['lists in another order', [1, 2], [2, 1], false],
  ['a shorter list', [1, 2], [1], false],
  ['what is not there, and what is there as undefined', { a: 1 }, { a: 1, b: undefined }, true],
  ['a list and an object with its keys', ['a'], { 0: 'a' }, false],
  ['nothing and an object', undefined, {}, false],
])('two values are compared by content: %s', (_, one, other, same) => {
  expect(isDeepEqual(one, other)).toBe(same);
  expect(isDeepEqual(other, one)).toBe(same);
});
