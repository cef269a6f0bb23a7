import {
  codeReasons,
  exhaustLookUps,
  expect,
  loginByPassword,
  refused,
  sendCode,
  sendOwnCode,
  stranger,
  UNKNOWN_PHONE,
  WRONG_CODE,
} from './account-recipes.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import type * as settings from './settings.ts';
import { bindEmail, bindPhone, unbindEmail, unbindPhone } from './settings.ts';
import {
  FREE_EMAIL,
  newcomersPhone,
  newcomersProof,
  ownCode,
  sendToEmail,
  settingsOf,
} from './settings-recipes.ts';

const bindStrangerPhone = async (probe: Probe, verificationCode: string) =>
  probe.call(bindPhone, { ...stranger, verificationCode, ownerProof: await newcomersProof(probe) });

const bindFreeEmail = async (probe: Probe, verificationCode: string) =>
  probe.call(bindEmail, { email: FREE_EMAIL, verificationCode, ownerProof: await newcomersProof(probe) });

/** A newcomer who has a phone and, from here on, an e-mail. */
async function loginWithBoth(probe: ProbeWith<'inbox'>): Promise<void> {
  await probe.login('newcomer');
  await sendToEmail(probe, FREE_EMAIL);
  await bindFreeEmail(probe, await probe.inboxCode(FREE_EMAIL));
}

/** The contacts of an account: bound, changed and unbound by codes. */
export const contactsReference: Pick<
  ReferenceOf<typeof settings>,
  'bindPhone' | 'bindEmail' | 'unbindPhone' | 'unbindEmail'
> = {
  bindPhone: {
    summary: 'Binds a phone, or another in its place, by the code that was sent to it.',
    example: {
      param: { phone: '13700000001', phoneNationCode: '+86', verificationCode: '123456' },
      data: {},
    },
    success: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
      await probe.login('newcomer');
      const before = await settingsOf(probe);
      await sendCode(probe, stranger, 'bind');
      await bindStrangerPhone(probe, await probe.inboxCode(UNKNOWN_PHONE));
      const { phone } = await settingsOf(probe);
      expect(phone !== undefined && phone !== before.phone, 'the new phone is bound');
    }),
    reasons: {
      ...codeReasons(['own-account', 'own-contacts'], {
        send: async (probe) => {
          await probe.login('newcomer');
          await sendCode(probe, stranger, 'bind');
          return UNKNOWN_PHONE;
        },
        enter: bindStrangerPhone,
      }),
      contactInvalid: recipe(async (probe) => {
        await probe.login('newcomer');
        return probe.call(bindPhone, { phone: '123', phoneNationCode: '+86', verificationCode: WRONG_CODE });
      }),
      accountExists: recipe(async (probe) => {
        const { phone, phoneNationCode } = probe.account('candidate');
        await probe.login('newcomer');
        return probe.call(bindPhone, { phone, phoneNationCode, verificationCode: WRONG_CODE });
      }),
      proofNeeded: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
        await probe.login('newcomer');
        await sendCode(probe, stranger, 'bind');
        const verificationCode = await probe.inboxCode(UNKNOWN_PHONE);
        return probe.call(bindPhone, { ...stranger, verificationCode });
      }),
    },
    captcha: needing(['own-world'], async (probe) => {
      await probe.login('newcomer');
      await exhaustLookUps(probe);
      return probe.call(bindPhone, { ...stranger, verificationCode: WRONG_CODE });
    }),
    also: {
      'takes a proof once, and only from whom it was given to': needing(
        ['inbox', 'clock', 'own-account', 'own-contacts'],
        async (probe) => {
          await probe.login('newcomer');
          const ownerProof = await newcomersProof(probe);
          await sendCode(probe, stranger, 'bind');
          const verificationCode = await probe.inboxCode(UNKNOWN_PHONE);
          await probe.login('candidate');
          await refused(probe.call(bindPhone, { ...stranger, verificationCode, ownerProof }));
          await probe.login('newcomer');
          await probe.call(bindPhone, { ...stranger, verificationCode, ownerProof });
          await probe.advance('60s');
          await sendToEmail(probe, FREE_EMAIL);
          const mailed = await probe.inboxCode(FREE_EMAIL);
          await refused(probe.call(bindEmail, { email: FREE_EMAIL, verificationCode: mailed, ownerProof }));
          await bindFreeEmail(probe, mailed);
        },
      ),
      'takes no proof that is ten minutes old': needing(
        ['inbox', 'clock', 'own-account', 'own-contacts'],
        async (probe) => {
          await probe.login('newcomer');
          const ownerProof = await newcomersProof(probe);
          await probe.advance('10m');
          await sendCode(probe, stranger, 'bind');
          const verificationCode = await probe.inboxCode(UNKNOWN_PHONE);
          await refused(probe.call(bindPhone, { ...stranger, verificationCode, ownerProof }));
          await bindStrangerPhone(probe, verificationCode);
        },
      ),
      'logs in under the new phone, and no longer under the old one': needing(
        ['inbox', 'own-account', 'own-contacts'],
        async (probe) => {
          const { phone, password } = probe.account('newcomer');
          await probe.login('newcomer');
          await sendCode(probe, stranger, 'bind');
          await bindStrangerPhone(probe, await probe.inboxCode(UNKNOWN_PHONE));
          await refused(loginByPassword(probe, phone, password));
          return loginByPassword(probe, UNKNOWN_PHONE, password);
        },
      ),
    },
  },

  bindEmail: {
    summary: 'Binds an e-mail, or another in its place, by the code that was sent to it.',
    example: { param: { email: 'somebody@example.com', verificationCode: '123456' }, data: {} },
    success: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
      await loginWithBoth(probe);
      expect((await settingsOf(probe)).email !== undefined, 'the e-mail is bound');
    }),
    reasons: {
      ...codeReasons(['own-account', 'own-contacts'], {
        send: async (probe) => {
          await probe.login('newcomer');
          await sendToEmail(probe, FREE_EMAIL);
          return FREE_EMAIL;
        },
        enter: bindFreeEmail,
      }),
      contactInvalid: recipe(async (probe) => {
        await probe.login('newcomer');
        return probe.call(bindEmail, { email: 'nobody', verificationCode: WRONG_CODE });
      }),
      accountExists: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
        await loginWithBoth(probe);
        await probe.login('candidate');
        return probe.call(bindEmail, { email: FREE_EMAIL.toUpperCase(), verificationCode: WRONG_CODE });
      }),
      proofNeeded: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
        await probe.login('newcomer');
        await sendToEmail(probe, FREE_EMAIL);
        const verificationCode = await probe.inboxCode(FREE_EMAIL);
        return probe.call(bindEmail, { email: FREE_EMAIL, verificationCode });
      }),
    },
    captcha: needing(['own-world'], async (probe) => {
      await probe.login('newcomer');
      await exhaustLookUps(probe);
      return probe.call(bindEmail, { email: FREE_EMAIL, verificationCode: WRONG_CODE });
    }),
  },

  unbindPhone: {
    summary: 'Unbinds the phone by a code to it, unless it is the last way to log in.',
    example: { param: { verificationCode: '123456' }, data: {} },
    success: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
      await loginWithBoth(probe);
      const code = await ownCode(probe, 'phone', newcomersPhone(probe));
      await probe.call(unbindPhone, { verificationCode: code });
      expect((await settingsOf(probe)).phone === undefined, 'the phone is unbound');
    }),
    reasons: {
      ...codeReasons(['inbox', 'own-account', 'own-contacts'], {
        send: async (probe) => {
          await loginWithBoth(probe);
          await sendOwnCode(probe, 'phone');
          return newcomersPhone(probe);
        },
        enter: (probe, verificationCode) => probe.call(unbindPhone, { verificationCode }),
      }),
      notBound: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
        await loginWithBoth(probe);
        const code = await ownCode(probe, 'phone', newcomersPhone(probe));
        await probe.call(unbindPhone, { verificationCode: code });
        return probe.call(unbindPhone, { verificationCode: code });
      }),
      lastWay: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return probe.call(unbindPhone, { verificationCode: WRONG_CODE });
      }),
    },
  },

  unbindEmail: {
    summary: 'Unbinds the e-mail by a code to it, unless it is the last way to log in.',
    example: { param: { verificationCode: '123456' }, data: {} },
    success: needing(['inbox', 'clock', 'own-account', 'own-contacts'], async (probe) => {
      await loginWithBoth(probe);
      await probe.advance('60s');
      await probe.call(unbindEmail, { verificationCode: await ownCode(probe, 'email', FREE_EMAIL) });
      expect((await settingsOf(probe)).email === undefined, 'the e-mail is unbound');
    }),
    reasons: {
      ...codeReasons(['inbox', 'clock', 'own-account', 'own-contacts'], {
        send: async (probe) => {
          await loginWithBoth(probe);
          await probe.advance('60s');
          await sendOwnCode(probe, 'email');
          return FREE_EMAIL;
        },
        enter: (probe, verificationCode) => probe.call(unbindEmail, { verificationCode }),
      }),
      notBound: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return probe.call(unbindEmail, { verificationCode: WRONG_CODE });
      }),
      lastWay: needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
        await loginWithBoth(probe);
        const code = await ownCode(probe, 'phone', newcomersPhone(probe));
        await probe.call(unbindPhone, { verificationCode: code });
        return probe.call(unbindEmail, { verificationCode: WRONG_CODE });
      }),
    },
  },
};
