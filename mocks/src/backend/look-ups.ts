import type { Method } from '@careers/gateway/contract';
import { MINUTE } from '../core/clock.ts';
import { noteAttempt, recentAttempts } from './attempts.ts';
import { BusinessError, type CallContext } from './context.ts';
import { type CaptchaParam, demandProof } from './login-guard.ts';

/** Look-ups of accounts by one caller before each further one asks for a captcha, and within which time. */
export const LOOK_UPS = 20;
const WITHIN = 10 * MINUTE;

/** Reasons that say whether somebody is registered, or looks for work. */
const telling = ['accountUnknown', 'accountExists', 'recommendedAlready'];

/** Of a session's own account it says nothing new; a visitor learns that somebody is registered, and where they work. */
const tellingVisitors = 'directoryOwned';

/** Whether a refusal says it. */
const tells = ({ access }: Method, reason: string): boolean =>
  telling.includes(reason) || (access === 'open' && reason === tellingVisitors);

/** Whether an answer of the method says that somebody is registered, so that it may ask for a captcha. */
export const isLookUp = (method: Method): boolean =>
  method.lookUp === true || method.reasons.some((reason) => tells(method, reason));

/**
 * Runs a call, limited if its answer tells whether somebody is registered: portals need to ask, and nobody needs to
 * ask for thousands. What the caller already knows is no look-up: a login that succeeds, a wrong password.
 * @throws {CaptchaRequired}
 */
export async function limitLookUps<Result>(
  method: Method,
  context: CallContext,
  param: CaptchaParam,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  if (!isLookUp(method)) return run();
  const caller = `look-up:${context.caller}`;
  if (recentAttempts(context, caller, WITHIN) >= LOOK_UPS) demandProof(context, param);
  try {
    const result = await run();
    if (method.lookUp) noteAttempt(context, caller, WITHIN);
    return result;
  } catch (error) {
    if (error instanceof BusinessError && tells(method, error.reason)) noteAttempt(context, caller, WITHIN);
    throw error;
  }
}
