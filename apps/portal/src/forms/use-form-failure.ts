import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { describeFailure } from '../core/failures.ts';
import { useLanguageChange } from '../core/use-language-change.ts';
import type { FieldPath, FormStore } from './form/index.ts';

/**
 * Shows why something did not work. `mayFocus`: whether the focus may go there, as long as the person has not moved
 * on since they asked.
 */
export type OnFailure = (error: unknown, mayFocus: boolean) => void;

/** Told which fields were refused; the focus goes to what it shows, no longer to the field. */
export type OnRefused = (fields: readonly string[], mayFocus: boolean) => void;

/** Which field each reason of a business error is about. */
export type FieldOfReason<Values extends object> = Readonly<Record<string, FieldPath<Values>>>;

/**
 * Shows a failure in a form: at the field it is about, whose error has the reason as its type; else as the
 * form's own, or as `otherwise` does; `onRefused` is for forms with a summary (`useErrorSummary`). What was typed stays. The words go when another language is chosen: they are in
 * the old one, and the server's cannot be had in another without asking again.
 */
export function useFormFailure<Values extends object>(
  { setError, clearErrors, setFailure, getError }: FormStore<Values>,
  fieldOfReason: FieldOfReason<NoInfer<Values>>,
  otherwise?: OnFailure,
  onRefused?: OnRefused,
): OnFailure {
  const { i18n } = useLingui();
  const last = useRef<{ readonly field: FieldPath<Values>; readonly reason: string }>(undefined);

  useLanguageChange(() => {
    setFailure(undefined);
    if (!last.current) return;
    const { field, reason } = last.current;
    // It may have been judged by the form's own rules meanwhile, whose words follow the language.
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
