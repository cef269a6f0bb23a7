import { describe, expect, test } from 'vitest';
import { createSuite, localTarget, missingNeeds } from './index.ts';

const { cases, notApplicable } = createSuite();
const target = localTarget();

describe('the mock keeps the contract', () => {
  for (const one of cases) {
    test(one.name, async () => {
      expect(missingNeeds(one, target)).toBeUndefined();
      await one.run(target.open());
    });
  }
});

describe('the suite understands a gateway that answers null for absent fields', () => {
  const nulls = localTarget({ switches: { languages: true, assistants: true, nulls: true } });
  for (const one of cases.filter(({ outcome }) => outcome.kind === 'success')) {
    test(one.name, async () => one.run(nulls.open()));
  }
});

test('every case has a name of its own, and every combination without a case has a reason', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  for (const { why } of notApplicable) expect(why).not.toBe('');
});
