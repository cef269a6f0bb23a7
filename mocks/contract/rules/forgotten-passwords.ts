import {
  getResume,
  modifyPassword,
  resetPasswordBeforeLogin,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import {
  FAILED_LOGINS_BEFORE_CAPTCHA,
  loginByPassword,
  NEW_PASSWORD,
  needing,
  type Probe,
  type ProbeWith,
  sendCode,
  WRONG_TRIES_BEFORE_LOCK,
} from '@careers/gateway/reference';
import { expectExpired, expectRefused, expectTaken } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

/** Whose password it is. */
type Whose = 'newcomer' | 'candidate';

/** The first step of a forgotten password. */
async function resetToken(probe: ProbeWith<'inbox'>, who: Whose = 'newcomer'): Promise<string> {
  const { phone, phoneNationCode } = probe.account(who);
  await sendCode(probe, { phone, phoneNationCode }, 'resetPassword');
  const { verificationCode } = await probe.call(validateResetPasswordVerificationCode, {
    phone,
    phoneNationCode,
    verificationCode: await probe.inboxCode(phone),
    homepageConfigId: probe.site,
  });
  return verificationCode;
}

async function resetBy(probe: Probe, verificationCode: string, to = NEW_PASSWORD, who: Whose = 'newcomer') {
  const { phone, phoneNationCode } = probe.account(who);
  const newPassword = await probe.encrypt(to);
  return probe.call(resetPasswordBeforeLogin, {
    phone,
    phoneNationCode,
    verificationCode,
    newPassword,
    newPasswordConfirm: newPassword,
    homepageConfigId: probe.site,
  });
}

/** A forgotten password is set by a token, once, within ten minutes. */
export const forgottenPasswordRules: readonly Rule[] = [
  rule(
    ['resetPasswordBeforeLogin', 'validateResetPasswordVerificationCode'],
    'takes a token of 9 min 40 s, once, and none of 10 min 1 s',
    needing(['inbox', 'clock', 'own-account'], async (probe) => {
      const late = await resetToken(probe);
      await probe.advance('601s');
      await expectRefused('a token of 10 min 1 s', resetBy(probe, late));
      const token = await resetToken(probe);
      await probe.advance('580s');
      await expectTaken('a token of 9 min 40 s', resetBy(probe, token));
      await expectRefused('the same token again', resetBy(probe, token, 'An0therOne'));
      await expectTaken(
        'the password that was set',
        loginByPassword(probe, probe.account('newcomer').phone, NEW_PASSWORD),
      );
    }),
  ),
  rule(
    'resetPasswordBeforeLogin',
    'sets nothing by a made-up token, by a code, or for a weak password, and ends no session then',
    needing(['inbox', 'own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      const elsewhere = await probe.another('newcomer');
      await resetToken(probe);
      await expectRefused('a code in place of the token', resetBy(probe, await probe.inboxCode(phone)));
      await expectRefused('a made-up token, while another waits', resetBy(probe, 'a-token-of-nobody'));
      await expectTaken('a call in a session', elsewhere.call(getResume, {}));
      await expectTaken('the old password', loginByPassword(probe, phone, password));
    }),
  ),
  rule(
    ['resetPasswordBeforeLogin', 'login'],
    'ends the account’s sessions, and nobody else’s',
    needing(['inbox', 'own-account'], async (probe) => {
      const [theirs, other] = [await probe.another('newcomer'), await probe.another('candidate')];
      await resetBy(probe, await resetToken(probe));
      await expectExpired('a session from before', theirs.call(getResume, {}));
      await expectTaken('a call in somebody else’s session', other.call(getResume, {}));
    }),
  ),
  rule(
    ['resetPasswordBeforeLogin', 'login'],
    'sets a password that logs in at once, without a captcha or a lock, however often the old one was guessed wrong',
    needing(['inbox', 'own-account'], async (probe) => {
      const { phone } = probe.account('newcomer');
      const inside = await probe.another('newcomer');
      const wrong = await probe.encrypt('Wr0ngPassword');
      for (let at = 1; at <= FAILED_LOGINS_BEFORE_CAPTCHA; at++)
        await expectRefused(`wrong password ${at}`, loginByPassword(probe, phone, 'Wr0ngPassword'));
      for (let at = FAILED_LOGINS_BEFORE_CAPTCHA + 1; at <= WRONG_TRIES_BEFORE_LOCK; at++)
        await expectRefused(
          `wrong password ${at}`,
          inside.call(modifyPassword, { oldPassword: wrong, password: wrong, passwordConfirm: wrong }),
        );
      await resetBy(probe, await resetToken(probe));
      await expectTaken('the password that was set', loginByPassword(probe, phone, NEW_PASSWORD));
    }),
  ),
  rule(
    ['validateResetPasswordVerificationCode', 'resetPasswordBeforeLogin'],
    'sets nobody else’s password by a token, and leaves the tokens of others as they are',
    needing(['inbox', 'own-world'], async (probe) => {
      const theirs = await resetToken(probe, 'candidate');
      const own = await resetToken(probe);
      await expectRefused('the candidate’s password by it', resetBy(probe, own, NEW_PASSWORD, 'candidate'));
      await expectTaken('one’s own password', resetBy(probe, own));
      await expectTaken(
        'the candidate’s by their own token after that',
        resetBy(probe, theirs, NEW_PASSWORD, 'candidate'),
      );
    }),
  ),
  rule(
    ['validateResetPasswordVerificationCode', 'resetPasswordBeforeLogin'],
    'distinguishes phones by their country code too, in each of its steps',
    needing(['inbox', 'own-account'], async (probe) => {
      const { phone, phoneNationCode } = probe.account('newcomer');
      await sendCode(probe, { phone, phoneNationCode }, 'resetPassword');
      const code = await probe.inboxCode(phone);
      const elsewhere = { phone, phoneNationCode: '+852', homepageConfigId: probe.site };
      const validate = (param: typeof elsewhere) =>
        probe.call(validateResetPasswordVerificationCode, { ...param, verificationCode: code });
      await expectRefused('the phone of another country', validate(elsewhere));
      const { verificationCode } = await validate({ ...elsewhere, phoneNationCode });
      const newPassword = await probe.encrypt(NEW_PASSWORD);
      const reset = (param: typeof elsewhere) =>
        probe.call(resetPasswordBeforeLogin, {
          ...param,
          verificationCode,
          newPassword,
          newPasswordConfirm: newPassword,
        });
      await expectRefused('a password for the phone of another country', reset(elsewhere));
      await expectTaken('a password for the phone', reset({ ...elsewhere, phoneNationCode }));
    }),
  ),
];
