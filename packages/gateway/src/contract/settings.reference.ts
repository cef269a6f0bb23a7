import type { ContactKind } from './account.ts';
import { sendVerificationCode } from './account.ts';
import {
  codeReasons,
  expect,
  loginByCode,
  loginByPassword,
  NEW_PASSWORD,
  NO_CIPHER,
  passwordReasons,
  refused,
  sendCode,
  sendOwnCode,
  stranger,
  UNKNOWN_PHONE,
  WRONG_CODE,
} from './account-recipes.ts';
import { signOnDirectly } from './directory.reference.ts';
import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { getResume } from './resume.ts';
import * as settings from './settings.ts';

const {
  bindEmail,
  bindPhone,
  cancelAccountDeletion,
  exportMyData,
  getAccountSettings,
  modifyPassword,
  queryConsents,
  requestAccountDeletion,
  setPassword,
  unbindEmail,
  unbindPhone,
} = settings;

/** Nobody has it. */
const FREE_EMAIL = 'nobody.yet@example.com';

const sendToEmail = (probe: Probe, email: string) =>
  probe.call(sendVerificationCode, { function: 'bind', email, homepageConfigId: probe.site });

const bindStrangerPhone = (probe: Probe, verificationCode: string) =>
  probe.call(bindPhone, { ...stranger, verificationCode });

const bindFreeEmail = (probe: Probe, verificationCode: string) =>
  probe.call(bindEmail, { email: FREE_EMAIL, verificationCode });

/** A newcomer who has a phone and, from here on, an e-mail. */
async function loginWithBoth(probe: ProbeWith<'inbox'>): Promise<void> {
  await probe.login('newcomer');
  await sendToEmail(probe, FREE_EMAIL);
  await bindFreeEmail(probe, await probe.inboxCode(FREE_EMAIL));
}

/** A code to an own contact, read from the inbox; a minute later, if one was just sent there. */
async function ownCode(probe: ProbeWith<'inbox'>, own: ContactKind, to: string): Promise<string> {
  await sendOwnCode(probe, own);
  return probe.inboxCode(to);
}

const phoneOf = (probe: Probe) => probe.account('newcomer').phone;

/** Logs in where there is no password yet. */
async function loginCodeOnly(probe: ProbeWith<'magic-values'>): Promise<void> {
  const { codeOnlyPhone: phone, code } = probe.magic;
  probe.use(await loginByCode(probe, { phone, phoneNationCode: '+86' }, code));
}

const setTo = (probe: Probe, verificationCode: string, password: string, confirm = password) =>
  probe.call(setPassword, { own: 'phone', verificationCode, password, passwordConfirm: confirm });

const modify = (probe: Probe, oldPassword: string, password: string, confirm = password) =>
  probe.call(modifyPassword, { oldPassword, password, passwordConfirm: confirm });

const requestDeletion = (probe: Probe, own: ContactKind, verificationCode: string) =>
  probe.call(requestAccountDeletion, { own, verificationCode, idempotencyKey: probe.newKey() });

async function askForDeletion(probe: ProbeWith<'inbox'>) {
  await probe.login('newcomer');
  return requestDeletion(probe, 'phone', await ownCode(probe, 'phone', phoneOf(probe)));
}

const settingsOf = (probe: Probe) => probe.call(getAccountSettings, {});

export const settingsReference: ReferenceOf<typeof settings> = {
  getAccountSettings: {
    summary: 'How the account can be reached and entered, its contacts masked.',
    example: {
      param: {},
      data: {
        account: 'candidate01',
        phone: '138****0001',
        phoneNationCode: '+86',
        email: 'ca***@example.com',
        passwordSet: true,
        directory: false,
      },
    },
    success: recipe(async (probe) => {
      const { phone } = probe.account('candidate');
      await probe.login('candidate');
      const shown = await settingsOf(probe);
      expect(shown.phone !== undefined && shown.phone !== phone, 'the phone is shown, and masked');
      expect(shown.passwordSet && !shown.directory, 'it is an account with a password of its own');
    }),
    reasons: {},
  },

  bindPhone: {
    summary: 'Binds a phone, or another in its place, by the code that was sent to it.',
    example: {
      param: { phone: '13700000001', phoneNationCode: '+86', verificationCode: '123456' },
      data: {},
    },
    success: needing(['inbox'], async (probe) => {
      await probe.login('newcomer');
      await sendCode(probe, stranger, 'bind');
      await bindStrangerPhone(probe, await probe.inboxCode(UNKNOWN_PHONE));
      const { phone } = await settingsOf(probe);
      expect(phone?.endsWith(UNKNOWN_PHONE.slice(-4)) === true, 'the new phone is bound');
    }),
    reasons: {
      ...codeReasons([], {
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
    },
    also: {
      'logs in under the new phone, and no longer under the old one': needing(['inbox'], async (probe) => {
        const { phone, password } = probe.account('newcomer');
        await probe.login('newcomer');
        await sendCode(probe, stranger, 'bind');
        await bindStrangerPhone(probe, await probe.inboxCode(UNKNOWN_PHONE));
        await refused(loginByPassword(probe, phone, await probe.encrypt(password)));
        return loginByPassword(probe, UNKNOWN_PHONE, await probe.encrypt(password));
      }),
    },
  },

  bindEmail: {
    summary: 'Binds an e-mail, or another in its place, by the code that was sent to it.',
    example: { param: { email: 'somebody@example.com', verificationCode: '123456' }, data: {} },
    success: needing(['inbox'], async (probe) => {
      await loginWithBoth(probe);
      expect((await settingsOf(probe)).email !== undefined, 'the e-mail is bound');
    }),
    reasons: {
      ...codeReasons([], {
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
      accountExists: needing(['inbox'], async (probe) => {
        await loginWithBoth(probe);
        await probe.login('candidate');
        return probe.call(bindEmail, { email: FREE_EMAIL.toUpperCase(), verificationCode: WRONG_CODE });
      }),
    },
  },

  unbindPhone: {
    summary: 'Unbinds the phone by a code to it, unless it is the last way to log in.',
    example: { param: { verificationCode: '123456' }, data: {} },
    success: needing(['inbox'], async (probe) => {
      await loginWithBoth(probe);
      const code = await ownCode(probe, 'phone', phoneOf(probe));
      await probe.call(unbindPhone, { verificationCode: code });
      expect((await settingsOf(probe)).phone === undefined, 'the phone is unbound');
    }),
    reasons: {
      ...codeReasons(['inbox'], {
        send: async (probe) => {
          await loginWithBoth(probe);
          await sendOwnCode(probe, 'phone');
          return phoneOf(probe);
        },
        enter: (probe, verificationCode) => probe.call(unbindPhone, { verificationCode }),
      }),
      notBound: needing(['inbox'], async (probe) => {
        await loginWithBoth(probe);
        const code = await ownCode(probe, 'phone', phoneOf(probe));
        await probe.call(unbindPhone, { verificationCode: code });
        return probe.call(unbindPhone, { verificationCode: code });
      }),
      lastWay: recipe(async (probe) => {
        await probe.login('newcomer');
        return probe.call(unbindPhone, { verificationCode: WRONG_CODE });
      }),
    },
  },

  unbindEmail: {
    summary: 'Unbinds the e-mail by a code to it, unless it is the last way to log in.',
    example: { param: { verificationCode: '123456' }, data: {} },
    success: needing(['inbox', 'clock'], async (probe) => {
      await loginWithBoth(probe);
      await probe.advance('60s');
      await probe.call(unbindEmail, { verificationCode: await ownCode(probe, 'email', FREE_EMAIL) });
      expect((await settingsOf(probe)).email === undefined, 'the e-mail is unbound');
    }),
    reasons: {
      ...codeReasons(['inbox', 'clock'], {
        send: async (probe) => {
          await loginWithBoth(probe);
          await probe.advance('60s');
          await sendOwnCode(probe, 'email');
          return FREE_EMAIL;
        },
        enter: (probe, verificationCode) => probe.call(unbindEmail, { verificationCode }),
      }),
      notBound: recipe(async (probe) => {
        await probe.login('newcomer');
        return probe.call(unbindEmail, { verificationCode: WRONG_CODE });
      }),
      lastWay: needing(['inbox'], async (probe) => {
        await loginWithBoth(probe);
        const code = await ownCode(probe, 'phone', phoneOf(probe));
        await probe.call(unbindPhone, { verificationCode: code });
        return probe.call(unbindEmail, { verificationCode: WRONG_CODE });
      }),
    },
  },

  setPassword: {
    summary: 'Sets the first password of an account, by a code to a contact of its own.',
    example: {
      param: {
        own: 'phone',
        verificationCode: '123456',
        password: 'base64 of RSA',
        passwordConfirm: 'base64 of RSA',
      },
      data: {},
    },
    success: needing(['magic-values'], async (probe) => {
      await loginCodeOnly(probe);
      const password = await probe.encrypt(NEW_PASSWORD);
      await setTo(probe, probe.magic.code, password);
      return loginByPassword(probe, probe.magic.codeOnlyPhone, password);
    }),
    reasons: {
      ...codeReasons(['magic-values'], {
        send: async (probe) => {
          await loginCodeOnly(probe);
          await sendOwnCode(probe, 'phone');
          return probe.magic.codeOnlyPhone;
        },
        enter: async (probe, code) => setTo(probe, code, await probe.encrypt(NEW_PASSWORD)),
      }),
      ...passwordReasons(['magic-values'], async (probe, password, confirm) => {
        await loginCodeOnly(probe);
        return setTo(probe, probe.magic.code, password, confirm);
      }),
      notBound: needing(['magic-values'], async (probe) => {
        await loginCodeOnly(probe);
        const password = await probe.encrypt(NEW_PASSWORD);
        return probe.call(setPassword, {
          own: 'email',
          verificationCode: WRONG_CODE,
          password,
          passwordConfirm: password,
        });
      }),
      passwordAlreadySet: recipe(async (probe) => {
        await probe.login('newcomer');
        return setTo(probe, WRONG_CODE, await probe.encrypt(NEW_PASSWORD));
      }),
      directoryOwned: needing(['directory'], async (probe) => {
        await signOnDirectly(probe);
        return setTo(probe, WRONG_CODE, await probe.encrypt(NEW_PASSWORD));
      }),
    },
  },

  modifyPassword: {
    summary: 'Changes the password under the old one; the other sessions of the account end.',
    example: {
      param: {
        oldPassword: 'base64 of RSA',
        password: 'base64 of RSA',
        passwordConfirm: 'base64 of RSA',
      },
      data: {},
    },
    success: recipe(async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await probe.login('newcomer');
      await modify(probe, await probe.encrypt(password), await probe.encrypt(NEW_PASSWORD));
      return loginByPassword(probe, phone, await probe.encrypt(NEW_PASSWORD));
    }),
    reasons: {
      ...passwordReasons([], async (probe, password, confirm) => {
        await probe.login('newcomer');
        return modify(probe, await probe.encrypt(probe.account('newcomer').password), password, confirm);
      }),
      passwordNotSet: needing(['magic-values'], async (probe) => {
        await loginCodeOnly(probe);
        return modify(probe, NO_CIPHER, NO_CIPHER);
      }),
      passwordWrong: recipe(async (probe) => {
        await probe.login('newcomer');
        return modify(probe, await probe.encrypt('Wr0ngPassword'), await probe.encrypt(NEW_PASSWORD));
      }),
      directoryOwned: needing(['directory'], async (probe) => {
        await signOnDirectly(probe);
        return modify(probe, await probe.encrypt(probe.directory.password), NO_CIPHER);
      }),
    },
    also: {
      'keeps the session that changed it, and ends the others': recipe(async (probe) => {
        const { phone, password } = probe.account('newcomer');
        const elsewhere = await loginByPassword(probe, phone, await probe.encrypt(password));
        await probe.login('newcomer');
        await modify(probe, await probe.encrypt(password), await probe.encrypt(NEW_PASSWORD));
        await probe.call(getResume, {});
        probe.use(elsewhere);
        await refused(probe.call(getResume, {}));
      }),
    },
  },

  queryConsents: {
    summary: 'What the person has agreed to, in which version and when, the latest first.',
    example: {
      param: {},
      data: [{ kind: 'privacy', title: 'Privacy notice', version: '2026-02', agreedAt: exampleInstant }],
    },
    success: recipe(async (probe) => {
      await probe.login('newcomer');
      const consents = await probe.call(queryConsents, {});
      expect(consents.length > 0, 'whoever registered has agreed to something');
    }),
    reasons: {},
  },

  exportMyData: {
    summary: 'All that is stored about the person, as JSON in a file to keep.',
    example: {
      param: {},
      data: { fileName: 'my-data-2026-01-06.json', content: '{"account":{"phone":"13800000001"}}' },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const { fileName, content } = await probe.call(exportMyData, {});
      const kept: unknown = JSON.parse(content);
      expect(fileName.endsWith('.json') && typeof kept === 'object', 'it is a file of JSON');
      expect(content.includes(probe.account('candidate').phone), 'the own phone stands in it');
    }),
    reasons: {},
  },

  requestAccountDeletion: {
    summary: 'Asks for the account to be deleted in thirty days, by a code to a contact of its own.',
    example: {
      param: { own: 'phone', verificationCode: '123456', idempotencyKey: 'a-key-of-this-submit' },
      data: { deletionDueAt: exampleInstant },
    },
    success: needing(['inbox'], async (probe) => {
      const { deletionDueAt } = await askForDeletion(probe);
      expect((await settingsOf(probe)).deletionDueAt === deletionDueAt, 'the settings say when');
    }),
    reasons: {
      ...codeReasons([], {
        send: async (probe) => {
          await probe.login('newcomer');
          await sendOwnCode(probe, 'phone');
          return phoneOf(probe);
        },
        enter: (probe, code) => requestDeletion(probe, 'phone', code),
      }),
      notBound: recipe(async (probe) => {
        await probe.login('newcomer');
        return requestDeletion(probe, 'email', WRONG_CODE);
      }),
      deletionPending: needing(['inbox'], async (probe) => {
        await askForDeletion(probe);
        return requestDeletion(probe, 'phone', WRONG_CODE);
      }),
    },
    also: {
      'leaves the account alone for thirty days, and nothing of it after them': needing(
        ['inbox', 'clock'],
        async (probe) => {
          const { phone, password } = probe.account('newcomer');
          await askForDeletion(probe);
          await probe.advance('29d');
          probe.use(await loginByPassword(probe, phone, await probe.encrypt(password)));
          await probe.call(getResume, {});
          await probe.advance('1d');
          await refused(probe.call(getResume, {}));
          await refused(loginByPassword(probe, phone, await probe.encrypt(password)));
          // The phone is free again.
          await sendCode(probe, probe.account('newcomer'), 'register');
        },
      ),
    },
  },

  cancelAccountDeletion: {
    summary: 'Takes the wish to be deleted back.',
    example: { param: {}, data: {} },
    success: needing(['inbox'], async (probe) => {
      await askForDeletion(probe);
      await probe.call(cancelAccountDeletion, {});
      expect((await settingsOf(probe)).deletionDueAt === undefined, 'no deletion waits');
    }),
    reasons: {
      deletionNotPending: recipe(async (probe) => {
        await probe.login('newcomer');
        return probe.call(cancelAccountDeletion, {});
      }),
    },
  },
};
