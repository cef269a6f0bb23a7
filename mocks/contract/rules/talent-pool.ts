import { getTalentInvitation, submitTalentUpdate, talentMonths } from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

async function open(probe: Probe, token: string) {
  const found = await probe.call(getTalentInvitation, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

const agree = (probe: Probe, token: string, consentVersion: string, others: object = {}) =>
  probe.call(submitTalentUpdate, {
    token,
    months: 6,
    consent: true,
    consentVersion,
    ...others,
    idempotencyKey: probe.newKey(),
  });

/** The invitation to the talent pool is its candidate’s alone. */
export const talentPoolRules: readonly Rule[] = [
  ...talentMonths.map((months) =>
    rule(
      ['submitTalentUpdate', 'getTalentInvitation'],
      `keeps somebody for ${months} months, until the same day of the month, once`,
      needing(['links'], async (probe) => {
        const token = await probe.linkTo('talent-invitation');
        await probe.login('candidate');
        const { consent } = await open(probe, token);
        const { pool } = await agree(probe, token, consent.version, { months });
        expectSame('months and version', [pool.months, pool.consentVersion], [months, consent.version]);
        const [year = 0, month = 0, day = 0] = pool.agreedAt.slice(0, 10).split('-').map(Number);
        const [untilYear = 0, untilMonth = 0, untilDay = 0] = pool.until.split('-').map(Number);
        expectSame('how many months', untilYear * 12 + untilMonth - year * 12 - month, months);
        const lastDay = new Date(Date.UTC(untilYear, untilMonth, 0)).getUTCDate();
        expectSame('the day, or the last one of a month that is shorter', untilDay, Math.min(day, lastDay));
        await expectRefused('once more', agree(probe, token, consent.version, { months }));
      }),
    ),
  ),
  rule(
    ['getTalentInvitation', 'submitTalentUpdate'],
    'shows and accepts nothing for another person or a visitor',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('talent-invitation');
      const candidate = await probe.another('candidate');
      const before = await open(candidate, token);
      const { version } = before.consent;
      const newcomer = await probe.another('newcomer');
      await expectRefused('somebody else’s look', newcomer.call(getTalentInvitation, { token }));
      await expectRefused('somebody else’s answer', agree(newcomer, token, version));
      const visitor = await probe.another();
      await expectExpired('a visitor’s look', visitor.call(getTalentInvitation, { token }));
      await expectExpired('a visitor’s answer', agree(visitor, token, version));
      expectSame('the invitation', await open(candidate, token), before);
    }),
  ),
  rule(
    ['submitTalentUpdate', 'getTalentInvitation'],
    'needs the consent of the version that it shows',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('talent-invitation');
      await probe.login('candidate');
      const { version, sentences } = (await open(probe, token)).consent;
      expectTrue('it is said what is agreed to', sentences.length > 0 && version !== '');
      await expectRefused('no consent', agree(probe, token, version, { consent: false }));
      await expectRefused('an older version', agree(probe, token, `${version}-older`));
      await agree(probe, token, version);
    }),
  ),
  rule(
    'submitTalentUpdate',
    'does not treat another person’s submit as a repeat',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('talent-invitation');
      const candidate = await probe.another('candidate');
      const { version } = (await open(candidate, token)).consent;
      const param = { token, months: 6, consent: true, consentVersion: version } as const;
      const keyed = { ...param, idempotencyKey: probe.newKey() };
      await candidate.call(submitTalentUpdate, keyed);
      const newcomer = await probe.another('newcomer');
      await expectRefused('somebody else’s under the same key', newcomer.call(submitTalentUpdate, keyed));
    }),
  ),
];
