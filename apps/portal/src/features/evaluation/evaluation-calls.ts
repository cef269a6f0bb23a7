import type {
  saveEvaluationDraft,
  saveOwnEvaluationDraft,
  submitEvaluation,
  submitOwnEvaluation,
} from '@careers/gateway/contract';

/** The two ways in which a scorecard is sent (section 6): without a login, by the link; and with one. */
export type EvaluationCalls =
  | { readonly submit: typeof submitEvaluation; readonly saveDraft: typeof saveEvaluationDraft }
  | { readonly submit: typeof submitOwnEvaluation; readonly saveDraft: typeof saveOwnEvaluationDraft };
