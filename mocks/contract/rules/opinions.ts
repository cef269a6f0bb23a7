import {
  approvalDecisions,
  decidePositionApproval,
  getPositionApproval,
  queryForward,
  submitForward,
} from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { ODD_TEXT } from './odd-text.ts';
import { type Rule, rule } from './rule.ts';

const comment = ODD_TEXT;

const decide = (probe: Probe, token: string, decision: (typeof approvalDecisions)[number], said?: string) =>
  probe.call(decidePositionApproval, {
    token,
    decision,
    ...(said === undefined ? {} : { comment: said }),
    idempotencyKey: probe.newKey(),
  });

/** What managers and approvers say by link is kept as they said it. */
export const opinionRules: readonly Rule[] = [
  ...approvalDecisions.map((decision) =>
    rule(
      ['decidePositionApproval', 'getPositionApproval'],
      `keeps what was ${decision}, with its comment, and lets nobody decide again`,
      needing(['links'], async (probe) => {
        const token = await probe.linkTo('position-approval');
        if (decision !== 'approved') await expectRefused('without a comment', decide(probe, token, decision));
        const { decision: said } = await decide(probe, token, decision, `  ${comment} `);
        expectSame('the decision', [said.kind, said.comment], [decision, comment]);
        for (const other of approvalDecisions)
          await expectRefused('another decision', decide(probe, token, other, comment));
        const shown = await probe.call(getPositionApproval, { token });
        expectSame('what the link shows', shown.state === 'done' && shown.decision, said);
      }),
    ),
  ),
  rule(
    ['decidePositionApproval', 'getPositionApproval'],
    'keeps an approval that says nothing more without a comment',
    needing(['links'], async (probe) => {
      const { decision } = await decide(probe, await probe.linkTo('position-approval'), 'approved');
      expectSame('the comment', decision.comment, undefined);
    }),
  ),
  rule(
    ['decidePositionApproval', 'getPositionApproval'],
    'refuses the decision of another approver once somebody has decided, and says so',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('position-approval-by-another');
      const before = await probe.call(getPositionApproval, { token });
      expectSame('the state', before.state, 'handled');
      for (const decision of approvalDecisions) {
        const { reason = 'handled' } = await expectRefused(
          `that it is ${decision}`,
          decide(probe, token, decision, comment),
        );
        expectSame(`the reason of refusing that it is ${decision}`, reason, 'handled');
      }
      expectSame('what the link says', await probe.call(getPositionApproval, { token }), before);
    }),
  ),
  rule(
    ['getPositionApproval', 'decidePositionApproval'],
    'says of each value what it was and what it is to be',
    needing(['links'], async (probe) => {
      const found = await probe.call(getPositionApproval, {
        token: await probe.linkTo('position-approval'),
      });
      const changes = found.state === 'open' ? found.changes : [];
      expectTrue('something is to be changed', changes.length > 0);
      for (const { label, before, after } of changes) {
        expectTrue(`${label} changes`, before !== after);
        expectTrue(`${label} is something before and after`, before.trim() !== '' && after.trim() !== '');
      }
      expectTrue('it is said why', found.state === 'open' && found.reason.trim() !== '');
      const labels = changes.map(({ label }) => label);
      expectSame('what changes, each once', labels, [...new Set(labels)]);
    }),
  ),
  ...(['suitable', 'notSuitable'] as const).map((decision) =>
    rule(
      ['submitForward', 'queryForward'],
      `keeps that a resume is ${decision}, with its comment, and lets nobody say otherwise`,
      needing(['links'], async (probe) => {
        const token = await probe.linkTo('forward-resume');
        const submit = (other: 'suitable' | 'notSuitable' | 'passOn') =>
          probe.call(submitForward, {
            token,
            decision: other,
            comment: ` ${comment}\n`,
            idempotencyKey: probe.newKey(),
          });
        const receipt = await submit(decision);
        const opinion = receipt.state === 'done' ? receipt.opinion : undefined;
        expectSame('the opinion', [opinion?.kind, opinion?.comment], [decision, comment]);
        for (const other of ['suitable', 'notSuitable', 'passOn'] as const)
          await expectRefused('another opinion', submit(other));
        expectSame('what the link shows', await probe.call(queryForward, { token }), receipt);
      }),
    ),
  ),
  rule(
    ['submitForward', 'queryForward'],
    'passes a resume on without an opinion, and accepts none afterwards',
    needing(['links', 'magic-values', 'messages', 'own-world'], async (probe) => {
      const token = await probe.linkTo('forward-resume');
      const submit = (decision: 'suitable' | 'passOn') =>
        probe.call(submitForward, {
          token,
          decision,
          colleague: probe.magic.colleague,
          idempotencyKey: probe.newKey(),
        });
      const passed = await submit('passOn');
      expectSame('the state', passed.state, 'handled');
      expectTrue('what became of it is said', passed.state === 'handled' && passed.outcome === 'passedOn');
      expectSame('what the link shows', await probe.call(queryForward, { token }), passed);
      await expectRefused('an opinion afterwards', submit('suitable'));
      await expectRefused('to pass it on again', submit('passOn'));
      expectSame('messages to the colleague', (await probe.messagesTo(probe.magic.colleague)).length, 1);
    }),
  ),
  rule(
    ['submitForward', 'queryForward'],
    'tells the colleague whose resume it is, for which position, and the note that was added',
    needing(['links', 'magic-values', 'messages', 'own-world'], async (probe) => {
      const token = await probe.linkTo('forward-resume');
      const asked = await probe.call(queryForward, { token });
      if (asked.state !== 'open') throw new Error(`the link is ${asked.state}`);
      await probe.call(submitForward, {
        token,
        decision: 'passOn',
        colleague: probe.magic.colleague,
        comment,
        idempotencyKey: probe.newKey(),
      });
      const [message = ''] = await probe.messagesTo(probe.magic.colleague);
      for (const said of [asked.candidateName, asked.position.post, comment])
        expectTrue(`“${message}” says ${said}`, message.includes(said));
    }),
  ),
];
