import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { describeFailure } from '../core/failures/failures.ts';
import { useLanguageChange } from '../core/language/use-language-change.ts';
import type { FieldPath, FormStore } from './form/index.ts';

/** Shows a failure. `mayFocus`: whether the focus may go to its message, because the person has not moved it meanwhile. */
export type OnFailure = (error: unknown, mayFocus: boolean) => void;

/** Called with the refused fields; it shows them and takes the focus, which then does not go to the field. */
export type OnRefused = (fields: readonly string[], mayFocus: boolean) => void;

/** The field that each reason of a business error is about. */
type FieldOfReason<Values extends object> = Readonly<Record<string, FieldPath<Values>>>;

interface FormFailureOptions {
  /** Shows a failure that is about no field; by default it is the form's own. */
  readonly otherwise?: OnFailure;
  /** For forms with a summary (`useErrorSummary`). */
  readonly onRefused?: OnRefused;
}

/**
 * Shows a failure in a form: at the field it is about, as an error whose type is the reason; else as the form's own failure. What was
 * typed stays. The message is removed when the language changes: it is in the old one, and the server's own words cannot be
 * translated.
 */
export function useFormFailure<Values extends object>(
  { setError, clearErrors, setFailure, getError }: FormStore<Values>,
  fieldOfReason: FieldOfReason<NoInfer<Values>>,
  { otherwise, onRefused }: FormFailureOptions = {},
): OnFailure {
  const { i18n } = useLingui();
  const last = useRef<{ readonly field: FieldPath<Values>; readonly reason: string }>(undefined);

  useLanguageChange(() => {
    setFailure(undefined);
    if (!last.current) return;
    const { field, reason } = last.current;
    // The form's own rules may have replaced the error meanwhile; their messages follow the language.
    if (getError(field)?.type === reason) clearErrors(field);
  });

  return (error, mayFocus) => {
    const shown = describeFailure(error, i18n);
    if (shown.kind === 'nothing') return;
    const reason = error instanceof GatewayFailure ? error.reason : undefined;
    if (reason !== undefined && Object.hasOwn(fieldOfReason, reason)) {
      const field = fieldOfReason[reason];
      if (!field) return;
      last.current = { field, reason };
      setError(field, { type: reason, message: shown.text }, { shouldFocus: mayFocus && !onRefused });
      onRefused?.([field], mayFocus);
    } else if (otherwise) otherwise(error, mayFocus);
    else setFailure(shown.text);
  };
}
