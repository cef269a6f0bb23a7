import {
  bindEmail,
  bindPhone,
  ifAccountExist,
  modifyPassword,
  proveOwner,
  sendVerificationCode,
  unbindEmail,
  unbindPhone,
} from '@careers/gateway/contract';
import {
  loginByPassword,
  NEW_PASSWORD,
  needing,
  type ProbeWith,
  recipe,
  sendCode,
  sendOwnCode,
  stranger,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { addressOf, freeEmail, proofOf, sendTo, settingsNow } from './code-methods.ts';
import { type Rule, rule } from './rule.ts';

const FREE_EMAIL = 'nobody.yet@example.com';

async function bindFreeEmail(probe: ProbeWith<'inbox'>): Promise<void> {
  await probe.call(sendVerificationCode, {
    function: 'bind',
    email: FREE_EMAIL,
    homepageConfigId: probe.site,
  });
  const verificationCode = await probe.inboxCode(FREE_EMAIL);
  await probe.call(bindEmail, { email: FREE_EMAIL, verificationCode, ownerProof: await proofOf(probe) });
}

/** Binds a contact that belongs to no account, with a proof of the owner. */
async function bindBy(probe: ProbeWith<'inbox'>, id: 'bindEmail' | 'bindPhone', ownerProof: string) {
  const contact = id === 'bindEmail' ? freeEmail : stranger;
  await sendTo(probe, contact, 'bind');
  const verificationCode = await probe.inboxCode(addressOf(contact));
  return 'email' in contact
    ? probe.call(bindEmail, { ...contact, verificationCode, ownerProof })
    : probe.call(bindPhone, { ...contact, verificationCode, ownerProof });
}

export const accountSettingsRules: readonly Rule[] = [
  rule(
    'getAccountSettings',
    'shows the account of the session, with its contacts masked so that only their owner recognises them',
    recipe(async (probe) => {
      for (const person of ['candidate', 'newcomer'] as const) {
        const { phone, phoneNationCode } = probe.account(person);
        const shown = await settingsNow(await probe.another(person));
        expectTrue(
          `${shown.phone} hides some of ${phone}`,
          shown.phone !== undefined && !shown.phone.includes(phone),
        );
        const [before = '', after = ''] = shown.phone?.split(/\D+/) ?? [];
        expectTrue(`${shown.phone} is ${phone}`, phone.startsWith(before) && phone.endsWith(after));
        expectTrue(`${shown.phone} shows something of it`, before + after !== '');
        expectSame('its country', shown.phoneNationCode, phoneNationCode);
        expectSame(
          'whether a password is set, and a deletion waits',
          [shown.passwordSet, shown.deletionDueAt],
          [true, undefined],
        );
      }
    }),
  ),
  rule(
    ['bindEmail', 'unbindEmail', 'getAccountSettings'],
    'changes the e-mail of that account and nothing else, and unbinding removes it again',
    needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
      const other = await settingsNow(await probe.another('candidate'));
      await probe.login('newcomer');
      const before = await settingsNow(probe);
      await bindFreeEmail(probe);
      const { email, ...rest } = await settingsNow(probe);
      expectTrue(
        `${email} is the new e-mail, masked`,
        email !== undefined && email !== FREE_EMAIL && email.includes('@'),
      );
      expectSame('the rest of the settings', rest, before);
      const { exist } = await probe.call(ifAccountExist, {
        username: FREE_EMAIL,
        usernameType: 'email',
        homepageConfigId: probe.site,
      });
      expectSame('whether somebody is registered under it', exist, true);
      await expectTaken(
        'a login under it',
        loginByPassword(probe, FREE_EMAIL, probe.account('newcomer').password),
      );
      await probe.advance('60s');
      await sendOwnCode(probe, 'email');
      await probe.call(unbindEmail, { verificationCode: await probe.inboxCode(FREE_EMAIL) });
      expectSame('the settings after unbinding', await settingsNow(probe), before);
      await expectRefused(
        'a login under it',
        loginByPassword(probe, FREE_EMAIL, probe.account('newcomer').password),
      );
      expectSame('somebody else’s settings', await settingsNow(await probe.another('candidate')), other);
    }),
  ),
  rule(
    ['unbindPhone', 'ifAccountExist', 'sendVerificationCode'],
    'leaves no account under the phone that was unbound',
    needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
      const { phone, phoneNationCode } = probe.account('newcomer');
      await probe.login('newcomer');
      await bindFreeEmail(probe);
      await sendOwnCode(probe, 'phone');
      await probe.call(unbindPhone, { verificationCode: await probe.inboxCode(phone) });
      const { exist } = await probe.call(ifAccountExist, {
        username: phone,
        usernameType: 'phone',
        homepageConfigId: probe.site,
      });
      expectSame('whether somebody is registered under it', exist, false);
      await probe.advance('61s');
      const visitor = await probe.another();
      await expectRefused('a code to log in by it', sendCode(visitor, { phone, phoneNationCode }, 'login'));
    }),
  ),
  rule(
    'bindEmail',
    'takes another e-mail in place of the one that is bound',
    needing(['inbox', 'own-world'], async (probe) => {
      const { password } = probe.account('newcomer');
      await probe.login('newcomer');
      for (const email of [FREE_EMAIL, 'somebody.else@example.com']) {
        await sendTo(probe, { email }, 'bind');
        const verificationCode = await probe.inboxCode(email);
        await probe.call(bindEmail, { email, verificationCode, ownerProof: await proofOf(probe) });
        await expectTaken(`a login under ${email}`, loginByPassword(probe, email, password));
      }
      await expectRefused('a login under the first e-mail', loginByPassword(probe, FREE_EMAIL, password));
    }),
  ),
  rule(
    ['bindEmail', 'proveOwner'],
    'leaves the owner proof of somebody else valid, when another one is given or used',
    needing(['inbox', 'own-world'], async (probe) => {
      const proven = async (who: 'newcomer' | 'candidate', email: string) => {
        const caller = await probe.another(who);
        const password = await probe.encrypt(probe.account(who).password);
        const { ownerProof } = await caller.call(proveOwner, { by: 'password', password });
        await sendTo(caller, { email }, 'bind');
        const verificationCode = await probe.inboxCode(email);
        return () => caller.call(bindEmail, { email, verificationCode, ownerProof });
      };
      const first = await proven('newcomer', FREE_EMAIL);
      const second = await proven('candidate', 'somebody.else@example.com');
      await expectTaken('a proof, after that of somebody else', first());
      await expectTaken('somebody else’s, once the first is used', second());
    }),
  ),
  ...(['bindEmail', 'bindPhone'] as const).flatMap((id) => [
    rule(
      [id, 'proveOwner'],
      'accepts its own owner proof once, and neither somebody else’s nor a made-up one',
      needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
        await probe.login('newcomer');
        const other = await probe.another('candidate');
        const password = await probe.encrypt(probe.account('candidate').password);
        const { ownerProof: theirs } = await other.call(proveOwner, { by: 'password', password });
        await expectRefused('somebody else’s proof', bindBy(probe, id, theirs));
        const ownerProof = await proofOf(probe);
        await probe.advance('61s');
        await expectRefused('a made-up proof, while one waits', bindBy(probe, id, 'a-proof-of-nobody'));
        await probe.advance('61s');
        await expectTaken('a proof', bindBy(probe, id, ownerProof));
        await probe.advance('61s');
        await expectRefused('the same proof again', bindBy(probe, id, ownerProof));
      }),
    ),
    rule(
      [id, 'proveOwner'],
      'takes a proof of 9 min 40 s, and none of 10 min 1 s',
      needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
        await probe.login('newcomer');
        const late = await proofOf(probe);
        await probe.advance('601s');
        await expectRefused('a proof of 10 min 1 s', bindBy(probe, id, late));
        const early = await proofOf(probe);
        await probe.advance('580s');
        await expectTaken('a proof of 9 min 40 s', bindBy(probe, id, early));
      }),
    ),
  ]),
  rule(
    'bindPhone',
    'changes nothing for a phone that is in use, or with a wrong code',
    needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
      const { phone, phoneNationCode } = probe.account('candidate');
      await probe.login('newcomer');
      const before = await settingsNow(probe);
      await sendCode(probe, stranger, 'bind');
      const code = await probe.inboxCode(stranger.phone);
      const verificationCode = code === '000000' ? '000001' : '000000';
      await expectRefused(
        'a wrong code',
        probe.call(bindPhone, { ...stranger, verificationCode, ownerProof: await proofOf(probe) }),
      );
      const taken = { phone, phoneNationCode, verificationCode: code, ownerProof: await proofOf(probe) };
      await expectRefused('somebody else’s phone', probe.call(bindPhone, taken));
      expectSame('the settings', await settingsNow(probe), before);
    }),
  ),
  rule(
    'modifyPassword',
    'changes nothing but the password of that account, and nothing with a wrong old one or a weak new one',
    needing(['own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await probe.login('newcomer');
      const before = await settingsNow(probe);
      const modify = async (from: string, to: string) => {
        const encrypted = await probe.encrypt(to);
        return probe.call(modifyPassword, {
          oldPassword: await probe.encrypt(from),
          password: encrypted,
          passwordConfirm: encrypted,
        });
      };
      await expectRefused('a wrong old password', modify('Wr0ngPassword', NEW_PASSWORD));
      for (const weak of [
        'Short1a',
        'nouppercase1',
        'NOLOWERCASE1',
        'NoDigitHere',
        'With space1',
        'Twenty1characters2345',
      ]) {
        await expectRefused(`the password ${weak}`, modify(password, weak));
      }
      await expectTaken('the old password, until it is changed', loginByPassword(probe, phone, password));
      await expectTaken('the change', modify(password, NEW_PASSWORD));
      await expectRefused('the old password', loginByPassword(probe, phone, password));
      await expectTaken('the new password', loginByPassword(probe, phone, NEW_PASSWORD));
      // Until now the sample persons had the same password: none could be told from another's.
      const other = probe.account('candidate');
      await expectRefused(
        'the new password, for another person',
        loginByPassword(probe, other.phone, NEW_PASSWORD),
      );
      await expectTaken(
        'the other person’s own password',
        loginByPassword(probe, other.phone, other.password),
      );
      expectSame('the settings', await settingsNow(probe), before);
      await expectTaken('changing it back', modify(NEW_PASSWORD, password));
    }),
  ),
];
