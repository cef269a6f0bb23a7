import {
  codeReasons,
  loginByCipher,
  loginByPassword,
  NEW_PASSWORD,
  passwordReasons,
  refused,
  sendOwnCode,
  WRONG_CODE,
  WRONG_TRIES_BEFORE_LOCK,
} from './account-recipes.ts';
import { signOnDirectly } from './directory.reference.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import { getResume } from './resume.ts';
import type * as settings from './settings.ts';
import { modifyPassword, setPassword } from './settings.ts';
import { loginCodeOnly, settingsOf } from './settings-recipes.ts';

const setTo = (probe: Probe, verificationCode: string, password: string, confirm = password) =>
  probe.call(setPassword, { own: 'phone', verificationCode, password, passwordConfirm: confirm });

const modify = (probe: Probe, oldPassword: string, password: string, confirm = password) =>
  probe.call(modifyPassword, { oldPassword, password, passwordConfirm: confirm });

/** The password of an account: set where there is none, or changed. */
export const passwordReference: Pick<ReferenceOf<typeof settings>, 'setPassword' | 'modifyPassword'> = {
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
    success: needing(['magic-values', 'own-world'], async (probe) => {
      await loginCodeOnly(probe);
      const password = await probe.encrypt(NEW_PASSWORD);
      await setTo(probe, probe.magic.code, password);
      return loginByCipher(probe, probe.magic.codeOnlyPhone, password);
    }),
    reasons: {
      ...codeReasons(['magic-values', 'own-world'], {
        send: async (probe) => {
          await loginCodeOnly(probe);
          await sendOwnCode(probe, 'phone');
          return probe.magic.codeOnlyPhone;
        },
        enter: async (probe, code) => setTo(probe, code, await probe.encrypt(NEW_PASSWORD)),
      }),
      ...passwordReasons(['magic-values', 'own-world'], async (probe, password, confirm) => {
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
        // By a contact that is there, where there is one: that it is missing could be said as well.
        const own = (await settingsOf(probe)).email === undefined ? 'phone' : 'email';
        const password = await probe.encrypt(NEW_PASSWORD);
        return probe.call(setPassword, {
          own,
          verificationCode: WRONG_CODE,
          password,
          passwordConfirm: password,
        });
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
    success: needing(['own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await probe.login('newcomer');
      await modify(probe, await probe.encrypt(password), await probe.encrypt(NEW_PASSWORD));
      return loginByPassword(probe, phone, NEW_PASSWORD);
    }),
    reasons: {
      ...passwordReasons(['own-account'], async (probe, password, confirm) => {
        await probe.login('newcomer');
        return modify(probe, await probe.encrypt(probe.account('newcomer').password), password, confirm);
      }),
      passwordNotSet: needing(['magic-values'], async (probe) => {
        await loginCodeOnly(probe);
        const password = await probe.encrypt(NEW_PASSWORD);
        return modify(probe, password, password);
      }),
      passwordWrong: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return modify(probe, await probe.encrypt('Wr0ngPassword'), await probe.encrypt(NEW_PASSWORD));
      }),
      locked: needing(['magic-values', 'own-world'], async (probe) => {
        await loginCodeOnly(probe);
        const password = await probe.encrypt(NEW_PASSWORD);
        await setTo(probe, probe.magic.code, password);
        const guess = async () => modify(probe, await probe.encrypt('Wr0ngPassword'), password);
        for (let tries = 1; tries < WRONG_TRIES_BEFORE_LOCK; tries++) await refused(guess());
        return guess();
      }),
      directoryOwned: needing(['directory'], async (probe) => {
        await signOnDirectly(probe);
        return modify(
          probe,
          await probe.encrypt(probe.directory.password),
          await probe.encrypt(NEW_PASSWORD),
        );
      }),
    },
    also: {
      'keeps the session that changed it, and ends the others': needing(['own-account'], async (probe) => {
        const { phone, password } = probe.account('newcomer');
        const elsewhere = await loginByPassword(probe, phone, password);
        await probe.login('newcomer');
        await modify(probe, await probe.encrypt(password), await probe.encrypt(NEW_PASSWORD));
        await probe.call(getResume, {});
        probe.use(elsewhere);
        await refused(probe.call(getResume, {}));
      }),
    },
  },
};
