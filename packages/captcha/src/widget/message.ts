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

function problemMessage({ code, message }: Problem, labels: CaptchaLabels, otherwise: string): string {
  switch (code) {
    // The two that everyone meets are in the page's language, whatever the server's is.
    case REP_CODES.failed:
      return labels.failed;
    case REP_CODES.expired:
      return labels.expired;
    case 'network':
    case 'http':
    case 'timeout':
    case 'aborted':
    case 'malformed':
      return message || labels.offline;
    default:
      return message || otherwise;
  }
}
