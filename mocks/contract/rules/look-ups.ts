import { checkDuplicateCandidate, ifAccountExist, type Method } from '@careers/gateway/contract';
import { needing, type Recipe, reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { refusalOf } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

/** Look-ups by one caller within ten minutes, after which each asks for a captcha. */
const LOOK_UPS = 20;

const telling = ['accountUnknown', 'accountExists', 'recommendedAlready'];

/** Limits hold for whatever tells who is registered (`ifAccountExist`): else the one without is the one that is asked. */
const byTelling: readonly Rule[] = methodIds.flatMap((id) => {
  const method: Method = registry[id];
  const reasons: Readonly<Record<string, Recipe>> = reference[id].reasons;
  const reason = telling.find((one) => method.reasons.includes(one));
  const tells = reason && reasons[reason];
  if (!tells) return [];
  return [
    rule(
      [id, 'ifAccountExist'],
      'asks for a captcha once the caller has looked up twenty accounts',
      needing(['own-world', ...tells.needs], async (probe) => {
        for (let asked = 0; asked < LOOK_UPS; asked++) {
          const username = `137000001${10 + asked}`;
          await probe.call(ifAccountExist, { username, usernameType: 'phone', homepageConfigId: probe.site });
        }
        const failure = await refusalOf(tells.run(probe));
        expectSame('the code of the twenty-first', failure?.code ?? 'success', 'needCaptchaVerification');
      }),
    ),
  ];
});

const recommended = rule(
  ['checkDuplicateCandidate', 'captchaCheck'],
  'asks for a captcha once the caller has asked for twenty people, and answers with its proof',
  needing(['own-world', 'captcha-solver'], async (probe) => {
    await probe.login('candidate');
    const ask = (at: number, proof: object = {}) =>
      probe.call(checkDuplicateCandidate, {
        phoneNumber: `137000001${10 + at}`,
        email: `nobody-${at}@mail.example`,
        ...proof,
      });
    for (let asked = 0; asked < LOOK_UPS; asked++) await ask(asked);
    const failure = await refusalOf(ask(LOOK_UPS));
    expectSame('the code of the twenty-first', failure?.code ?? 'success', 'needCaptchaVerification');
    const proven = await ask(LOOK_UPS, await probe.solveCaptcha('blockPuzzle'));
    expectSame('the answer with the proof', proven.duplicate, false);
  }),
);

export const lookUpRules: readonly Rule[] = [...byTelling, recommended];
