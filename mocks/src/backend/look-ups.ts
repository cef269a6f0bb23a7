import type { Method } from '@careers/gateway/contract';
import { MINUTE } from '../core/clock.ts';
import { noteAttempt, recentAttempts } from './attempts.ts';
import { BusinessError, type CallContext } from './context.ts';
import { type CaptchaParam, demandProof } from './login-guard.ts';

/** How many look-ups of accounts a caller has before each further one requires a captcha, and within which time. */
export const LOOK_UPS = 20;
const WITHIN = 10 * MINUTE;

/** Reasons that tell whether somebody is registered, or is looking for a job. */
const telling = ['accountUnknown', 'accountExists', 'recommendedAlready'];

/**
 * About the session's own account this reason tells nothing new; a visitor learns that somebody is registered, and where they
 * work.
 */
const tellingVisitors = 'directoryOwned';

/** Whether a refusal tells whether somebody is registered. */
const tells = ({ access }: Method, reason: string): boolean =>
  telling.includes(reason) || (access === 'open' && reason === tellingVisitors);

/** Whether an answer of the method tells that somebody is registered, so that it may require a captcha. */
export const isLookUp = (method: Method): boolean =>
  method.lookUp === true || method.reasons.some((reason) => tells(method, reason));

/**
 * Runs a call, and limits how often a caller can learn whether somebody is registered: portals need to know, but nobody needs to
 * know it of thousands. What the caller knows already does not count: a login that succeeds, a wrong password.
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
