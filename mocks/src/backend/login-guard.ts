import type { CaptchaType } from '@careers/captcha/protocol';
import type { Method } from '@careers/gateway/contract';
import { keepNewest } from '../core/keep-newest.ts';
import type { Account } from '../domain/account-state.ts';
import { FAILED_LOGINS_BEFORE_CAPTCHA } from './account-rules.ts';
import { COUNTED_MAX } from './attempts.ts';
import { type Backend, BusinessError, type CallContext, CaptchaRequired } from './context.ts';

/** The fields of a param that the guard reads. */
interface LoginParam extends CaptchaParam {
  readonly homepageConfigId?: string | undefined;
}

export interface CaptchaParam {
  readonly captchaVerification?: string | undefined;
  readonly captchaType?: string | undefined;
}

/** Longer than any name of an account: of longer names only the beginning is counted. */
export const NAME_MAX = 100;

/** What failed logins are counted by: the account under any of its names, else the name, if nobody has it. */
type CountedAs = `account:${string}` | `name:${string}` | `directory:${string}`;

export function countedName<Kind extends 'name' | 'directory'>(kind: Kind, name: string) {
  return `${kind}:${name.trim().toLowerCase().slice(0, NAME_MAX)}` as const;
}

/** The count of an account, under any of its names. */
export function countedAsAccount({ id }: Pick<Account, 'id'>) {
  return `account:${id}` as const;
}

/** One attempt to log in: what it is counted by, and the kind of captcha that its account always requires. */
interface LoginAttempt {
  readonly countedAs: CountedAs;
  readonly always?: CaptchaType;
}

/**
 * Whether a method checks a password without a session, by its declaration: its own guard requires the captcha, and looks up the
 * website afterwards.
 */
export function isGuardedLogin({ access, reasons }: Pick<Method, 'access' | 'reasons'>): boolean {
  return access === 'open' && reasons.includes('passwordWrong');
}

/**
 * Runs a login behind its captcha, which is required by a magic value or after three failures in a row, and checked before
 * anything else of the business, including the website (decisions, section 1). A business error counts as a failure, a success
 * resets the count; a missing website says nothing about the account.
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

/** Counts a failed login, by whichever method it was tried. */
export function countFailure(backend: Backend, countedAs: CountedAs): void {
  const { failedLogins } = backend.state();
  const before = failedLogins[countedAs] ?? 0;
  delete failedLogins[countedAs];
  failedLogins[countedAs] = before + 1;
  keepNewest(failedLogins, COUNTED_MAX);
}

/** Calls that have shown their proof: a proof can be used once, and a call needs only one, even for several reasons. */
const proven = new WeakSet<CallContext>();

/** @throws {CaptchaRequired} unless the param has the proof of a solved captcha */
export function demandProof(
  context: CallContext,
  { captchaVerification, captchaType }: CaptchaParam,
  wanted: CaptchaType = context.config.switches.captcha ?? 'blockPuzzle',
): void {
  if (proven.has(context)) return;
  // The proof of the other kind of puzzle is used up as well, and proves nothing.
  const shown = captchaType || 'blockPuzzle';
  const right =
    captchaVerification && context.captcha().redeem(captchaVerification, shown) === 'ok' && shown === wanted;
  if (!right) throw new CaptchaRequired(wanted);
  proven.add(context);
}
