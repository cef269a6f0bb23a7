import * as account from './account.ts';
import {
  exhaustLookUps,
  exists,
  FAILED_LOGINS_BEFORE_CAPTCHA,
  loginByCipher,
  loginByCode,
  loginByPassword,
  NO_CIPHER,
  refused,
  sendCode,
  sendOwnCode,
  stranger,
  UNKNOWN_PHONE,
  WRONG_CODE,
  WRONG_TRIES_BEFORE_LOCK,
} from './account-recipes.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import { registerReference } from './register.reference.ts';
import { resetReference } from './reset.reference.ts';
import { getResume } from './resume.ts';
import { emailOfDirectory } from './settings-recipes.ts';

const { getPublicKey, login, logout, sendVerificationCode, validateResetPasswordVerificationCode } = account;

/** Enters a wrong code for a forgotten password, which no captcha stands before. */
const resetWrongly = (probe: Probe) =>
  probe.call(validateResetPasswordVerificationCode, {
    ...phoneOf(probe),
    verificationCode: WRONG_CODE,
    homepageConfigId: probe.site,
  });

function phoneOf(probe: Probe) {
  const { phone, phoneNationCode } = probe.account('newcomer');
  return { phone, phoneNationCode };
}

/** Enters wrong codes until the fifth try is due; from the fourth on the gateway asks for a captcha first. */
async function exhaustTries(
  probe: Probe & { solveCaptcha(type: 'blockPuzzle'): Promise<object> },
): Promise<() => Promise<unknown>> {
  const person = probe.account('newcomer');
  await sendCode(probe, person);
  const enter = async (attempt: number) => {
    const proof =
      attempt > FAILED_LOGINS_BEFORE_CAPTCHA ? await probe.solveCaptcha('blockPuzzle') : undefined;
    return probe.call(login, {
      loginType: 'verificationCode',
      username: person.phone,
      phoneNationCode: person.phoneNationCode,
      verificationCode: WRONG_CODE,
      homepageConfigId: probe.site,
      ...proof,
    });
  };
  for (let attempt = 1; attempt < WRONG_TRIES_BEFORE_LOCK; attempt++) await refused(enter(attempt));
  return () => enter(WRONG_TRIES_BEFORE_LOCK);
}

export const accountReference: ReferenceOf<typeof account> = {
  ...registerReference,
  ...resetReference,

  getPublicKey: {
    summary: 'The RSA key under which passwords travel: base64 SPKI without PEM lines.',
    example: { param: {}, data: { publicKey: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA…' } },
    success: recipe((probe) => probe.call(getPublicKey, {})),
    reasons: {},
  },

  sendVerificationCode: {
    summary: 'Sends a six-digit code by SMS or e-mail; it lives ten minutes and is spent by use.',
    example: {
      param: {
        function: 'login',
        phone: '13800000001',
        phoneNationCode: '+86',
        homepageConfigId: 'site-external',
      },
      data: {},
    },
    success: needing(['own-contacts'], (probe) => sendCode(probe, stranger, 'register')),
    reasons: {
      contactInvalid: recipe((probe) => sendCode(probe, { ...probe.account('candidate'), phone: '123' })),
      accountUnknown: recipe((probe) => sendCode(probe, stranger)),
      accountExists: recipe((probe) => sendCode(probe, probe.account('candidate'), 'register')),
      directoryOwned: needing(['directory', 'inbox', 'own-world'], async (probe) =>
        probe.call(sendVerificationCode, {
          function: 'resetPassword',
          email: await emailOfDirectory(probe),
          homepageConfigId: probe.site,
        }),
      ),
      notBound: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return sendOwnCode(probe, 'email');
      }),
      tooOften: needing(['own-contacts'], async (probe) => {
        await sendCode(probe, stranger, 'register');
        return sendCode(probe, stranger, 'register');
      }),
      locked: needing(['captcha-solver', 'own-account'], async (probe) => {
        const lastTry = await exhaustTries(probe);
        await refused(lastTry());
        return sendCode(probe, probe.account('newcomer'));
      }),
    },
    also: {
      'sends again after a minute': needing(['clock', 'own-contacts'], async (probe) => {
        await sendCode(probe, stranger, 'register');
        await probe.advance('60s');
        return sendCode(probe, stranger, 'register');
      }),
      'sends codes for binding to a session only': needing(['own-account', 'own-contacts'], async (probe) => {
        await refused(sendOwnCode(probe, 'phone'));
        await refused(sendCode(probe, stranger, 'bind'));
        await probe.login('newcomer');
        await sendOwnCode(probe, 'phone');
        return sendCode(probe, stranger, 'bind');
      }),
      'gives no new tries with a new code': needing(['clock', 'own-account'], async (probe) => {
        const send = () => sendCode(probe, phoneOf(probe), 'resetPassword');
        await send();
        for (let tries = 1; tries < WRONG_TRIES_BEFORE_LOCK; tries++) await refused(resetWrongly(probe));
        await probe.advance('60s');
        await send();
        await refused(resetWrongly(probe));
        // Locked by now: no code is sent any more, until the quarter of an hour is over.
        await probe.advance('60s');
        await refused(send());
        await probe.advance('15m');
        return send();
      }),
      'unlocks after 15 minutes': needing(['captcha-solver', 'clock', 'own-account'], async (probe) => {
        const lastTry = await exhaustTries(probe);
        await refused(lastTry());
        await probe.advance('15m');
        return sendCode(probe, probe.account('newcomer'));
      }),
    },
  },

  ifAccountExist: {
    summary: 'Whether somebody is registered under a phone, an e-mail or an account name.',
    example: {
      param: { username: '13800000001', usernameType: 'phone', homepageConfigId: 'site-external' },
      data: { exist: true },
    },
    success: recipe(async (probe) => {
      const unknown = await exists(probe, UNKNOWN_PHONE);
      const known = await exists(probe, probe.account('candidate').phone);
      if (unknown.exist || !known.exist) throw new Error('it does not tell who is registered');
    }),
    reasons: {},
    // The rest of a run, and everybody else, would meet the captcha too.
    captcha: needing(['own-world'], async (probe) => {
      await exhaustLookUps(probe);
      return exists(probe, UNKNOWN_PHONE);
    }),
    also: {
      'counts for every method that tells who is registered': needing(
        ['own-world', 'clock'],
        async (probe) => {
          await exhaustLookUps(probe);
          await refused(sendCode(probe, probe.account('candidate')));
          await probe.advance('10m');
          return sendCode(probe, probe.account('candidate'));
        },
      ),
      'goes on with the proof of a captcha': needing(['own-world', 'captcha-solver'], async (probe) => {
        await exhaustLookUps(probe);
        return exists(probe, UNKNOWN_PHONE, await probe.solveCaptcha('blockPuzzle'));
      }),
    },
  },

  login: {
    summary: 'Opens a session by code or by password; the token goes into the Authorization header as it is.',
    example: {
      param: {
        loginType: 'password',
        username: '13800000001',
        password: 'base64 of RSA',
        homepageConfigId: 'site-external',
      },
      data: {
        Authorization: '0123456789abcdef',
        userInfo: { name: 'Lin Xiaoyu', userName: 'candidate01', userid: 'user-1', email: '', phone: '' },
      },
    },
    success: recipe(async (probe) => {
      const { phone, password } = probe.account('candidate');
      return loginByPassword(probe, phone, password);
    }),
    reasons: {
      codeWrong: needing(['own-account'], async (probe) => {
        const person = probe.account('newcomer');
        await sendCode(probe, person);
        return loginByCode(probe, person, WRONG_CODE);
      }),
      codeExpired: needing(['inbox', 'clock', 'own-account'], async (probe) => {
        const person = probe.account('newcomer');
        await sendCode(probe, person);
        const code = await probe.inboxCode(person.phone);
        await probe.advance('10m');
        return loginByCode(probe, person, code);
      }),
      locked: needing(['captcha-solver', 'own-account'], async (probe) => (await exhaustTries(probe))()),
      // By password, a gateway may say of nobody what it says of a wrong one.
      accountUnknown: recipe((probe) => loginByCode(probe, stranger, WRONG_CODE)),
      passwordWrong: recipe(async (probe) =>
        loginByPassword(probe, probe.account('candidate').phone, 'Wr0ngPassword'),
      ),
      passwordUnreadable: recipe((probe) =>
        loginByCipher(probe, probe.account('candidate').phone, NO_CIPHER),
      ),
    },
    captcha: needing(['own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      const wrong = await probe.encrypt('Wr0ngPassword');
      for (let failed = 0; failed < FAILED_LOGINS_BEFORE_CAPTCHA; failed++) {
        await refused(loginByCipher(probe, phone, wrong));
      }
      return loginByPassword(probe, phone, password);
    }),
    also: {
      'takes a code from the inbox, once': needing(['inbox', 'own-account'], async (probe) => {
        const person = probe.account('newcomer');
        await sendCode(probe, person);
        const code = await probe.inboxCode(person.phone);
        await loginByCode(probe, person, code);
        await refused(loginByCode(probe, person, code));
      }),
      'passes with the proof of a captcha, once': needing(
        ['captcha-solver', 'own-account'],
        async (probe) => {
          const { phone, password } = probe.account('newcomer');
          const wrong = await probe.encrypt('Wr0ngPassword');
          const right = await probe.encrypt(password);
          for (let failed = 0; failed < FAILED_LOGINS_BEFORE_CAPTCHA; failed++) {
            await refused(loginByCipher(probe, phone, wrong));
          }
          const proven = (proof: object, encrypted: string) =>
            probe.call(login, {
              loginType: 'password',
              username: phone,
              password: encrypted,
              homepageConfigId: probe.site,
              ...proof,
            });
          const spent = await probe.solveCaptcha('blockPuzzle');
          await refused(proven(spent, wrong));
          await refused(proven(spent, right));
          return proven(await probe.solveCaptcha('blockPuzzle'), right);
        },
      ),
      'counts failures under phone, e-mail and account name together': needing(
        ['magic-values', 'own-world'],
        async (probe) => {
          const { aliases, password } = probe.magic;
          const wrong = await probe.encrypt('Wr0ngPassword');
          for (const name of aliases) await refused(loginByCipher(probe, name, wrong));
          await refused(loginByPassword(probe, aliases[0], password));
        },
      ),
      'gives a session of two hours': needing(['clock'], async (probe) => {
        await probe.login('candidate');
        await probe.advance('119m');
        await probe.call(getResume, {});
        await probe.advance('1m');
        await refused(probe.call(getResume, {}));
      }),
    },
  },

  logout: {
    summary: 'Ends the session; its token is dead from then on.',
    example: { param: {}, data: {} },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      return probe.call(logout, {});
    }),
    reasons: {},
    also: {
      'leaves the token dead': recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(logout, {});
        await refused(probe.call(getResume, {}));
      }),
    },
  },
};
