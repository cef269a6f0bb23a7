import { captchaVerification } from '@careers/captcha/protocol';
import { login } from '@careers/gateway/contract';
import {
  type CaptchaKind,
  FAILED_LOGINS_BEFORE_CAPTCHA,
  loginByCipher,
  needing,
  type Probe,
} from '@careers/gateway/reference';
import { expectSame } from '../cases/check.ts';
import { plainAnswer } from '../target/solve-captcha.ts';
import { expectRefused, expectTaken, refusalOf } from './attempts.ts';
import { check, moved, type Solver } from './captcha-checks.ts';
import { type Rule, rule } from './rule.ts';

/** Fails to log in to an account until each further login asks for a captcha; returns such a login. */
async function demanding(probe: Probe): Promise<(proof: object) => Promise<unknown>> {
  const { phone, password } = probe.account('newcomer');
  const wrong = await probe.encrypt('Wr0ngPassword');
  for (let at = 0; at < FAILED_LOGINS_BEFORE_CAPTCHA; at++)
    await expectRefused('a wrong password', loginByCipher(probe, phone, wrong));
  const right = await probe.encrypt(password);
  return (proof) =>
    probe.call(login, {
      loginType: 'password',
      username: phone,
      password: right,
      homepageConfigId: probe.site,
      ...proof,
    });
}

async function expectUnproven(what: string, call: Promise<unknown>): Promise<void> {
  expectSame(`the code of ${what}`, (await refusalOf(call))?.code ?? 'success', 'needCaptchaVerification');
}

/** The proof of an answer, be it right or wrong. */
async function proofOf(probe: Solver, captchaType: CaptchaKind, dx = 0): Promise<object> {
  const seen = await probe.lookAtCaptcha(captchaType);
  const points = moved(seen.points, dx);
  await check(probe, captchaType, seen, points);
  const plain = plainAnswer(captchaType, points);
  return { captchaType, captchaVerification: captchaVerification(seen.token, plain, seen.secretKey) };
}

/** What a solved captcha permits, and for how long. */
export const captchaProofRules: readonly Rule[] = [
  rule(
    ['login', 'captchaCheck'],
    'takes the proof of a passed captcha for 160 s, once, and not for 181 s',
    needing(['captcha-solver', 'clock', 'own-world'], async (probe) => {
      const enter = await demanding(probe);
      const late = await proofOf(probe, 'blockPuzzle');
      await probe.advance('181s');
      await expectUnproven('a proof of 181 s', enter(late));
      const proof = await proofOf(probe, 'blockPuzzle');
      await probe.advance('160s');
      await expectTaken('a proof of 160 s', enter(proof));
      const again = await demanding(probe);
      await expectUnproven('the same proof again', again(proof));
    }),
  ),
  rule(
    ['login', 'captchaCheck'],
    'says which captcha it asks for, and takes no other',
    needing(['captcha-solver', 'magic-values', 'own-world'], async (probe) => {
      const { wordsPhone, sliderPhone, password } = probe.magic;
      const encrypted = await probe.encrypt(password);
      const enter = (username: string, proof: object) =>
        probe.call(login, {
          loginType: 'password',
          username,
          password: encrypted,
          homepageConfigId: probe.site,
          ...proof,
        });
      for (const [phone, due] of [
        [sliderPhone, 'blockPuzzle'],
        [wordsPhone, 'clickWord'],
      ] as const) {
        const asked = await refusalOf(enter(phone, {}));
        const { captchaType = 'blockPuzzle' } = Object(asked?.data) as { captchaType?: string };
        expectSame('code and captcha', [asked?.code, captchaType], ['needCaptchaVerification', due]);
      }
      await expectUnproven(
        'a slider, where words are asked',
        enter(wordsPhone, await proofOf(probe, 'blockPuzzle')),
      );
      await expectUnproven(
        'a slider that calls itself words',
        enter(wordsPhone, { ...(await proofOf(probe, 'blockPuzzle')), captchaType: 'clickWord' }),
      );
      await expectTaken('the words', enter(wordsPhone, await proofOf(probe, 'clickWord')));
    }),
  ),
  rule(
    ['login', 'captchaCheck'],
    'takes no proof of a check that failed, or of a challenge that was not checked',
    needing(['captcha-solver', 'own-world'], async (probe) => {
      const enter = await demanding(probe);
      await expectUnproven('a proof of a failed check', enter(await proofOf(probe, 'blockPuzzle', -60)));
      const seen = await probe.lookAtCaptcha('blockPuzzle');
      const unchecked = captchaVerification(
        seen.token,
        plainAnswer('blockPuzzle', seen.points),
        seen.secretKey,
      );
      await expectUnproven(
        'a proof without a check',
        enter({ captchaType: 'blockPuzzle', captchaVerification: unchecked }),
      );
      await expectTaken('a proof', enter(await proofOf(probe, 'blockPuzzle')));
    }),
  ),
];
