import type { CaptchaFailureKind } from '../failure.ts';
import type { CaptchaLabels } from '../labels.ts';
import { REP_CODES } from '../protocol/constants.ts';
import type { AttemptState, Problem } from './attempt.ts';

/**
 * A state in words: what is announced, and shown over the picture after an answer.
 *
 * @param instruction what to do now, while there is something to do
 */
export function messageOf(state: AttemptState, labels: CaptchaLabels, instruction: string): string {
  switch (state.kind) {
    case 'loading':
      return labels.loading;
    case 'ready':
    case 'dragging':
      return instruction;
    case 'checking':
      return labels.checking;
    case 'success':
      return labels.succeeded(state.seconds);
    case 'failure':
      return problemMessage(state.problem, labels, labels.failed);
    case 'unavailable':
      return problemMessage(state.problem, labels, labels.unavailable);
  }
}

/** Why there is no pass. A wrong and a late answer are the most frequent reasons: they are always in the page's own words. */
function problemMessage({ code, message }: Problem, labels: CaptchaLabels, otherwise: string): string {
  if (code === REP_CODES.failed) return labels.failed;
  if (code === REP_CODES.expired) return labels.expired;
  if (isTransportFailure(code)) return message || (code === 'malformed' ? otherwise : labels.offline);
  const own = LIMITS.includes(code) ? labels.limited : otherwise;
  return message && (!isKnown(code) || labels.readsServer?.(message)) ? message : own;
}

const LIMITS: readonly string[] = [REP_CODES.getLimit, REP_CODES.checkLimit, REP_CODES.locked];

/** A code of AJ-Captcha's, for which the page has words of its own. */
function isKnown(code: string): boolean {
  return Object.values<string>(REP_CODES).includes(code);
}

/** Whether a code is not the server's, but that of a `CaptchaFailure`, whose message is in the page's language. */
function isTransportFailure(code: string): boolean {
  return Object.hasOwn(TRANSPORT_FAILURES, code);
}

const TRANSPORT_FAILURES: Readonly<Record<CaptchaFailureKind, true>> = {
  network: true,
  http: true,
  timeout: true,
  aborted: true,
  malformed: true,
};
