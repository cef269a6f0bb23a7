import * as v from 'valibot';
import { expect, it } from 'vitest';
import { submitSupplierCheck } from './check.ts';

it('a supplier may report on each item of a check of thirty, as the form asks', () => {
  const findings = Array.from({ length: 30 }, (_, at) => ({ itemId: `item-${at}`, finding: 'confirmed' }));
  expect(v.is(submitSupplierCheck.param, { token: 'supplier-check', idempotencyKey: 'key', findings })).toBe(
    true,
  );
});
