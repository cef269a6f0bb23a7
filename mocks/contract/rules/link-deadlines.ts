import { type Method, verifyLink } from '@careers/gateway/contract';
import { type Capability, reference } from '@careers/gateway/reference';
import { type MethodId, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import type { CaseProbe } from '../target/probe.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { fieldsByState, linkSubmits } from './link-declarations.ts';
import { type Rule, rule } from './rule.ts';
import { upToSubmit } from './up-to-submit.ts';

const MINUTE = 60_000;

const methodOf = (id: MethodId): Method => registry[id];

/** Time passes between opening a page and submitting: a session or a pass that has ended meanwhile is opened again. */
async function comeBack(probe: CaseProbe, query: MethodId, token: string): Promise<{ pass?: string }> {
  const person = registry[query].access === 'session' ? probe.person() : undefined;
  if (person) await probe.login(person);
  const { state } = Object(await probe.call(methodOf(query), { token }));
  if (state !== 'locked') return {};
  const verificationCode = probe.magic.code;
  const { pass } = await probe.call(verifyLink, { token, verificationCode, idempotencyKey: probe.newKey() });
  return { pass };
}

/** Prepares the submit, and makes it this long after the deadline that the link's page shows. */
async function atDeadline(probe: CaseProbe, [id, query]: readonly [MethodId, MethodId], after: number) {
  const { param, token } = await upToSubmit(probe, id, reference[id].success);
  const asked = Object(
    await probe.call(methodOf(query), { token, ...(await comeBack(probe, query, token)) }),
  );
  expectSame('the state before', asked.state, 'open');
  const deadline = Date.parse(shownBy('deadline', asked.deadline));
  await probe.advance(`${Math.floor((deadline + after - Date.now()) / 1000)}s`);
  const opened = await comeBack(probe, query, token);
  return {
    ask: async () => Object(await probe.call(methodOf(query), { token, ...opened })),
    submit: () => probe.call(methodOf(id), { ...param, ...opened }),
  };
}

/** Answers to requests that show a deadline; attachments follow an answer, and have none. */
const due = linkSubmits.filter(
  ([id, query]) => 'deadline' in (fieldsByState(query).get('open') ?? {}) && id !== 'submitOfferAttachments',
);

/** A request by link is answered before its deadline or not at all, and the deadline is the one that its page shows. */
export const linkDeadlineRules: readonly Rule[] = due.flatMap(([id, query]) => {
  const needs = [...new Set<Capability>([...reference[id].success.needs, 'clock', 'magic-values'])];
  return [
    rule([id, query], 'takes an answer a minute before the deadline that its link says', {
      needs,
      run: async (probe) => {
        const { ask, submit } = await atDeadline(probe, [id, query], -MINUTE);
        expectSame('the state a minute before', (await ask()).state, 'open');
        await expectTaken('an answer a minute before the deadline', submit());
      },
    }),
    rule([id, query], 'takes no answer a minute after the deadline that its link says, and says so', {
      needs,
      run: async (probe) => {
        const { ask, submit } = await atDeadline(probe, [id, query], MINUTE);
        expectSame('the state a minute after', (await ask()).state, 'expired');
        const { reason = 'linkExpired' } = await expectRefused(
          'an answer a minute after the deadline',
          submit(),
        );
        expectTrue(
          `${reason} says that it is too late`,
          reason === 'linkExpired' || reason === 'offerExpired',
        );
        expectSame('the state afterwards', (await ask()).state, 'expired');
      },
    }),
  ];
});
