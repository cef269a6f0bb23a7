import { ldapLogin, login, modifyPassword, proveOwner } from '@careers/gateway/contract';
import {
  type Capability,
  FAILED_LOGINS_BEFORE_CAPTCHA,
  NEW_PASSWORD,
  needing,
  type ProbeWith,
  WRONG_TRIES_BEFORE_LOCK,
} from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';
import { expectRefused, expectTaken } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

const WRONG = 'Wr0ngPassword';

type AnyProbe = ProbeWith<Capability>;

/** A method that a password opens. */
interface PasswordMethod {
  readonly id: MethodId;
  readonly needs: readonly Capability[];
  /** Whether a captcha is asked for after three failures. */
  readonly guarded: boolean;
  readonly come: (probe: AnyProbe) => Promise<unknown>;
  readonly right: (probe: AnyProbe) => string;
  /** The right one once that was entered; the same where nothing is said. */
  readonly next?: string;
  readonly enter: (probe: AnyProbe, encrypted: string, proof: object) => Promise<unknown>;
}

const newcomers = ({ account }: AnyProbe) => account('newcomer').password;
const asNewcomer = (probe: AnyProbe) => probe.login('newcomer');
const asVisitor = async () => {};

const passwordMethods: readonly PasswordMethod[] = [
  {
    id: 'proveOwner',
    needs: ['own-account'],
    guarded: false,
    come: asNewcomer,
    right: newcomers,
    enter: (probe, password) => probe.call(proveOwner, { by: 'password', password }),
  },
  {
    id: 'modifyPassword',
    needs: ['own-account'],
    guarded: false,
    come: asNewcomer,
    right: newcomers,
    next: NEW_PASSWORD,
    async enter(probe, oldPassword) {
      const password = await probe.encrypt(NEW_PASSWORD);
      return probe.call(modifyPassword, { oldPassword, password, passwordConfirm: password });
    },
  },
  {
    id: 'login',
    needs: ['own-world', 'captcha-solver'],
    guarded: true,
    come: asVisitor,
    right: newcomers,
    enter: (probe, password, proof) =>
      probe.call(login, {
        loginType: 'password',
        username: probe.account('newcomer').phone,
        password,
        homepageConfigId: probe.site,
        ...proof,
      }),
  },
  {
    id: 'ldapLogin',
    needs: ['own-world', 'directory', 'captcha-solver'],
    guarded: true,
    come: asVisitor,
    right: ({ directory }) => directory.password,
    enter: (probe, password, proof) =>
      probe.call(ldapLogin, {
        userName: probe.directory.userName,
        password,
        homepageConfigId: probe.site,
        ...proof,
      }),
  },
];

/** Five wrong passwords lock as five wrong codes do (decision 6.1), and the right one resets the count (decision 0031). */
export const passwordLockRules: readonly Rule[] = passwordMethods.flatMap((method) => [
  rule(
    method.id,
    'locks after five wrong passwords, and not after four, for 15 minutes: for the right one too',
    needing(['clock', ...method.needs], async (probe) => {
      await method.come(probe);
      const [wrong, right] = [await probe.encrypt(WRONG), await probe.encrypt(method.right(probe))];
      let failed = 0;
      const enter = async (password: string) => {
        const asked = method.guarded && failed >= FAILED_LOGINS_BEFORE_CAPTCHA;
        return method.enter(probe, password, asked ? await probe.solveCaptcha('blockPuzzle') : {});
      };
      const failTimes = async (times: number) => {
        for (let at = 1; at <= times; at++) {
          await expectRefused(`wrong password ${at}`, enter(wrong));
          failed++;
        }
      };
      await failTimes(WRONG_TRIES_BEFORE_LOCK);
      await expectRefused('the right password after five wrong ones', enter(right));
      await probe.advance('14m');
      await expectRefused('the right password after 14 minutes', enter(right));
      await probe.advance('61s');
      // With a captcha each try has a picture to solve: trying the login once is enough.
      await failTimes(method.id === 'login' ? 1 : WRONG_TRIES_BEFORE_LOCK - 1);
      await expectTaken('the right password once the lock is over', enter(right));
    }),
  ),
  rule(
    method.id,
    'counts wrong passwords anew once the right one was entered',
    needing(method.needs, async (probe) => {
      await method.come(probe);
      const [wrong, right] = [await probe.encrypt(WRONG), await probe.encrypt(method.right(probe))];
      const now = method.next ? await probe.encrypt(method.next) : right;
      const failTimes = async (times: number) => {
        for (let at = 1; at <= times; at++)
          await expectRefused(`wrong password ${at}`, method.enter(probe, wrong, {}));
      };
      const before = FAILED_LOGINS_BEFORE_CAPTCHA;
      await failTimes(before);
      const proof = method.guarded ? await probe.solveCaptcha('blockPuzzle') : {};
      await expectTaken(`the right password after ${before} wrong ones`, method.enter(probe, right, proof));
      await failTimes(WRONG_TRIES_BEFORE_LOCK - before);
      await expectTaken('the right password, after five wrong ones in all', method.enter(probe, now, {}));
    }),
  ),
]);
