import { getTalentInvitation, submitTalentUpdate } from '@careers/gateway/contract';
import { expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';

it.each([
  ['2026-12-01T07:00:00+08:00', 12, '2027-12-01'],
  ['2026-08-31T12:00:00+08:00', 6, '2027-02-28'],
  ['2027-08-31T12:00:00+08:00', 6, '2028-02-29'],
  ['2027-02-28T12:00:00+08:00', 6, '2027-08-28'],
] as const)(
  'who agrees at %s to %i months in the talent pool is kept until %s, in the company’s days',
  async (agreedAt, months, until) => {
    const client = createTestClient({ clock: Date.parse(agreedAt) });
    const { call } = client.gateway;
    await client.logIn();
    const token = 'talent-invitation';
    const found = await call(getTalentInvitation, { token });
    if (found.state !== 'open') throw new Error(`the invitation is ${found.state}`);
    const agreed = { token, months, consent: true, consentVersion: found.consent.version } as const;
    const { pool } = await call(submitTalentUpdate, { ...agreed, idempotencyKey: 'agree-submit-1' });
    expect(pool.until).toBe(until);
  },
);
