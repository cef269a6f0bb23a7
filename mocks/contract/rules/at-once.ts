import {
  collectPosition,
  getResume,
  offerSlots,
  pickSlot,
  queryCollections,
  queryDeliveries,
  querySlots,
  saveResume,
  withdrawSlot,
} from '@careers/gateway/contract';
import { needing, newContacts, recipe, recommendSomebody } from '@careers/gateway/reference';
import { expectSame } from '../cases/check.ts';
import { refusalOf } from './attempts.ts';
import { codeFor, codeMethods } from './code-methods.ts';
import { shownBy } from './data-missing.ts';
import { deliver, ids, revoke } from './delivering.ts';
import { farAhead, toChoose } from './interviews.ts';
import { type Rule, rule } from './rule.ts';

/** Of two calls at the same time one succeeds, and the other is refused as it would be a moment later. */
async function expectOne<Data>(what: string, one: Promise<Data>, other: Promise<Data>): Promise<Data> {
  const refused = await Promise.all([refusalOf(one), refusalOf(other)]);
  const codes = refused.map((failure) => failure?.code ?? 'success');
  expectSame(`the codes of ${what} that come at once`, codes.toSorted(), ['451', 'success']);
  return refused[0] ? other : one;
}

/** A gateway that checks first and writes later has to check again: calls at the same time must not see half of a change. */
export const atOnceRules: readonly Rule[] = [
  ...codeMethods.map((method) =>
    rule(
      method.id,
      'takes a code once, though it comes twice at once',
      needing(['inbox', 'own-account', 'own-contacts', ...method.needs], async (probe) => {
        await method.come(probe);
        const code = await codeFor(probe, method);
        await expectOne('two entries of a code', method.enter(probe, code), method.enter(probe, code));
        // Accounts that log in later must not have failed logins.
        if (method.id === 'login') await probe.login('newcomer');
      }),
    ),
  ),
  rule(
    ['deliverResume', 'queryDeliveries'],
    'takes one of two deliveries to a position that come at once',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const before = await candidate.call(queryDeliveries, {});
      const positionId = await candidate.position('open');
      const made = await expectOne(
        'two deliveries to a position',
        deliver(candidate, positionId),
        deliver(candidate, positionId),
      );
      const after = await candidate.call(queryDeliveries, {});
      expectSame('deliveries more than before', after.total - before.total, 1);
      expectSame('the newest', after.rows[0]?.id, made.id);
      await revoke(candidate, made.id);
    }),
  ),
  rule(
    ['saveResume', 'getResume'],
    'takes one of two saves over the same words that come at once',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { revision } = await probe.call(getResume, {});
      const section = 'selfEvaluation';
      const first = await probe.call(saveResume, { section, revision, value: 'What both have read.' });
      const save = (value: string) => probe.call(saveResume, { section, revision: first.revision, value });
      const [one, other] = ['Of one tab.', 'Of another tab.'];
      const refused = await Promise.all([refusalOf(save(one)), refusalOf(save(other))]);
      const codes = refused.map((failure) => failure?.code ?? 'success');
      expectSame('the codes of two saves that come at once', codes.toSorted(), ['451', 'success']);
      const { selfEvaluation } = await probe.call(getResume, {});
      expectSame('what is written', selfEvaluation, refused[0] ? other : one);
    }),
  ),
  rule(
    ['collectPosition', 'queryCollections'],
    'collects a position once, though it is asked to twice at once',
    recipe(async (probe) => {
      await probe.login('candidate');
      const positionId = await probe.position('open');
      const collect = () => probe.call(collectPosition, { positionId });
      await Promise.all([collect(), collect()]);
      const { rows } = await probe.call(queryCollections, { pageSize: 100 });
      const kept = ids(rows.map(({ position }) => position)).filter((id) => id === positionId);
      expectSame('how often it is kept', kept.length, 1);
    }),
  ),
  rule(
    ['recommendCandidate', 'queryRecommendations'],
    'takes one of two recommendations of somebody that come at once',
    needing(['files', 'own-contacts'], async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const contacts = newContacts(probe);
      await expectOne(
        'two recommendations of somebody',
        recommendSomebody(candidate, contacts),
        recommendSomebody(newcomer, contacts),
      );
    }),
  ),
  rule(
    ['pickSlot', 'querySlots'],
    'takes one of two times for an interview that come at once',
    needing(['links', 'own-world'], async (probe) => {
      const deliveryId = await probe.linkTo('interview-slots');
      const candidate = await probe.another('candidate');
      const { free } = await toChoose(candidate, deliveryId);
      const [first, second] = [shownBy('free time', free[0]), shownBy('second free time', free[1])];
      const pick = (slotId: string) =>
        candidate.call(pickSlot, { deliveryId, slotId, idempotencyKey: probe.newKey() });
      await expectOne('two times for an interview', pick(first.id), pick(second.id));
      const { interviews } = await candidate.call(querySlots, {});
      const waiting = interviews.filter((one) => one.deliveryId === deliveryId);
      expectSame('what is still to be chosen of it', waiting.length, 0);
    }),
  ),
  rule(
    ['offerSlots', 'withdrawSlot'],
    'offers a time once that is offered twice at once',
    needing(['interviewer'], async (probe) => {
      await probe.login('interviewer');
      const slots = farAhead(80).slice(0, 1);
      const offer = () => probe.call(offerSlots, { slots, idempotencyKey: probe.newKey() });
      const made = await expectOne('two offers of a time', offer(), offer());
      for (const { id } of made.slots) await probe.call(withdrawSlot, { slotId: id });
    }),
  ),
];
