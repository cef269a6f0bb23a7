import { useState } from 'react';
import type { OnRefused } from './use-form-failure.ts';

/** The last refusal of a form: the refused fields, and how many refusals there were so far. */
export interface Refusal {
  readonly count: number;
  readonly fields: readonly string[];
  readonly mayFocus: boolean;
}

interface ErrorSummaryState {
  readonly refusal: Refusal;
  /** For `handleSubmit`: the form's own rules have refused it. */
  readonly onInvalid: (errors: object) => void;
  /** For `useFormFailure`: the server has refused it. */
  readonly onRefused: OnRefused;
}

/** The state of an `ErrorSummary`: the fields of the last refusal. */
export function useErrorSummary(): ErrorSummaryState {
  const [refusal, setRefusal] = useState<Refusal>({ count: 0, fields: [], mayFocus: true });
  const onRefused: OnRefused = (fields, mayFocus) =>
    setRefusal(({ count }) => ({ count: count + 1, fields, mayFocus }));
  return { refusal, onRefused, onInvalid: (errors) => onRefused(Object.keys(errors), true) };
}
