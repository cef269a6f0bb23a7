import type { CaptchaType } from '@careers/captcha/protocol';
import { FAILED_LOGINS_BEFORE_CAPTCHA } from './account-rules.ts';
import { BusinessError, type CallContext, CaptchaRequired } from './context.ts';

interface CaptchaParam {
  readonly captchaVerification?: string | undefined;
  readonly captchaType?: string | undefined;
}

/** One login as it is tried: under what it is counted, and the captcha that its account asks for anyway. */
export interface LoginAttempt {
  readonly countedAs: string;
  readonly always?: CaptchaType;
}

/**
 * Runs a login behind its captcha: asked by magic value or after three failures in a row, and checked before
 * anything else (decisions, section 1). A business error counts as a failure, a success forgets them.
 * @throws {CaptchaRequired}
 */
export function guardLogin<Result>(
  context: CallContext,
  param: CaptchaParam,
  { countedAs, always }: LoginAttempt,
  run: () => Result,
): Result {
  const failures = context.state().failedLogins;
  const before = Object.hasOwn(failures, countedAs) ? (failures[countedAs] ?? 0) : 0;
  if (always || before >= FAILED_LOGINS_BEFORE_CAPTCHA) demandProof(context, param, always);
  try {
    const result = run();
    delete failures[countedAs];
    return result;
  } catch (error) {
    if (error instanceof BusinessError) count(failures, countedAs, before + 1);
    throw error;
  }
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

/** Whatever name was typed, `__proto__` included. */
function count(failures: Record<string, number>, name: string, value: number): void {
  Object.defineProperty(failures, name, { value, configurable: true, enumerable: true, writable: true });
}
