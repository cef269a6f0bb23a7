import { captchaGet, exportMyData, getResume, login, logout } from '@careers/gateway/contract';
import {
  FAILED_LOGINS_BEFORE_CAPTCHA,
  languageIndexes,
  loginByCipher,
  loginByPassword,
  needing,
  type Person,
  type Probe,
  recipe,
  sendCode,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused, expectTaken, refusalOf } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

const WRONG = 'Wr0ngPassword';

const asPerson = (probe: Probe, of: Person) =>
  loginByPassword(probe, probe.account(of).phone, probe.account(of).password);

async function failTimes(probe: Probe, name: string, times: number): Promise<void> {
  const wrong = await probe.encrypt(WRONG);
  for (let at = 1; at <= times; at++)
    await expectRefused(`wrong password ${at}`, loginByCipher(probe, name, wrong));
}

export const loginRules: readonly Rule[] = [
  rule(
    'login',
    'opens a session of whoever logged in, with a token of its own each time',
    recipe(async (probe) => {
      const [one, again, other] = [
        await asPerson(probe, 'candidate'),
        await asPerson(probe, 'candidate'),
        await asPerson(probe, 'newcomer'),
      ];
      expectSame('user ids of the same person', again.userInfo.userid, one.userInfo.userid);
      expectTrue('another person has another user id', other.userInfo.userid !== one.userInfo.userid);
      const tokens = [one, again, other].map(({ Authorization }) => Authorization);
      expectSame('different tokens, of three', new Set(tokens).size, 3);
      expectTrue(
        'a token cannot be guessed: it is long',
        tokens.every((token) => token.length >= 16),
      );
    }),
  ),
  rule(
    ['login', 'exportMyData'],
    'gives each session a token that reads only its own person’s data, for two sessions at a time',
    recipe(async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const phones = {
        candidate: probe.account('candidate').phone,
        newcomer: probe.account('newcomer').phone,
      };
      const of = async (person: typeof candidate) => (await person.call(exportMyData, {})).content;
      const contents = { candidate: await of(candidate), newcomer: await of(newcomer) };
      expectTrue('the candidate’s things name the candidate', contents.candidate.includes(phones.candidate));
      expectTrue('the newcomer’s things name the newcomer', contents.newcomer.includes(phones.newcomer));
      expectTrue(
        'and nobody else',
        !contents.candidate.includes(phones.newcomer) && !contents.newcomer.includes(phones.candidate),
      );
    }),
  ),
  rule(
    'login',
    'lets phone, e-mail and account name, in any case, into the same account with one password',
    needing(['magic-values', 'own-world'], async (probe) => {
      const ids = [];
      for (const name of probe.magic.aliases)
        ids.push((await loginByPassword(probe, name, probe.magic.password)).userInfo.userid);
      for (const name of probe.magic.aliases)
        ids.push((await loginByPassword(probe, name.toUpperCase(), probe.magic.password)).userInfo.userid);
      expectSame('the accounts that they lead to', new Set(ids).size, 1);
      for (const name of probe.magic.aliases)
        await expectRefused(
          `a password of other case for ${name}`,
          loginByPassword(probe, name, probe.magic.password.toLowerCase()),
        );
    }),
  ),
  rule(
    'login',
    'lets nobody in without a password, or with one that is not encrypted',
    needing(['own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await expectRefused('an empty password', loginByPassword(probe, phone, ''));
      await expectRefused('a password that was not encrypted', loginByCipher(probe, phone, password));
    }),
  ),
  rule(
    'login',
    'counts three failures of an account before it asks for a captcha, and of that account alone',
    needing(['own-world'], async (probe) => {
      const { phone } = probe.account('newcomer');
      await failTimes(probe, phone, FAILED_LOGINS_BEFORE_CAPTCHA - 1);
      await expectTaken('the right password after two failures', asPerson(probe, 'newcomer'));
      await failTimes(probe, phone, FAILED_LOGINS_BEFORE_CAPTCHA);
      const asked = await refusalOf(asPerson(probe, 'newcomer'));
      expectSame('what the fourth login is answered', asked?.code, 'needCaptchaVerification');
      const { captchaType = 'blockPuzzle' } = Object(asked?.data) as { captchaType?: string };
      const { repCode } = await probe.call(captchaGet, { captchaType });
      expectSame('the code of a challenge of the type that it asks for', repCode, '0000');
      await expectTaken('another person’s login', asPerson(probe, 'candidate'));
    }),
  ),
  rule(
    'login',
    'forgets failures once a login succeeds, so that later ones are counted anew',
    needing(['own-account'], async (probe) => {
      const { phone } = probe.account('newcomer');
      for (let round = 0; round < 2; round++) {
        await failTimes(probe, phone, FAILED_LOGINS_BEFORE_CAPTCHA - 1);
        await expectTaken('the right password after two failures', asPerson(probe, 'newcomer'));
      }
    }),
  ),
  rule(
    'login',
    'passes with the proof of a captcha, and not with a made-up one',
    needing(['captcha-solver', 'own-world'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await failTimes(probe, phone, FAILED_LOGINS_BEFORE_CAPTCHA);
      const prove = async (proof: object) =>
        probe.call(login, {
          loginType: 'password',
          username: phone,
          password: await probe.encrypt(password),
          homepageConfigId: probe.site,
          ...proof,
        });
      const madeUp = { captchaType: 'blockPuzzle', captchaVerification: 'bm9ib2R5LS0teyJ4IjoxLCJ5Ijo1fQ==' };
      for (const proof of [{}, { captchaVerification: '' }, madeUp]) {
        const failure = await refusalOf(prove(proof));
        expectSame(`the code with ${JSON.stringify(proof)}`, failure?.code, 'needCaptchaVerification');
      }
      await expectTaken('a login with a proof', prove(await probe.solveCaptcha('blockPuzzle')));
      await expectTaken('the next login, without one', prove({}));
    }),
  ),
  rule(
    'login',
    'refuses an unknown account with a message in the language of the call',
    recipe(async (probe) => {
      const said = new Set<string>();
      const password = await probe.encrypt(WRONG);
      for (const index of languageIndexes) {
        const param = {
          loginType: 'password',
          username: `nobody-${probe.newKey()}`,
          password,
          homepageConfigId: probe.site,
        };
        const { code, message } = await probe.speaking(index).reply(login, param);
        expectSame('the code', code, '451');
        said.add(message);
      }
      expectSame('messages that differ, of three languages', said.size, 3);
    }),
  ),
  rule(
    'login',
    'counts no code of the right person as a failure, and takes the code of the phone’s own country alone',
    needing(['inbox', 'own-account'], async (probe) => {
      const person = probe.account('newcomer');
      await sendCode(probe, person);
      const verificationCode = await probe.inboxCode(person.phone);
      const param = {
        loginType: 'verificationCode' as const,
        username: person.phone,
        verificationCode,
        homepageConfigId: probe.site,
      };
      const country = person.phoneNationCode === '+852' ? '+853' : '+852';
      await expectRefused(
        'its code under another country',
        probe.call(login, { ...param, phoneNationCode: country }),
      );
      const session = await expectTaken(
        'its code',
        probe.call(login, { ...param, phoneNationCode: person.phoneNationCode }),
      );
      expectSame(
        'who is logged in',
        session.userInfo.userid,
        (await asPerson(probe, 'newcomer')).userInfo.userid,
      );
    }),
  ),
  rule(
    ['logout', 'login'],
    'ends the session that it is called in, and no other',
    recipe(async (probe) => {
      const [here, elsewhere, other] = [
        await probe.another('newcomer'),
        await probe.another('newcomer'),
        await probe.another('candidate'),
      ];
      await here.call(logout, {});
      await expectExpired('the session that was logged out', here.call(getResume, {}));
      await expectExpired('logging out once more', here.call(logout, {}));
      await expectTaken('a call in the same person’s other session', elsewhere.call(getResume, {}));
      await expectTaken('a call in somebody else’s session', other.call(getResume, {}));
    }),
  ),
  rule(
    'login',
    'gives a session for 1 h 59 min 40 s, and for no longer than 2 h, however busy it is',
    needing(['clock'], async (probe) => {
      const [busy, idle] = [await probe.another('newcomer'), await probe.another('candidate')];
      await probe.advance('1h');
      await busy.call(getResume, {});
      await probe.advance('3580s');
      await expectTaken('a call after 1 h 59 min 40 s', busy.call(getResume, {}));
      await expectTaken('the first call, after 1 h 59 min 40 s', idle.call(getResume, {}));
      await probe.advance('21s');
      await expectExpired('a busy session after 2 h', busy.call(getResume, {}));
      await expectExpired('an idle session after 2 h', idle.call(getResume, {}));
    }),
  ),
];
