import type { CaptchaType } from '@careers/captcha/protocol';
import type { Method } from '@careers/gateway/contract';
import { keepNewest } from '../core/keep-newest.ts';
import type { Account } from '../domain/account-state.ts';
import { FAILED_LOGINS_BEFORE_CAPTCHA } from './account-rules.ts';
import { COUNTED_MAX } from './attempts.ts';
import { type Backend, BusinessError, type CallContext, CaptchaRequired } from './context.ts';

/** What of a param its guard reads. */
interface LoginParam extends CaptchaParam {
  readonly homepageConfigId?: string | undefined;
}

export interface CaptchaParam {
  readonly captchaVerification?: string | undefined;
  readonly captchaType?: string | undefined;
}

/** Longer than any name of an account: longer ones are counted by their beginning. */
export const NAME_MAX = 100;

/** Under what failed logins are counted: the account whatever name it was called by, else the name of nobody. */
export type CountedAs = `account:${string}` | `name:${string}` | `directory:${string}`;

export function countedName<Kind extends 'name' | 'directory'>(kind: Kind, name: string) {
  return `${kind}:${name.trim().toLowerCase().slice(0, NAME_MAX)}` as const;
}

/** An account, whatever name it was called by. */
export function countedAsAccount({ id }: Pick<Account, 'id'>) {
  return `account:${id}` as const;
}

/** One login as it is tried: under what it is counted, and the captcha that its account asks for anyway. */
export interface LoginAttempt {
  readonly countedAs: CountedAs;
  readonly always?: CaptchaType;
}

/**
 * Whether a method tries a password of somebody who is not logged in, as it declares: its own guard asks for its captcha, and
 * looks for the website after it.
 */
export function isGuardedLogin({ access, reasons }: Pick<Method, 'access' | 'reasons'>): boolean {
  return access === 'open' && reasons.includes('passwordWrong');
}

/**
 * Runs a login behind its captcha: asked by magic value or after three failures in a row, and checked before anything
 * of the business, be it the website (decisions, section 1). A business error counts as a failure, a success forgets
 * them; a website that is missing says nothing of the account.
 * @throws {CaptchaRequired | BusinessError | WebsiteUnknown}
 */
export function guardLogin<Result>(
  context: CallContext,
  param: LoginParam,
  { countedAs, always }: LoginAttempt,
  run: () => Result,
): Result {
  const { failedLogins } = context.state();
  if (always || (failedLogins[countedAs] ?? 0) >= FAILED_LOGINS_BEFORE_CAPTCHA)
    demandProof(context, param, always);
  context.site(param.homepageConfigId);
  try {
    const result = run();
    delete failedLogins[countedAs];
    return result;
  } catch (error) {
    if (error instanceof BusinessError) countFailure(context, countedAs);
    throw error;
  }
}

/** Counts a failed login, at whichever door it was tried. */
export function countFailure(backend: Backend, countedAs: CountedAs): void {
  const { failedLogins } = backend.state();
  const before = failedLogins[countedAs] ?? 0;
  delete failedLogins[countedAs];
  failedLogins[countedAs] = before + 1;
  keepNewest(failedLogins, COUNTED_MAX);
}

/** Calls that have shown their proof: a proof is spent by one use, and one call asks for one, for whatever reasons. */
const proven = new WeakSet<CallContext>();

/** @throws {CaptchaRequired} unless the param carries the proof of a solved captcha */
export function demandProof(
  context: CallContext,
  { captchaVerification, captchaType }: CaptchaParam,
  wanted: CaptchaType = context.config.switches.captcha ?? 'blockPuzzle',
): void {
  if (proven.has(context)) return;
  // A proof of the other puzzle is spent by being shown, and proves nothing.
  const shown = captchaType || 'blockPuzzle';
  const right =
    captchaVerification && context.captcha().redeem(captchaVerification, shown) === 'ok' && shown === wanted;
  if (!right) throw new CaptchaRequired(wanted);
  proven.add(context);
}
