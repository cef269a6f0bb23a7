import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { getPublicKey, revokeDelivery } from './index.ts';
import { reference } from './reference.ts';
import { type MethodReference, needing, type ProbeWith, recipe } from './reference-types.ts';
import { methodIds, registry } from './registry.ts';

describe.each(methodIds)('the reference of %s', (id) => {
  const method = registry[id];
  const { summary, example, reasons } = reference[id];

  it('has one line of prose', () => {
    expect(summary).toMatch(/^[A-Z].*[.]$/);
  });

  it('has an example that fits the schemas', () => {
    expect(v.safeParse(method.param, example.param).issues).toBeUndefined();
    expect(v.safeParse(method.data, example.data).issues).toBeUndefined();
  });

  it('has a recipe for each declared reason, and for no other', () => {
    expect(Object.keys(reasons).sort()).toEqual([...method.reasons].sort());
  });
});

it('has every method of the registry, and no other', () => {
  expect(Object.keys(reference).sort()).toEqual([...methodIds].sort());
});

it('does not type-check without a recipe for a declared reason', () => {
  type Reasons = MethodReference<typeof revokeDelivery>['reasons'];
  expectTypeOf<keyof Reasons>().toEqualTypeOf<'deliveryUnknown' | 'alreadyRevoked' | 'notRevocable'>();
  const some = recipe(async () => {});
  // @ts-expect-error a reason is missing
  const lacking: Reasons = { deliveryUnknown: some };
  expect(lacking).toBeDefined();
  expectTypeOf<keyof MethodReference<typeof getPublicKey>['reasons']>().toBeNever();
});

it('does not type-check when a recipe uses a power that it did not declare', () => {
  expectTypeOf<ProbeWith<'clock'>>().toHaveProperty('advance');
  expectTypeOf<ProbeWith<'clock' | 'inbox'>>().toHaveProperty('inboxCode');
  expectTypeOf<ProbeWith<never>>().not.toHaveProperty('advance');
  // @ts-expect-error the clock was not asked for
  expect(needing(['inbox'], (probe) => probe.advance('1m')).needs).toEqual(['inbox']);
  // @ts-expect-error closed positions were not asked for
  expect(recipe((probe) => probe.position('closed')).needs).toEqual([]);
});
