import {
  bindPhone,
  getResume,
  ifAccountExist,
  proveOwner,
  queryConsents,
  registerAccount,
} from '@careers/gateway/contract';
import {
  loginByPassword,
  NEW_PASSWORD,
  needing,
  type Phone,
  type Probe,
  type ProbeWith,
  sendCode,
  stranger,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { settingsNow } from './code-methods.ts';
import { type Rule, rule } from './rule.ts';

async function registerBy(probe: Probe, contact: Phone, verificationCode: string): Promise<void> {
  const password = await probe.encrypt(NEW_PASSWORD);
  await probe.call(registerAccount, {
    ...contact,
    password,
    passwordConfirm: password,
    verificationCode,
    homepageConfigId: probe.site,
    idempotencyKey: probe.newKey(),
  });
}

/** Registers a phone. @returns the code that proved it */
async function register(probe: ProbeWith<'inbox'>, contact: Phone): Promise<string> {
  await sendCode(probe, contact, 'register');
  const code = await probe.inboxCode(contact.phone);
  await registerBy(probe, contact, code);
  return code;
}

/** Accounts are opened once, and are their owner’s alone. */
export const registeringRules: readonly Rule[] = [
  rule(
    ['registerAccount', 'bindPhone'],
    'takes a code once, also when its phone is free again',
    needing(['inbox', 'clock', 'own-world'], async (probe) => {
      const code = await register(probe, stranger);
      probe.use(await loginByPassword(probe, stranger.phone, NEW_PASSWORD));
      const other = { phone: '13700000008', phoneNationCode: '+86' };
      await sendCode(probe, other, 'bind');
      const { ownerProof } = await probe.call(proveOwner, {
        by: 'password',
        password: await probe.encrypt(NEW_PASSWORD),
      });
      const verificationCode = await probe.inboxCode(other.phone);
      await probe.call(bindPhone, { ...other, verificationCode, ownerProof });
      await expectRefused('the code that opened the first account', registerBy(probe, stranger, code));
    }),
  ),
  rule(
    ['registerAccount', 'sendVerificationCode', 'ifAccountExist'],
    'takes a phone once, whatever the country: password login carries none',
    needing(['inbox', 'own-world'], async (probe) => {
      const number = { phone: '66234567', phoneNationCode: '+852' };
      await register(probe, number);
      const { exist } = await probe.call(ifAccountExist, {
        username: number.phone,
        usernameType: 'phone',
        homepageConfigId: probe.site,
      });
      expectSame('whether it is registered', exist, true);
      await expectRefused(
        'its code for another country',
        sendCode(probe, { ...number, phoneNationCode: '+853' }, 'register'),
      );
      const session = await expectTaken(
        'a login by number and password',
        loginByPassword(probe, number.phone, NEW_PASSWORD),
      );
      probe.use(session);
      expectSame('its country', (await settingsNow(probe)).phoneNationCode, '+852');
    }),
  ),
  rule(
    ['registerAccount', 'getResume', 'queryConsents'],
    'opens an account of its own: with nothing of anybody else’s, a resume to fill in, and what was agreed to',
    needing(['inbox', 'own-contacts'], async (probe) => {
      const known = await loginByPassword(
        probe,
        probe.account('newcomer').phone,
        probe.account('newcomer').password,
      );
      await register(probe, stranger);
      const session = await loginByPassword(probe, stranger.phone, NEW_PASSWORD);
      expectTrue('its user id is new', session.userInfo.userid !== known.userInfo.userid);
      probe.use(session);
      expectTrue('its resume lacks something', (await probe.call(getResume, {})).missing.length > 0);
      const consents = await probe.call(queryConsents, {});
      const kinds = consents.map(({ kind }) => kind);
      const ages = consents.map(({ agreedAt }) => Math.abs(Date.now() - Date.parse(agreedAt)));
      expectTrue(
        'it agreed now, and nobody before it',
        ages.every((age) => age < 300_000),
      );
      expectSame('what it agreed to', kinds.toSorted(), ['privacy', 'terms']);
      await expectTaken(
        'somebody else’s login',
        loginByPassword(probe, probe.account('newcomer').phone, probe.account('newcomer').password),
      );
    }),
  ),
];
