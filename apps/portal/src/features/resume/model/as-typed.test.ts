import { msg } from '@lingui/core/macro';
import { describe, expect, test } from 'vitest';
import { asTyped } from './as-typed.ts';
import type { Field } from './sections/field.ts';

const label = msg`Phone`;
const fields: readonly Field[] = [
  { name: 'name', kind: 'line', label, max: 50 },
  { name: 'phone', kind: 'line', label, max: 50, input: 'tel' },
  { name: 'born', kind: 'day', label },
  { name: 'begin', kind: 'month', label, mayBeFuture: false },
];
const value = { name: 'Lin', phone: '13800000001', born: '', begin: '2024-03' };

describe('stored fields with what was typed', () => {
  test('have the spaces of a phone number, a day that cannot be read yet, and a month as it was written', () => {
    const typed = { name: 'Lin', phone: '138 0000 0001', born: '1990-', begin: '2024/3' };
    expect(asTyped(fields, value, typed)).toEqual({ ...value, ...typed });
  });

  test('have nothing that would be stored otherwise than it is', () => {
    const typed = { name: 'Wu', phone: '138 0000 0002', born: '1990-01-01', begin: '2024/4' };
    expect(asTyped(fields, value, typed)).toEqual(value);
  });

  test('have of each field what was typed there, whatever the others hold', () => {
    const typed = { name: 7, phone: '138 0000 0001', born: null, unknown: 'x' };
    expect(asTyped(fields, value, typed)).toEqual({ ...value, phone: '138 0000 0001' });
  });

  test.each([undefined, null, 'text', 7])('are as stored if %j was typed', (typed) => {
    expect(asTyped(fields, value, typed)).toBe(value);
  });
});
