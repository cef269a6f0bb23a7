import { queryPositionList } from '@careers/gateway/contract';
import { methodIds, registry } from '@careers/gateway/registry';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fits } from './fits.ts';

const probes: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1.5,
  Number.NaN,
  '',
  'text',
  '12',
  '2026-11-20',
  '2026-02-30',
  '2026-11-20T08:00:00+08:00',
  '2026-02-30T08:00:00+08:00',
  '2026-11-20T08:00:00',
  [],
  [undefined],
  ['text'],
  [{ id: 'a', name: 'b' }],
  {},
  { id: 'a', name: 'b' },
  { total: 1, rows: [] },
];

/** Yields the value with each of its parts, at any depth, left out or replaced by each probe. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* probes;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    for (const other of spoilt(part)) yield put(other);
    if (Array.isArray(value)) continue;
    const { [key]: _left, ...rest } = value as Record<string, unknown>;
    yield rest;
  }
}

const list = {
  total: 1,
  rows: [
    {
      id: '17',
      post: 'Engineer',
      company: 'com-energy',
      companyDescr: 'Energy',
      department: 'd',
      deptIdDescr: 'D',
      education: { id: 'e', name: 'E' },
      posCategory: { id: 'c', name: 'C' },
      workPlace: { id: 'w', name: 'W' },
      workYears: { id: 'y', name: 'Y' },
      benefits: [{ id: 'b', name: 'B' }],
      numberRecruits: 2,
      publishDate: '2026-11-20',
      recruitTypeCode: 'A01',
      status: 'open',
      deliveredId: 'x',
    },
  ],
  facets: {
    company: [{ id: 'a', name: 'A', count: 3 }],
    department: [],
    education: [],
    posCategory: [],
    workPlace: [],
    workYears: [],
    benefits: [],
  },
};

describe('checking an answer against its schema', () => {
  it('agrees with valibot on a list and on changes of each of its parts', () => {
    expect(fits(queryPositionList.data, list)).toBe(true);
    let refused = 0;
    for (const value of spoilt(list)) {
      const right = v.is(queryPositionList.data, value);
      expect(fits(queryPositionList.data, value), JSON.stringify(value)).toBe(right);
      if (!right) refused++;
    }
    expect(refused).toBeGreaterThan(200);
  });

  it.each(methodIds)('agrees with valibot on the param and data of %s', (id) => {
    for (const schema of [registry[id].param, registry[id].data]) {
      for (const value of spoilt({ id: 'a', name: 'b', rows: [{ id: 1 }], total: '3' })) {
        expect(fits(schema, value), JSON.stringify(value)).toBe(v.is(schema, value));
      }
    }
  });

  it('agrees with valibot on what a pipe checks before and after it makes something else of a value', () => {
    const schemas = [
      v.pipe(
        v.string(),
        v.regex(/^\d+$/),
        v.check((digits) => digits !== '7'),
        v.transform(Number),
      ),
      v.pipe(
        v.string(),
        v.transform(Number),
        v.check((figure) => figure !== 7),
      ),
      v.pipe(v.string(), v.minLength(2)),
    ];
    for (const schema of schemas)
      for (const value of ['7', '8', '12', 'text', '', 7, undefined])
        expect(fits(schema, value), JSON.stringify(value)).toBe(v.is(schema, value));
  });

  it('accepts a missing field only where the schema does', () => {
    const schema = v.object({ any: v.unknown(), maybe: v.optional(v.string()), none: v.nullish(v.string()) });
    expect(fits(schema, { any: undefined })).toBe(true);
    expect(fits(schema, {})).toBe(false);
    expect(fits(schema, { any: 1, maybe: undefined, none: null })).toBe(true);
  });
});
