import * as account from './account.ts';
import {
  codeReasons,
  loginByPassword,
  NEW_PASSWORD,
  type Phone,
  passwordReasons,
  refused,
  sendCode,
  stranger,
  WRONG_CODE,
} from './account-recipes.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { getResume } from './resume.ts';
import { emailOfDirectory } from './settings-recipes.ts';

const { resetPasswordBeforeLogin, validateResetPasswordVerificationCode } = account;

const invalid: Phone = { phone: '123', phoneNationCode: '+86' };

/** Whoever forgot the password. */
const forgetful = (probe: Probe) => probe.account('newcomer');

const validate = (probe: Probe, { phone, phoneNationCode }: Phone, verificationCode: string) =>
  probe.call(validateResetPasswordVerificationCode, {
    phone,
    phoneNationCode,
    verificationCode,
    homepageConfigId: probe.site,
  });

interface Reset {
  readonly of?: Phone;
  readonly token: string;
  readonly password: string;
  readonly confirm?: string;
}

function reset(probe: Probe, { of = forgetful(probe), token, password, confirm = password }: Reset) {
  return probe.call(resetPasswordBeforeLogin, {
    phone: of.phone,
    phoneNationCode: of.phoneNationCode,
    verificationCode: token,
    newPassword: password,
    newPasswordConfirm: confirm,
    homepageConfigId: probe.site,
  });
}

/** A new password of whoever this is, that keeps every demand, without the token of the first step. */
async function resetWithoutProof(probe: Probe, contact: Phone | { readonly email: string }) {
  const newPassword = await probe.encrypt(NEW_PASSWORD);
  return probe.call(resetPasswordBeforeLogin, {
    ...contact,
    verificationCode: 'none',
    newPassword,
    newPasswordConfirm: newPassword,
    homepageConfigId: probe.site,
  });
}

/** The first step: a token for the code that was sent. */
async function prove(probe: ProbeWith<'inbox'>): Promise<string> {
  const person = forgetful(probe);
  await sendCode(probe, person, 'resetPassword');
  return (await validate(probe, person, await probe.inboxCode(person.phone))).verificationCode;
}

export const resetReference: Pick<
  ReferenceOf<typeof account>,
  'validateResetPasswordVerificationCode' | 'resetPasswordBeforeLogin'
> = {
  validateResetPasswordVerificationCode: {
    summary: 'Spends a code for a token that lives ten minutes and sets one password.',
    example: {
      param: {
        phone: '13800000001',
        phoneNationCode: '+86',
        verificationCode: '123456',
        homepageConfigId: 'site-external',
      },
      data: { verificationCode: '0123456789abcdef' },
    },
    success: needing(['inbox', 'own-account'], prove),
    reasons: {
      ...codeReasons(['own-account'], {
        send: async (probe) => {
          await sendCode(probe, forgetful(probe), 'resetPassword');
          return forgetful(probe).phone;
        },
        enter: (probe, code) => validate(probe, forgetful(probe), code),
      }),
      contactInvalid: recipe((probe) => validate(probe, invalid, WRONG_CODE)),
      accountUnknown: recipe((probe) => validate(probe, stranger, WRONG_CODE)),
      directoryOwned: needing(['directory', 'inbox', 'own-world'], async (probe) =>
        probe.call(validateResetPasswordVerificationCode, {
          email: await emailOfDirectory(probe),
          verificationCode: WRONG_CODE,
          homepageConfigId: probe.site,
        }),
      ),
    },
    also: {
      'takes a code once, and no code of another function': needing(
        ['inbox', 'own-account'],
        async (probe) => {
          const person = forgetful(probe);
          await sendCode(probe, person, 'login');
          await refused(validate(probe, person, await probe.inboxCode(person.phone)));
          await prove(probe);
          await refused(validate(probe, person, await probe.inboxCode(person.phone)));
        },
      ),
    },
  },

  resetPasswordBeforeLogin: {
    summary: 'Sets a forgotten password; the other sessions of the account end.',
    example: {
      param: {
        phone: '13800000001',
        phoneNationCode: '+86',
        verificationCode: '0123456789abcdef',
        newPassword: 'base64 of RSA',
        newPasswordConfirm: 'base64 of RSA',
        homepageConfigId: 'site-external',
      },
      data: {},
    },
    success: needing(['inbox', 'own-account'], async (probe) =>
      reset(probe, { token: await prove(probe), password: await probe.encrypt(NEW_PASSWORD) }),
    ),
    reasons: {
      ...passwordReasons(['inbox', 'own-account'], async (probe, password, confirm) =>
        reset(probe, { token: await prove(probe), password, confirm }),
      ),
      contactInvalid: recipe((probe) => resetWithoutProof(probe, invalid)),
      accountUnknown: recipe((probe) => resetWithoutProof(probe, stranger)),
      directoryOwned: needing(['directory', 'inbox', 'own-world'], async (probe) =>
        resetWithoutProof(probe, { email: await emailOfDirectory(probe) }),
      ),
      resetExpired: needing(['inbox', 'clock', 'own-account'], async (probe) => {
        const token = await prove(probe);
        const password = await probe.encrypt(NEW_PASSWORD);
        await probe.advance('10m');
        return reset(probe, { token, password });
      }),
    },
    also: {
      'sets the password that logs in, and the old one no longer does': needing(
        ['inbox', 'own-account'],
        async (probe) => {
          const { phone, password } = forgetful(probe);
          await reset(probe, { token: await prove(probe), password: await probe.encrypt(NEW_PASSWORD) });
          await refused(loginByPassword(probe, phone, password));
          return loginByPassword(probe, phone, NEW_PASSWORD);
        },
      ),
      'spends the token, which is of one contact': needing(['inbox', 'own-account'], async (probe) => {
        const token = await prove(probe);
        const password = await probe.encrypt(NEW_PASSWORD);
        await refused(reset(probe, { of: probe.account('candidate'), token, password }));
        await reset(probe, { token, password });
        await refused(reset(probe, { token, password }));
      }),
      'ends the sessions of the account': needing(['inbox', 'own-account'], async (probe) => {
        const { phone, password } = forgetful(probe);
        const elsewhere = await loginByPassword(probe, phone, password);
        await reset(probe, { token: await prove(probe), password: await probe.encrypt(NEW_PASSWORD) });
        probe.use(elsewhere);
        await refused(probe.call(getResume, {}));
      }),
    },
  },
};
