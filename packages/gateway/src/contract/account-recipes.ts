import {
  type ContactKind,
  ifAccountExist,
  type LoginResult,
  login,
  sendVerificationCode,
  type VerificationFunction,
} from './account.ts';
import type { Capability, PersonFacts, Probe, ProbeWith, Recipe } from './reference-types.ts';

/** Nobody is registered under it, and codes sent to it reach nobody. */
export const UNKNOWN_PHONE = '13700000009';
export const WRONG_CODE = '000000';
/** Base64, but encrypted under no key. */
export const NO_CIPHER = 'bm90IGVuY3J5cHRlZA==';
/** Keeps every demand on a password (section 5). */
export const NEW_PASSWORD = 'N3wPassword';
export const WRONG_TRIES_BEFORE_LOCK = 5;
export const FAILED_LOGINS_BEFORE_CAPTCHA = 3;
/** Look-ups of accounts by one caller within ten minutes, after which each asks for a captcha. */
const LOOK_UPS_BEFORE_CAPTCHA = 20;

/** Asks whether an account exists under a phone; `proof` of a captcha goes along. */
export const exists = (probe: Probe, username: string, proof: object = {}) =>
  probe.call(ifAccountExist, { username, usernameType: 'phone', homepageConfigId: probe.site, ...proof });

/** Looks up so many numbers, one after another, that the next look-up needs a captcha. */
export async function exhaustLookUps(probe: Probe): Promise<void> {
  for (let asked = 0; asked < LOOK_UPS_BEFORE_CAPTCHA; asked++) await exists(probe, `137000001${10 + asked}`);
}

export type Phone = Pick<PersonFacts, 'phone' | 'phoneNationCode'>;

/** A phone that nobody has registered. */
export const stranger: Phone = { phone: UNKNOWN_PHONE, phoneNationCode: '+86' };

export const sendCode = (
  probe: Probe,
  { phone, phoneNationCode }: Phone,
  purpose: VerificationFunction = 'login',
) =>
  probe.call(sendVerificationCode, {
    function: purpose,
    phone,
    phoneNationCode,
    homepageConfigId: probe.site,
  });

/** Sends a code to the session's own contact. */
export const sendOwnCode = (probe: Probe, own: ContactKind) =>
  probe.call(sendVerificationCode, { function: 'bind', own, homepageConfigId: probe.site });

export const loginByCode = (probe: Probe, { phone, phoneNationCode }: Phone, verificationCode: string) =>
  probe.call(login, {
    loginType: 'verificationCode',
    username: phone,
    phoneNationCode,
    verificationCode,
    homepageConfigId: probe.site,
  });

/** A login by a password as it is sent: encrypted, unless a recipe is about one that is not. */
export const loginByCipher = (probe: Probe, username: string, password: string): Promise<LoginResult> =>
  probe.call(login, { loginType: 'password', username, password, homepageConfigId: probe.site });

/** A login by a password as it is typed. */
export const loginByPassword = async (probe: Probe, username: string, password: string) =>
  loginByCipher(probe, username, await probe.encrypt(password));

/** A call on the way that has to fail. */
export async function refused(call: Promise<unknown>): Promise<void> {
  const failed = await call.then(
    () => false,
    () => true,
  );
  if (!failed) throw new Error('a call on the way succeeded that should have been refused');
}

/** Something a recipe has seen that must hold. */
export function expect(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`it does not hold that ${sentence}`);
}

/** A step that takes a code: how the code is sent, and how it is entered. */
interface CodeStep<P> {
  /** Prepares what the step needs, and sends the code; answers the contact that got it. */
  send(probe: P): Promise<string>;
  enter(probe: P, code: string): Promise<unknown>;
}

/** The recipes of the reasons that every step with a code has (decision 6.1). */
export function codeReasons<const Needs extends readonly Capability[]>(
  needs: Needs,
  step: CodeStep<ProbeWith<Needs[number]>>,
): Record<'codeWrong' | 'codeExpired' | 'locked', Recipe>;
// As with `needing`: the overload above is what steps see.
export function codeReasons(
  needs: readonly Capability[],
  { send, enter }: CodeStep<ProbeWith<Capability>>,
): Record<string, Recipe> {
  return {
    codeWrong: {
      needs,
      async run(probe) {
        await send(probe);
        return enter(probe, WRONG_CODE);
      },
    },
    codeExpired: {
      needs: [...needs, 'inbox', 'clock'],
      async run(probe) {
        const code = await probe.inboxCode(await send(probe));
        await probe.advance('10m');
        return enter(probe, code);
      },
    },
    locked: {
      needs,
      async run(probe) {
        await send(probe);
        for (let tries = 1; tries < WRONG_TRIES_BEFORE_LOCK; tries++) await refused(enter(probe, WRONG_CODE));
        return enter(probe, WRONG_CODE);
      },
    },
  };
}

/** A step that sets a password: the two typings of it, encrypted. */
type PasswordStep<P> = (probe: P, password: string, confirm: string) => Promise<unknown>;

/** The recipes of the reasons that every step with a new password has (section 5). */
export function passwordReasons<const Needs extends readonly Capability[]>(
  needs: Needs,
  set: PasswordStep<ProbeWith<Needs[number]>>,
): Record<'passwordUnreadable' | 'passwordInvalid' | 'passwordMismatch', Recipe>;
export function passwordReasons(
  needs: readonly Capability[],
  set: PasswordStep<ProbeWith<Capability>>,
): Record<string, Recipe> {
  return {
    passwordUnreadable: { needs, run: (probe) => set(probe, NO_CIPHER, NO_CIPHER) },
    passwordInvalid: {
      needs,
      async run(probe) {
        const weak = await probe.encrypt('password');
        return set(probe, weak, weak);
      },
    },
    passwordMismatch: {
      needs,
      run: async (probe) =>
        set(probe, await probe.encrypt(NEW_PASSWORD), await probe.encrypt(`${NEW_PASSWORD}2`)),
    },
  };
}
