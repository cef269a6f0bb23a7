import type {
  saveEvaluationDraft,
  saveOwnEvaluationDraft,
  submitEvaluation,
  submitOwnEvaluation,
} from '@careers/gateway/contract';

/** The two ways to send a scorecard (section 6): by the link without a login, and with a login. */
export type EvaluationCalls =
  | { readonly submit: typeof submitEvaluation; readonly saveDraft: typeof saveEvaluationDraft }
  | { readonly submit: typeof submitOwnEvaluation; readonly saveDraft: typeof saveOwnEvaluationDraft };
