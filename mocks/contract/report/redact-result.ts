import type { CaseResult } from '../run.ts';
import type { Redact } from '../target/redact.ts';

/** A result without secrets; its exchanges stay as they were, so that a report can still read and write them. */
export function redactResult(result: CaseResult, redact: Redact): CaseResult {
  switch (result.status) {
    case 'failed':
      return { ...result, problem: redact(result.problem), due: redact(result.due) };
    case 'skipped':
      return { ...result, why: redact(result.why) };
    default:
      return result;
  }
}
