import { useState } from 'react';
import type { OnRefused } from './use-form-failure.ts';

/** The last refusal of a form: which fields it was about, and how many there were until then. */
export interface Refusal {
  readonly count: number;
  readonly fields: readonly string[];
  readonly mayFocus: boolean;
}

export interface ErrorSummaryState {
  readonly refusal: Refusal;
  /** For `handleSubmit`, beside what sends the form: its own rules have refused it. */
  readonly onInvalid: (errors: object) => void;
  /** For `useFormFailure`: the server has refused it. */
  readonly onRefused: OnRefused;
}

/**
 * What an `ErrorSummary` shows: the fields of the last refusal. One that goes wrong while it is typed in stands at its
 * field alone, so that the summary neither grows nor takes the focus meanwhile.
 */
export function useErrorSummary(): ErrorSummaryState {
  const [refusal, setRefusal] = useState<Refusal>({ count: 0, fields: [], mayFocus: true });
  const onRefused: OnRefused = (fields, mayFocus) =>
    setRefusal(({ count }) => ({ count: count + 1, fields, mayFocus }));
  return { refusal, onRefused, onInvalid: (errors) => onRefused(Object.keys(errors), true) };
}
