import {
  bindEmail,
  bindPhone,
  cancelAccountDeletion,
  exportMyData,
  getResume,
  ifAccountExist,
  modifyPassword,
  proveOwner,
  queryConsents,
  registerAccount,
  requestAccountDeletion,
  resetPasswordBeforeLogin,
  sendVerificationCode,
  unbindEmail,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import {
  loginByPassword,
  NEW_PASSWORD,
  needing,
  type Phone,
  type Probe,
  type ProbeWith,
  recipe,
  sendCode,
  sendOwnCode,
  stranger,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused, expectTaken } from './attempts.ts';
import { addressOf, freeEmail, proofOf, sendTo, settingsNow } from './doors.ts';
import { type Rule, rule } from './rule.ts';

const FREE_EMAIL = 'nobody.yet@example.com';

const enter = async (probe: Probe, name: string, password: string) =>
  loginByPassword(probe, name, await probe.encrypt(password));

async function bindFreeEmail(probe: ProbeWith<'inbox'>): Promise<void> {
  await probe.call(sendVerificationCode, {
    function: 'bind',
    email: FREE_EMAIL,
    homepageConfigId: probe.site,
  });
  const verificationCode = await probe.inboxCode(FREE_EMAIL);
  await probe.call(bindEmail, { email: FREE_EMAIL, verificationCode, ownerProof: await proofOf(probe) });
}

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

/** The first step of a forgotten password. */
async function resetToken(probe: ProbeWith<'inbox'>): Promise<string> {
  const { phone, phoneNationCode } = probe.account('newcomer');
  await sendCode(probe, { phone, phoneNationCode }, 'resetPassword');
  const { verificationCode } = await probe.call(validateResetPasswordVerificationCode, {
    phone,
    phoneNationCode,
    verificationCode: await probe.inboxCode(phone),
    homepageConfigId: probe.site,
  });
  return verificationCode;
}

async function resetBy(probe: Probe, verificationCode: string, to = NEW_PASSWORD) {
  const { phone, phoneNationCode } = probe.account('newcomer');
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

export const accountSettingsRules: readonly Rule[] = [
  rule(
    'getAccountSettings',
    'shows whose session it is, its contacts masked: enough to recognise, too little to learn',
    recipe(async (probe) => {
      for (const person of ['candidate', 'newcomer'] as const) {
        const { phone, phoneNationCode } = probe.account(person);
        const shown = await settingsNow(await probe.another(person));
        expectTrue(
          `${shown.phone} hides some of ${phone}`,
          shown.phone !== undefined && !shown.phone.includes(phone),
        );
        const [before = '', after = ''] = shown.phone?.split(/\*+/) ?? [];
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
    'changes the e-mail and nothing else, for that account alone; unbinding takes it back',
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
      await expectTaken('a login under it', enter(probe, FREE_EMAIL, probe.account('newcomer').password));
      await probe.advance('60s');
      await sendOwnCode(probe, 'email');
      await probe.call(unbindEmail, { verificationCode: await probe.inboxCode(FREE_EMAIL) });
      expectSame('the settings after unbinding', await settingsNow(probe), before);
      await expectRefused('a login under it', enter(probe, FREE_EMAIL, probe.account('newcomer').password));
      expectSame('somebody else’s settings', await settingsNow(await probe.another('candidate')), other);
    }),
  ),
  rule(
    ['bindEmail', 'proveOwner'],
    'takes a proof of the owner once, and nobody else’s',
    needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
      await probe.login('newcomer');
      const bind = async (ownerProof: string) => {
        await probe.call(sendVerificationCode, {
          function: 'bind',
          email: FREE_EMAIL,
          homepageConfigId: probe.site,
        });
        const verificationCode = await probe.inboxCode(FREE_EMAIL);
        return probe.call(bindEmail, { email: FREE_EMAIL, verificationCode, ownerProof });
      };
      const other = await probe.another('candidate');
      const password = await probe.encrypt(probe.account('candidate').password);
      const { ownerProof: theirs } = await other.call(proveOwner, { by: 'password', password });
      await expectRefused('somebody else’s proof', bind(theirs));
      await probe.advance('61s');
      const ownerProof = await proofOf(probe);
      await expectTaken('a proof', bind(ownerProof));
      await probe.advance('61s');
      await expectRefused('the same proof again', bind(ownerProof));
      await probe.advance('61s');
      await expectRefused('no proof', bind('a-proof-of-nobody'));
    }),
  ),
  ...(['bindEmail', 'bindPhone'] as const).map((id) =>
    rule(
      [id, 'proveOwner'],
      'takes a proof of 9 min 59 s, and none of 10 min 1 s',
      needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
        const contact = id === 'bindEmail' ? freeEmail : stranger;
        await probe.login('newcomer');
        const late = await proofOf(probe);
        const bind = async (ownerProof: string) => {
          await sendTo(probe, contact, 'bind');
          const verificationCode = await probe.inboxCode(addressOf(contact));
          return 'email' in contact
            ? probe.call(bindEmail, { ...contact, verificationCode, ownerProof })
            : probe.call(bindPhone, { ...contact, verificationCode, ownerProof });
        };
        await probe.advance('601s');
        await expectRefused('a proof of 10 min 1 s', bind(late));
        const early = await proofOf(probe);
        await probe.advance('599s');
        await expectTaken('a proof of 9 min 59 s', bind(early));
      }),
    ),
  ),
  rule(
    ['registerAccount', 'bindPhone'],
    'takes a code once, also when its phone is free again',
    needing(['inbox', 'clock', 'own-world'], async (probe) => {
      const code = await register(probe, stranger);
      probe.use(await enter(probe, stranger.phone, NEW_PASSWORD));
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
    'bindPhone',
    'keeps a phone that is in use, and one whose code is wrong, from changing anything',
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
    'changes the password alone, and not by a wrong or a weak one',
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
      await expectTaken('the old password, until it is changed', enter(probe, phone, password));
      await expectTaken('the change', modify(password, NEW_PASSWORD));
      await expectRefused('the old password', enter(probe, phone, password));
      await expectTaken('the new password', enter(probe, phone, NEW_PASSWORD));
      expectSame('the settings', await settingsNow(probe), before);
      await expectTaken('changing it back', modify(NEW_PASSWORD, password));
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
        enter(probe, number.phone, NEW_PASSWORD),
      );
      probe.use(session);
      expectSame('its country', (await settingsNow(probe)).phoneNationCode, '+852');
    }),
  ),
  rule(
    ['registerAccount', 'getResume', 'queryConsents'],
    'opens an account of its own: with nothing of anybody else’s, a resume to fill in, and what was agreed to',
    needing(['inbox', 'own-contacts'], async (probe) => {
      const known = await enter(probe, probe.account('newcomer').phone, probe.account('newcomer').password);
      await register(probe, stranger);
      const session = await enter(probe, stranger.phone, NEW_PASSWORD);
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
        enter(probe, probe.account('newcomer').phone, probe.account('newcomer').password),
      );
    }),
  ),
  rule(
    ['resetPasswordBeforeLogin', 'validateResetPasswordVerificationCode'],
    'takes a token of 9 min 59 s, once, and none of 10 min 1 s',
    needing(['inbox', 'clock', 'own-account'], async (probe) => {
      const late = await resetToken(probe);
      await probe.advance('601s');
      await expectRefused('a token of 10 min 1 s', resetBy(probe, late));
      const token = await resetToken(probe);
      await probe.advance('599s');
      await expectTaken('a token of 9 min 59 s', resetBy(probe, token));
      await expectRefused('the same token again', resetBy(probe, token, 'An0therOne'));
      await expectTaken(
        'the password that was set',
        enter(probe, probe.account('newcomer').phone, NEW_PASSWORD),
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
      await expectTaken('the old password', enter(probe, phone, password));
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
    ['requestAccountDeletion', 'cancelAccountDeletion', 'getAccountSettings'],
    'waits thirty days, in which everything stays, and is taken back as if never asked',
    needing(['inbox', 'own-account'], async (probe) => {
      await probe.login('newcomer');
      const before = await settingsNow(probe);
      await sendOwnCode(probe, 'phone');
      const verificationCode = await probe.inboxCode(probe.account('newcomer').phone);
      const { deletionDueAt } = await probe.call(requestAccountDeletion, {
        own: 'phone',
        verificationCode,
        idempotencyKey: probe.newKey(),
      });
      const days = (Date.parse(deletionDueAt) - Date.now()) / 86_400_000;
      expectTrue(`it is due in ${days.toFixed(1)} days, where 30 are due`, Math.abs(days - 30) < 0.5);
      expectSame('the settings', await settingsNow(probe), { ...before, deletionDueAt });
      expectSame(
        'somebody else’s deletion',
        (await settingsNow(await probe.another('candidate'))).deletionDueAt,
        undefined,
      );
      await probe.call(cancelAccountDeletion, {});
      expectSame('the settings once it is taken back', await settingsNow(probe), before);
    }),
  ),
  rule(
    ['cancelAccountDeletion', 'requestAccountDeletion'],
    'keeps an account that took its wish back',
    needing(['inbox', 'clock', 'own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await probe.login('newcomer');
      await sendOwnCode(probe, 'phone');
      await probe.call(requestAccountDeletion, {
        own: 'phone',
        verificationCode: await probe.inboxCode(phone),
        idempotencyKey: probe.newKey(),
      });
      await probe.call(cancelAccountDeletion, {});
      await probe.advance('31d');
      await expectTaken('a login after 31 days', enter(probe, phone, password));
    }),
  ),
  rule(
    'exportMyData',
    'holds what is stored about the person, no password, and the name of a file',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { content, fileName } = await probe.call(exportMyData, {});
      const kept: unknown = JSON.parse(content);
      expectTrue('it is an object', typeof kept === 'object' && kept !== null);
      const { id } = await probe.call(getResume, {});
      expectTrue('the resume is in it', content.includes('resume') || content.includes(id));
      expectTrue('the password is not in it', !content.includes(probe.account('candidate').password));
      expectTrue(`${fileName} has no path`, !/[\\/]/.test(fileName));
    }),
  ),
  rule(
    'queryConsents',
    'has the latest first, each with its version',
    recipe(async (probe) => {
      await probe.login('candidate');
      const consents = await probe.call(queryConsents, {});
      const times = consents.map(({ agreedAt }) => Date.parse(agreedAt));
      expectSame(
        'the times, in the order given',
        times,
        times.toSorted((a, b) => b - a),
      );
      expectTrue(
        'each has a version',
        consents.every(({ version }) => version !== ''),
      );
      expectTrue(
        'none is of a time to come',
        times.every((time) => time <= Date.now() + 60_000),
      );
    }),
  ),
];
