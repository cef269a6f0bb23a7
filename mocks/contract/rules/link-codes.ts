import {
  type DataOf,
  downloadResumeAtt,
  getBackgroundCheck,
  getResumeView,
  sendLinkCode,
  sendVerificationCode,
  verifyLink,
} from '@careers/gateway/contract';
import {
  type Capability,
  needing,
  type Probe,
  type ProbeWith,
  WRONG_CODE,
  WRONG_TRIES_BEFORE_LOCK,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

const send = (probe: Probe, token: string) =>
  probe.call(sendLinkCode, { token, idempotencyKey: probe.newKey() });
const verify = (probe: Probe, token: string, verificationCode: string) =>
  probe.call(verifyLink, { token, verificationCode, idempotencyKey: probe.newKey() });
const read = (probe: Probe, token: string, pass?: string) =>
  probe.call(getResumeView, { token, ...(pass === undefined ? {} : { pass }) });

/** Sends the code of a link, and reads it at the contact that it is sent to. */
async function codeOf(probe: ProbeWith<'inbox' | 'magic-values'>, token: string): Promise<string> {
  await send(probe, token);
  return probe.inboxCode(probe.magic.linkContact);
}

/** What a locked link may say, and no more. */
function expectLocked(what: string, answer: DataOf<typeof getResumeView> | DataOf<typeof downloadResumeAtt>) {
  expectSame(`the state ${what}`, answer.state, 'locked');
  const known = ['state', 'verification', 'contact', 'homepageConfigId', 'message'];
  expectSame(
    `what else is said ${what}`,
    Object.keys(answer).filter((key) => !known.includes(key)),
    [],
  );
}

const withCodes = ['links', 'inbox', 'magic-values', 'own-world'] as const satisfies readonly Capability[];

export const linkCodeRules: readonly Rule[] = [
  rule(
    ['getResumeView', 'downloadResumeAtt'],
    'shows of a locked link only the masked contact for its code, without a pass or with a made-up one',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      for (const [what, pass] of [
        ['without a pass', undefined],
        ['with a made-up pass', 'a-pass-of-nobody'],
        ['with the token for a pass', token],
        ['with the name of what every object has', 'constructor'],
      ] as const) {
        const answer = await read(probe, token, pass);
        expectLocked(what, answer);
        if (answer.state === 'locked') expectTrue('the contact is masked', answer.contact.includes('**'));
        const file = { token, fileId: 'any', ...(pass === undefined ? {} : { pass }) };
        expectLocked(`of a file ${what}`, await probe.call(downloadResumeAtt, file));
      }
    }),
  ),
  rule(
    ['getResumeView', 'getBackgroundCheck'],
    'masks the contact for the code so that its two ends are shown, and not all of it',
    needing(['links', 'magic-values', 'own-world'], async (probe) => {
      const byEmail = await read(probe, await probe.linkTo('resume-verify'));
      const byPhone = await probe.call(getBackgroundCheck, { token: await probe.linkTo('background-check') });
      const ends = (contact: string) => [contact.slice(0, 2), contact.slice(-4)];
      for (const [answer, whole] of [
        [byEmail, probe.magic.linkContact],
        [byPhone, probe.account('candidate').phone],
      ] as const) {
        if (answer.state !== 'locked') throw new Error(`the link is ${answer.state}`);
        expectSame('both ends', ends(answer.contact), ends(whole));
        expectTrue('the rest is hidden', /\*{2,}/.test(answer.contact) && !answer.contact.includes(whole));
      }
    }),
  ),
  rule(
    ['verifyLink', 'getResumeView'],
    'opens a link for two hours: still after 119 minutes, no longer after 121, and then by another code',
    needing([...withCodes, 'clock'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const { pass } = await verify(probe, token, await codeOf(probe, token));
      expectSame('the state at once', (await read(probe, token, pass)).state, 'open');
      await probe.advance('119m');
      expectSame('the state after 119 minutes', (await read(probe, token, pass)).state, 'open');
      await probe.advance('2m');
      expectLocked('after 121 minutes', await read(probe, token, pass));
      const { pass: next } = await verify(probe, token, await codeOf(probe, token));
      expectSame('the state with the next pass', (await read(probe, token, next)).state, 'open');
    }),
  ),
  rule(
    ['verifyLink', 'downloadResumeAtt'],
    'opens with a pass only the link that it was given for',
    needing(['links', 'magic-values', 'own-world'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const { pass } = await verify(probe, token, probe.magic.code);
      const other = await probe.linkTo('resume-locked');
      expectLocked('of another link', await read(probe, other, pass));
      expectLocked(
        'of another link’s file',
        await probe.call(downloadResumeAtt, { token: other, pass, fileId: 'any' }),
      );
    }),
  ),
  rule(
    'verifyLink',
    'takes a code that was sent 9 min 40 s ago, and not one of 10 min 1 s',
    needing([...withCodes, 'clock'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const late = await codeOf(probe, token);
      await probe.advance('601s');
      await expectRefused('a code of 10 min 1 s', verify(probe, token, late));
      const code = await codeOf(probe, token);
      await probe.advance('580s');
      await expectTaken('a code of 9 min 40 s', verify(probe, token, code));
    }),
  ),
  rule(
    'verifyLink',
    'spends a code by its use, and takes none that was sent for another function',
    needing(withCodes, async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const email = probe.magic.linkContact;
      await probe.call(sendVerificationCode, { function: 'register', email, homepageConfigId: probe.site });
      const other = await probe.inboxCode(email);
      await expectRefused('a code to register', verify(probe, token, other));
      const code = await codeOf(probe, token);
      await expectTaken('its own code', verify(probe, token, code));
      await expectRefused('the same code again', verify(probe, token, code));
    }),
  ),
  rule(
    'verifyLink',
    'locks after five wrong tries, and not after four, for 15 minutes: for the right code too',
    needing([...withCodes, 'clock'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const tryWrongly = async (times: number) => {
        for (let at = 1; at <= times; at++)
          await expectRefused(`wrong try ${at}`, verify(probe, token, WRONG_CODE));
      };
      const code = await codeOf(probe, token);
      await tryWrongly(WRONG_TRIES_BEFORE_LOCK);
      await expectRefused('the right code after five wrong tries', verify(probe, token, code));
      await probe.advance('14m');
      await expectRefused('a code sent after 14 minutes', send(probe, token));
      const { reason = 'locked' } = await expectRefused(
        'a code after 14 minutes',
        verify(probe, token, code),
      );
      expectSame('the reason after 14 minutes', reason, 'locked');
      await probe.advance('61s');
      const anew = await codeOf(probe, token);
      await tryWrongly(WRONG_TRIES_BEFORE_LOCK - 1);
      await expectTaken('the right code after four wrong tries', verify(probe, token, anew));
    }),
  ),
  rule(
    'verifyLink',
    'counts wrong tries anew once the right code was entered',
    needing([...withCodes, 'clock'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      for (const round of ['first', 'second']) {
        const code = await codeOf(probe, token);
        for (let at = 1; at < WRONG_TRIES_BEFORE_LOCK; at++)
          await expectRefused(`wrong try ${at} of the ${round} code`, verify(probe, token, WRONG_CODE));
        await expectTaken(
          `the right code after four wrong tries, the ${round} time`,
          verify(probe, token, code),
        );
        await probe.advance('61s');
      }
    }),
  ),
  rule(
    'sendLinkCode',
    'sends codes of six digits, one a minute and contact: not again after 40 s, again after 61 s',
    needing([...withCodes, 'clock'], async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const codes = new Set([await codeOf(probe, token)]);
      await expectRefused('a second send at once', send(probe, token));
      // It goes to the same person.
      await expectRefused(
        'a send for another link of theirs',
        send(probe, await probe.linkTo('resume-locked')),
      );
      await probe.advance('40s');
      await expectRefused('a send after 40 s', send(probe, token));
      await probe.advance('21s');
      codes.add(await codeOf(probe, token));
      await probe.advance('61s');
      codes.add(await codeOf(probe, token));
      for (const code of codes) expectTrue(`${code} has six digits`, /^\d{6}$/.test(code));
      expectTrue(`of three codes, some differ: ${[...codes].join()}`, codes.size > 1);
    }),
  ),
  rule(
    ['sendLinkCode', 'verifyLink'],
    'sends one code, and gives one pass, for a submit that comes twice',
    needing(withCodes, async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const sent = { token, idempotencyKey: probe.newKey() };
      await probe.call(sendLinkCode, sent);
      await expectTaken('the same send again', probe.call(sendLinkCode, sent));
      const verificationCode = await probe.inboxCode(probe.magic.linkContact);
      const entered = { token, verificationCode, idempotencyKey: probe.newKey() };
      const first = await probe.call(verifyLink, entered);
      expectSame(
        'the pass, again',
        await expectTaken('the same code again', probe.call(verifyLink, entered)),
        first,
      );
    }),
  ),
  rule(
    'sendLinkCode',
    'sends nothing more for a submit that comes again two minutes later',
    needing([...withCodes, 'clock'], async (probe) => {
      const sent = { token: await probe.linkTo('resume-verify'), idempotencyKey: probe.newKey() };
      await probe.call(sendLinkCode, sent);
      const code = await probe.inboxCode(probe.magic.linkContact);
      await probe.advance('2m');
      await expectTaken('the same send again', probe.call(sendLinkCode, sent));
      expectSame('the newest code', await probe.inboxCode(probe.magic.linkContact), code);
    }),
  ),
];
