import {
  modifyPassword,
  registerAccount,
  resetPasswordBeforeLogin,
  setPassword,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import {
  type Capability,
  loginByCode,
  loginByPassword,
  needing,
  type ProbeWith,
  sendCode,
  sendOwnCode,
  stranger,
} from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';
import { expectRefused, expectTaken } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

type AnyProbe = ProbeWith<Capability>;

/** The shortest and the longest password that the specification allows (section 5). */
const SHORTEST = 'Eight8ch';
const LONGEST = 'TwentyCharactersOf20';

/** Passwords that each break one sentence of that section, and no other. */
const unfit: Readonly<Record<string, string>> = {
  'of seven characters': 'Seven7c',
  'of 21 characters': 'TwentyOneCharacters21',
  'without a capital': 'nocapital1',
  'without a small letter': 'NOSMALL123',
  'without a digit': 'NoDigitAtAll',
  'with a mark': 'With.mark1',
  'with a letter beyond ASCII': 'Zürich1994',
};

/** A method that sets a password, and how a caller gets to the point of calling it. */
interface Setter {
  readonly id: MethodId;
  readonly needs: readonly Capability[];
  /** Passwords that are accepted, tried in turn; only one if the method succeeds only once, as opening an account does. */
  readonly fit: readonly string[];
  readonly name: (probe: AnyProbe) => string;
  /** Prepares the call; the returned function sets a password, given the password and its confirmation. */
  readonly begin: (probe: AnyProbe) => Promise<(password: string) => Promise<unknown>>;
}

/** Sends a new code, since a refused call may have used up the one before. */
async function codeAnew(probe: AnyProbe, send: () => Promise<unknown>, contact: string): Promise<string> {
  await probe.advance('61s');
  await send();
  return probe.inboxCode(contact);
}

const setters: readonly Setter[] = [
  {
    id: 'registerAccount',
    needs: ['inbox', 'clock', 'own-contacts'],
    fit: [LONGEST],
    name: () => stranger.phone,
    begin: async (probe) => async (typed) => {
      const password = await probe.encrypt(typed);
      return probe.call(registerAccount, {
        ...stranger,
        password,
        passwordConfirm: password,
        verificationCode: await codeAnew(probe, () => sendCode(probe, stranger, 'register'), stranger.phone),
        homepageConfigId: probe.site,
        idempotencyKey: probe.newKey(),
      });
    },
  },
  {
    id: 'setPassword',
    needs: ['inbox', 'clock', 'magic-values', 'own-world'],
    fit: [SHORTEST],
    name: ({ magic }) => magic.codeOnlyPhone,
    async begin(probe) {
      const { codeOnlyPhone: phone, code } = probe.magic;
      probe.use(await loginByCode(probe, { phone, phoneNationCode: '+86' }, code));
      return async (typed) => {
        const password = await probe.encrypt(typed);
        const verificationCode = await codeAnew(probe, () => sendOwnCode(probe, 'phone'), phone);
        return probe.call(setPassword, {
          own: 'phone',
          verificationCode,
          password,
          passwordConfirm: password,
        });
      };
    },
  },
  {
    id: 'modifyPassword',
    needs: ['own-account'],
    fit: [SHORTEST, LONGEST],
    name: ({ account }) => account('newcomer').phone,
    async begin(probe) {
      await probe.login('newcomer');
      let old = probe.account('newcomer').password;
      return async (typed) => {
        const password = await probe.encrypt(typed);
        const oldPassword = await probe.encrypt(old);
        await probe.call(modifyPassword, { oldPassword, password, passwordConfirm: password });
        old = typed;
      };
    },
  },
  {
    id: 'resetPasswordBeforeLogin',
    needs: ['inbox', 'clock', 'own-account'],
    fit: [SHORTEST, LONGEST],
    name: ({ account }) => account('newcomer').phone,
    begin: async (probe) => async (typed) => {
      const { phone, phoneNationCode } = probe.account('newcomer');
      const contact = { phone, phoneNationCode, homepageConfigId: probe.site };
      const code = await codeAnew(probe, () => sendCode(probe, contact, 'resetPassword'), phone);
      const { verificationCode } = await probe.call(validateResetPasswordVerificationCode, {
        ...contact,
        verificationCode: code,
      });
      const newPassword = await probe.encrypt(typed);
      return probe.call(resetPasswordBeforeLogin, {
        ...contact,
        verificationCode,
        newPassword,
        newPasswordConfirm: newPassword,
      });
    },
  },
];

/** One rule for passwords, wherever one is set. */
export const newPasswordRules: readonly Rule[] = setters.map(({ id, needs, fit, name, begin }) =>
  rule(
    id,
    'takes a new password of 8 to 20 letters and digits, with a capital, a small letter and a digit, and no other',
    needing(needs, async (probe) => {
      const set = await begin(probe);
      for (const [what, password] of Object.entries(unfit))
        await expectRefused(`a password ${what}`, set(password));
      for (const password of fit) {
        await expectTaken(`a password of ${password.length} characters`, set(password));
        const enter = loginByPassword(probe, name(probe), password);
        await expectTaken(`a login by the password of ${password.length} characters`, enter);
      }
    }),
  ),
);
