import {
  abandonInterview,
  acceptInterview,
  acceptOffer,
  type Delivery,
  declineOffer,
  getDelivery,
  getInterview,
} from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { leadingTo } from './asked-of-candidates.ts';
import { expectRefused } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { allDeliveries } from './delivering.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;

const reason = 'I have accepted another position.';

/** What answers a link, and the application's status afterwards; undefined if the status stays the same. */
const answers = [
  {
    id: 'acceptOffer',
    link: 'offer-pending',
    status: undefined,
    answer: (probe: Probe, token: string) =>
      probe.call(acceptOffer, { token, idempotencyKey: probe.newKey() }),
  },
  {
    id: 'declineOffer',
    link: 'offer-pending',
    status: 'closed',
    answer: (probe: Probe, token: string) =>
      probe.call(declineOffer, { token, reason, idempotencyKey: probe.newKey() }),
  },
  {
    id: 'acceptInterview',
    link: 'interview-invited',
    status: undefined,
    answer: (probe: Probe, token: string) =>
      probe.call(acceptInterview, { token, idempotencyKey: probe.newKey() }),
  },
  {
    id: 'abandonInterview',
    link: 'interview-invited',
    status: 'closed',
    answer: (probe: Probe, token: string) =>
      probe.call(abandonInterview, { token, reason, idempotencyKey: probe.newKey() }),
  },
] as const satisfies readonly { readonly status: Delivery['status'] | undefined; [more: string]: unknown }[];

/** An answer by link moves the application on that it is about, and the candidate sees that in their own pages. */
export const applicationOutcomeRules: readonly Rule[] = [
  ...answers.map(({ id, link, status, answer }) =>
    rule(
      [id, 'getDelivery', 'queryDeliveries'],
      'is shown in the application: by its status, and with its time in the timeline',
      needing(['links', 'own-world', 'clock'], async (probe) => {
        const token = await probe.linkTo(link);
        const candidate = await probe.another('candidate');
        const [found] = await leadingTo(candidate, token);
        const before = shownBy('application that leads there', found);
        await probe.advance('30m');
        await answer(probe, token);
        const after = await candidate.call(getDelivery, { id: before.id });
        expectSame('the status', after.status, status ?? before.status);
        if (status === 'closed') expectSame('whether it can be revoked', after.revocable, false);
        const told = after.timeline.slice(before.timeline.length);
        expectSame('what was told before', after.timeline.slice(0, before.timeline.length), before.timeline);
        expectSame('steps more in the timeline', told.length, 1);
        const off = Math.abs(Date.parse(told[0]?.at ?? '') - Date.now() - 30 * MINUTE);
        expectTrue(`it was now, not at ${told[0]?.at}`, off < MINUTE);
        expectTrue('the step has a label', Boolean(told[0]?.label));
      }),
    ),
  ),
  rule(
    ['abandonInterview', 'acceptInterview', 'getInterview'],
    'ends the application with the interview, for good',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('interview-invited');
      const invited = await probe.call(getInterview, { token });
      if (invited.state !== 'open') throw new Error(`the link is ${invited.state}`);
      const idempotencyKey = probe.newKey();
      const { answer } = await probe.call(abandonInterview, {
        token,
        reason: '  I am ill. ',
        idempotencyKey,
      });
      expectSame('the reason', answer.reason, 'I am ill.');
      await expectRefused(
        'a change of mind',
        probe.call(acceptInterview, { token, idempotencyKey: probe.newKey() }),
      );
      await probe.login('candidate');
      const rows = await allDeliveries(probe);
      expectTrue(
        'the application is closed',
        rows.some((row) => row.position.post === invited.position.post && row.status === 'closed'),
      );
    }),
  ),
  rule(
    ['abandonInterview', 'getInterview'],
    'lets an interview be given up until it begins, and not once it is over',
    needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo('interview-accepted');
      const found = await probe.call(getInterview, { token });
      if (found.state !== 'done') throw new Error(`the link is ${found.state}`);
      const { start, end } = found.time;
      const isWithdrawable = async () => {
        const seen = await probe.call(getInterview, { token });
        return seen.state === 'done' && seen.withdrawable;
      };
      await probe.advance(`${Math.floor((Date.parse(start) - MINUTE - Date.now()) / 1000)}s`);
      expectSame('whether it can be given up a minute before it begins', await isWithdrawable(), true);
      await probe.advance(`${(Date.parse(end) - Date.parse(start) + 2 * MINUTE) / 1000}s`);
      expectSame('whether it can be given up a minute after its end', await isWithdrawable(), false);
      await expectRefused(
        'giving up what is over',
        probe.call(abandonInterview, { token, reason, idempotencyKey: probe.newKey() }),
      );
      const after = await probe.call(getInterview, { token });
      expectSame('what it was answered with', after.state === 'done' && after.answer.kind, 'accepted');
    }),
  ),
];
