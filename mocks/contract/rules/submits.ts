import {
  acceptOffer,
  declineOffer,
  getDelivery,
  getOffer,
  queryDeliveries,
  submitFeedback,
  submitOfferAttachments,
} from '@careers/gateway/contract';
import { needing, recipe, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { deliver, revoke } from './delivering.ts';
import { fileHeads } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

/** Every submit, by its declaration. */
const submits: readonly MethodId[] = methodIds.filter((id) => registry[id].submit);

/** Keys of submits (decisions, section 1): per session or link token, for 24 hours, a repeat acts once. */
export const submitRules: readonly Rule[] = [
  rule(
    'deliverResume',
    'does not treat another person’s submit under the same key as a repeat',
    recipe(async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const [key, positionId] = [probe.newKey(), await candidate.position('open')];
      const { id } = await deliver(candidate, positionId, key);
      // The newcomer's resume is empty: a gateway that answers with the candidate's delivery has mixed them up.
      await expectRefused(
        'a newcomer’s delivery under the candidate’s key',
        deliver(newcomer, positionId, key),
      );
      await revoke(candidate, id);
    }),
  ),
  rule(
    'deliverResume',
    'answers a repeat what the first success answered, and delivers nothing anew',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const [key, positionId] = [probe.newKey(), await candidate.position('open')];
      const first = await deliver(candidate, positionId, key);
      await revoke(candidate, first.id);
      const { total } = await candidate.call(queryDeliveries, {});
      expectSame('the repeat’s answer', await deliver(candidate, positionId, key), first);
      expectSame('deliveries', (await candidate.call(queryDeliveries, {})).total, total);
      expectSame(
        'the delivery that was taken back',
        (await candidate.call(getDelivery, { id: first.id })).status,
        'revoked',
      );
      const anew = await expectTaken(
        'a submit under another key',
        deliver(candidate, positionId, probe.newKey()),
      );
      expectTrue('it is another delivery', anew.id !== first.id);
      await revoke(candidate, anew.id);
    }),
  ),
  rule(
    ['revokeDelivery', 'deliverResume'],
    'does not treat another method’s submit under the same key as a repeat',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const key = probe.newKey();
      const { id } = await deliver(candidate, await candidate.position('open'), key);
      expectSame(
        'the status after taking it back under the same key',
        (await revoke(candidate, id, key)).status,
        'revoked',
      );
    }),
  ),
  rule(
    'deliverResume',
    'remembers a key for 23 hours, and no longer after 25',
    needing(['clock'], async (probe) => {
      await probe.login('candidate');
      const [key, positionId] = [probe.newKey(), await probe.position('open')];
      const first = await deliver(probe, positionId, key);
      await probe.advance('23h');
      await probe.login('candidate');
      expectSame(
        'a repeat after 23 hours',
        (await expectTaken('it', deliver(probe, positionId, key))).id,
        first.id,
      );
      await probe.advance('2h');
      await probe.login('candidate');
      await expectRefused(
        'a second delivery, under the key of 25 hours ago',
        deliver(probe, positionId, key),
      );
      if ((await probe.call(getDelivery, { id: first.id })).revocable) await revoke(probe, first.id);
    }),
  ),
  rule(
    ['acceptOffer', 'getOffer'],
    'remembers a link’s key for 23 hours, and no longer after 25',
    needing(['links', 'clock'], async (probe) => {
      const param = { token: await probe.linkTo('offer-pending'), idempotencyKey: probe.newKey() };
      const first = await probe.call(acceptOffer, param);
      await probe.advance('23h');
      expectSame('a repeat after 23 hours', await expectTaken('it', probe.call(acceptOffer, param)), first);
      await probe.advance('2h');
      await expectRefused('accepting again, under the key of 25 hours ago', probe.call(acceptOffer, param));
    }),
  ),
  rule(
    'submitFeedback',
    'does not keep a refusal for its key, under which another submit succeeds',
    recipe(async (probe) => {
      const idempotencyKey = probe.newKey();
      await expectRefused('empty feedback', probe.call(submitFeedback, { content: ' ', idempotencyKey }));
      await expectTaken(
        'feedback under the same key',
        probe.call(submitFeedback, { content: 'The list is long.', idempotencyKey }),
      );
    }),
  ),
  ...submits.map((id) =>
    rule(
      id,
      'asks for a key of 1 to 64 characters',
      recipe(async (probe) => {
        const method = registry[id];
        if (method.access === 'session') await probe.login('newcomer');
        const { param } = reference[id].example;
        for (const idempotencyKey of ['', 'x'.repeat(65), undefined]) {
          const { code } = await probe.reply(method, { ...param, idempotencyKey });
          expectSame(`the code with the key ${idempotencyKey}`, code, 'MS000A400');
        }
      }),
    ),
  ),
  rule(
    ['deliverResume', 'revokeDelivery'],
    'tells keys of 64 characters apart by the last one',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const positionId = await candidate.position('open');
      const key = `${probe.newKey()}${probe.newKey()}`.slice(0, 63);
      const made = [];
      for (const last of ['1', '2']) {
        const { id } = await expectTaken('a delivery', deliver(candidate, positionId, `${key}${last}`));
        made.push(id);
        await revoke(candidate, id);
      }
      expectTrue('each key has a delivery of its own', made[0] !== made[1]);
    }),
  ),
  rule(
    ['declineOffer', 'getOffer'],
    'keeps the reason, the answer and its time in the receipt, and takes no attachments',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('offer-pending');
      const before = await probe.call(getOffer, { token });
      const reason = 'I stay where I am.';
      const receipt = await probe.call(declineOffer, { token, reason, idempotencyKey: probe.newKey() });
      expectSame('the answer', [receipt.answer.kind, receipt.answer.reason], ['declined', reason]);
      expectSame('whether attachments are taken', receipt.attachmentsOpen, false);
      expectSame('the receipt, read again', await probe.call(getOffer, { token }), receipt);
      if (before.state !== 'open') throw new Error(`the offer was ${before.state}`);
      const { position, salary, startDate, deadline } = receipt;
      expectSame(
        'what was offered, before and in the receipt',
        [position, salary, startDate, deadline],
        [before.position, before.salary, before.startDate, before.deadline],
      );
      const late = async () => {
        const fileIds = [await probe.upload({ name: 'late.pdf', size: 1000, head: fileHeads.pdf }, token)];
        return probe.call(submitOfferAttachments, { token, fileIds, idempotencyKey: probe.newKey() });
      };
      await expectRefused('attachments after declining', late());
    }),
  ),
  rule(
    ['submitOfferAttachments', 'getOffer'],
    'keeps what was handed in, under the names and sizes that were uploaded',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('attachments-open');
      const before = await probe.call(getOffer, { token });
      const fileId = await probe.upload(
        { name: 'Certificate of work.pdf', size: 4321, head: fileHeads.pdf },
        token,
      );
      const receipt = await probe.call(submitOfferAttachments, {
        token,
        fileIds: [fileId],
        idempotencyKey: probe.newKey(),
      });
      const handedIn = receipt.attachments.find((file) => file.fileId === fileId);
      expectSame('name and size', [handedIn?.fileName, handedIn?.size], ['Certificate of work.pdf', 4321]);
      const had = before.state === 'done' ? before.attachments.length : 0;
      expectSame('attachments more than before', receipt.attachments.length - had, 1);
      expectSame('the receipt, read again', await probe.call(getOffer, { token }), receipt);
    }),
  ),
  rule(
    ['submitOfferAttachments', 'getOffer'],
    'takes attachments sixteen days after the offer was seen',
    needing(['links', 'clock', 'magic-values'], async (probe) => {
      const token = await probe.linkTo('attachments-open');
      await probe.advance('16d');
      const fileIds = [await probe.upload({ name: 'late.pdf', size: 1000, head: fileHeads.pdf }, token)];
      const submit = probe.call(submitOfferAttachments, { token, fileIds, idempotencyKey: probe.newKey() });
      const { attachments } = await expectTaken('attachments after sixteen days', submit);
      expectTrue(
        'they are kept',
        attachments.some(({ fileId }) => fileIds.includes(fileId)),
      );
    }),
  ),
  rule(
    ['declineOffer', 'getOffer'],
    'declines the offer of its own link, whichever was asked about before',
    needing(['links'], async (probe) => {
      const reason = 'I stay where I am.';
      const accepted = {
        token: await probe.linkTo('offer-accepted'),
        reason,
        idempotencyKey: probe.newKey(),
      };
      await expectRefused('declining one that was accepted', probe.call(declineOffer, accepted));
      const pending = { token: await probe.linkTo('offer-pending'), reason, idempotencyKey: probe.newKey() };
      const receipt = await expectTaken('declining one that waits', probe.call(declineOffer, pending));
      const other = await probe.call(getOffer, { token: accepted.token });
      expectSame(
        'both answers',
        [receipt.answer.kind, other.state === 'done' && other.answer.kind],
        ['declined', 'accepted'],
      );
    }),
  ),
  rule(
    ['acceptOffer', 'getOffer'],
    'answers one link’s offer, and leaves the others as they were',
    needing(['links'], async (probe) => {
      const others = ['offer-accepted', 'offer-rejected', 'offer-expired'] as const;
      const read = async () => {
        const found = [];
        for (const one of others) found.push(await probe.call(getOffer, { token: await probe.linkTo(one) }));
        return found;
      };
      const before = await read();
      await probe.call(acceptOffer, {
        token: await probe.linkTo('offer-pending'),
        idempotencyKey: probe.newKey(),
      });
      expectSame('the other offers', await read(), before);
    }),
  ),
];
