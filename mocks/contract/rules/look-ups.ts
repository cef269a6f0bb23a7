import { checkDuplicateCandidate, ifAccountExist, type Method } from '@careers/gateway/contract';
import {
  needing,
  type Probe,
  type Recipe,
  recommendSomebody,
  reference,
  WRONG_CODE,
} from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { refusalOf } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

/** The number of look-ups by one caller within ten minutes after which each further one asks for a captcha. */
const LOOK_UPS = 20;

const telling = ['accountUnknown', 'accountExists', 'recommendedAlready'];

/**
 * The limit applies to every method that tells who is registered (`ifAccountExist`): otherwise callers would use the one
 * without.
 */
const byTelling: readonly Rule[] = methodIds.flatMap((id) => {
  const method: Method = registry[id];
  const reasons: Readonly<Record<string, Recipe>> = reference[id].reasons;
  const reason = telling.find((one) => method.reasons.includes(one));
  const tells = reason && reasons[reason];
  // By a session: after so many look-ups a login itself asks for a captcha, so the recipe logs in first.
  if (!tells || method.access === 'session') return [];
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
        expectSame(
          'who asks at the twenty-first, and what for',
          [failure?.method, failure?.code],
          [method.name, 'needCaptchaVerification'],
        );
      }),
    ),
  ];
});

/** Looks up so many accounts in the current session; returns the next such call. */
async function askForMany(probe: Probe): Promise<(proof?: object) => Promise<{ duplicate: boolean }>> {
  const ask = (at: number, proof: object = {}) =>
    probe.call(checkDuplicateCandidate, {
      phoneNumber: `137000001${10 + at}`,
      email: `nobody-${at}@mail.example`,
      ...proof,
    });
  for (let asked = 0; asked < LOOK_UPS; asked++) await ask(asked);
  return (proof) => ask(LOOK_UPS, proof);
}

const ofPeople: readonly Rule[] = [
  rule(
    ['checkDuplicateCandidate', 'captchaCheck'],
    'asks for a captcha once the caller has asked for twenty people, and answers with its proof',
    needing(['own-world', 'captcha-solver'], async (probe) => {
      await probe.login('candidate');
      const ask = await askForMany(probe);
      const failure = await refusalOf(ask());
      expectSame('the code of the twenty-first', failure?.code ?? 'success', 'needCaptchaVerification');
      const proven = await ask(await probe.solveCaptcha('blockPuzzle'));
      expectSame('the answer with the proof', proven.duplicate, false);
    }),
  ),
  rule(
    ['recommendCandidate', 'checkDuplicateCandidate'],
    'asks for a captcha once the caller has asked for twenty people, and takes its proof',
    needing(['own-world', 'captcha-solver', 'files'], async (probe) => {
      await probe.login('candidate');
      await askForMany(probe);
      const failure = await refusalOf(recommendSomebody(probe));
      expectSame('the code', failure?.code ?? 'success', 'needCaptchaVerification');
      const proof = await probe.solveCaptcha('blockPuzzle');
      expectSame('with the proof', (await recommendSomebody(probe, proof)).status, 'received');
    }),
  ),
];

/** Whoever binds a contact learns whether it belongs to an account. The session was opened before the look-ups. */
const byBinding: readonly Rule[] = (['bindPhone', 'bindEmail'] as const).map((id) =>
  rule(
    [id, 'ifAccountExist', 'captchaCheck'],
    'asks for a captcha once the caller has looked up twenty accounts, and answers with its proof',
    needing(['own-world', 'captcha-solver', 'magic-values'], async (probe) => {
      const [phone = '', email = ''] = probe.magic.aliases;
      await probe.login('newcomer');
      for (let asked = 0; asked < LOOK_UPS; asked++) {
        const username = `137000001${10 + asked}`;
        await probe.call(ifAccountExist, { username, usernameType: 'phone', homepageConfigId: probe.site });
      }
      const contact = id === 'bindPhone' ? { phone, phoneNationCode: '+86' } : { email };
      const bind = (proof: object = {}) =>
        probe.reply(registry[id], { ...contact, verificationCode: WRONG_CODE, ...proof });
      expectSame('the code of the twenty-first', (await bind()).code, 'needCaptchaVerification');
      const proven = await bind(await probe.solveCaptcha('blockPuzzle'));
      expectSame(
        'the answer with the proof',
        [proven.code, Object(proven.data).reason],
        ['451', 'accountExists'],
      );
    }),
  ),
);

export const lookUpRules: readonly Rule[] = [...byTelling, ...byBinding, ...ofPeople];
