import { codeReasons } from './account-recipes.ts';
import { exampleInstant } from './examples.ts';
import * as link from './link.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import { getResumeView } from './resume-view.ts';

const { sendLinkCode, verifyLink } = link;

/** No link has it. */
const NO_TOKEN = 'a-token-of-no-link';
/** Longer than any link lives. */
const AFTER_THE_LINK = '40d';

const exampleToken = '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90';
const exampleKey = '5f0c2a52-6c1f-4a54';

const send = (probe: Probe, token: string) =>
  probe.call(sendLinkCode, { token, idempotencyKey: probe.newKey() });
const verify = (probe: Probe, token: string, verificationCode: string) =>
  probe.call(verifyLink, { token, verificationCode, idempotencyKey: probe.newKey() });

const needs = ['links', 'magic-values', 'own-world'] as const;

export const linkReference: ReferenceOf<typeof link> = {
  sendLinkCode: {
    summary: 'Sends the code that opens a locked link, to whoever it was issued for.',
    example: { param: { token: exampleToken, idempotencyKey: exampleKey }, data: {} },
    success: needing(['links', 'own-world'], async (probe) =>
      send(probe, await probe.linkTo('resume-verify')),
    ),
    reasons: {
      linkInvalid: recipe((probe) => send(probe, NO_TOKEN)),
      linkExpired: needing(['links', 'clock'], async (probe) => {
        const token = await probe.linkTo('resume-verify');
        await probe.advance(AFTER_THE_LINK);
        return send(probe, token);
      }),
      codeNotAsked: needing(['links'], async (probe) => send(probe, await probe.linkTo('resume-open'))),
      tooOften: needing(['links', 'own-world'], async (probe) => {
        const token = await probe.linkTo('resume-verify');
        await send(probe, token);
        return send(probe, token);
      }),
      locked: needing(['links', 'own-world', 'clock'], async (probe) => {
        const token = await probe.linkTo('resume-verify');
        await send(probe, token);
        for (let tries = 0; tries < 5; tries++) await verify(probe, token, '000000').catch(() => undefined);
        await probe.advance('61s');
        return send(probe, token);
      }),
    },
  },

  verifyLink: {
    summary: 'Takes the code that was sent, and answers the pass that opens the link for two hours.',
    example: {
      param: { token: exampleToken, verificationCode: '314159', idempotencyKey: exampleKey },
      data: { pass: '9f2d61c07a1b4b0e8f4b1f6f3c2d7e90', expiresAt: exampleInstant },
    },
    success: needing(needs, async (probe) => {
      const token = await probe.linkTo('resume-verify');
      const { pass } = await verify(probe, token, probe.magic.code);
      const { state } = await probe.call(getResumeView, { token, pass });
      if (state !== 'open') throw new Error(`it is ${state}`);
    }),
    reasons: {
      linkInvalid: recipe((probe) => verify(probe, NO_TOKEN, '314159')),
      linkExpired: needing(['links', 'clock'], async (probe) => {
        const token = await probe.linkTo('resume-verify');
        await probe.advance(AFTER_THE_LINK);
        return verify(probe, token, '314159');
      }),
      codeNotAsked: needing(['links'], async (probe) =>
        verify(probe, await probe.linkTo('resume-open'), '314159'),
      ),
      ...codeReasons(needs, {
        async send(probe) {
          await send(probe, await probe.linkTo('resume-verify'));
          return probe.magic.linkContact;
        },
        enter: async (probe, code) => verify(probe, await probe.linkTo('resume-verify'), code),
      }),
    },
    also: {
      'opens the link whose code it was, and no other': needing(needs, async (probe) => {
        const { pass } = await verify(probe, await probe.linkTo('resume-verify'), probe.magic.code);
        const other = await probe.call(getResumeView, { token: await probe.linkTo('resume-locked'), pass });
        if (other.state !== 'locked') throw new Error(`the other is ${other.state}`);
      }),
    },
  },
};
