import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { describeFailure } from '../../app/failures.ts';

/**
 * Shows why something did not work. `mayFocus`: whether the focus may go there, as long as the person has not moved
 * on since they asked.
 */
export type OnFailure = (error: unknown, mayFocus: boolean) => void;

/** Which field each reason of a business error is about. */
export type FieldOfReason<Values extends FieldValues> = Readonly<Record<string, FieldPath<Values>>>;

/**
 * Shows a failure in a form: at the field it is about, whose error has the reason as its type; else as the
 * form's own, or as `otherwise` does. What was typed stays.
 */
export function useFormFailure<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  fieldOfReason: FieldOfReason<Values>,
  otherwise?: OnFailure,
): OnFailure {
  const { i18n } = useLingui();
  return (error, mayFocus) => {
    const shown = describeFailure(error, i18n);
    if (shown.kind === 'nothing') return;
    const reason = error instanceof GatewayFailure ? error.reason : undefined;
    const field =
      reason !== undefined && Object.hasOwn(fieldOfReason, reason) ? fieldOfReason[reason] : undefined;
    if (field) setError(field, { type: reason ?? '', message: shown.text }, { shouldFocus: mayFocus });
    else if (otherwise) otherwise(error, mayFocus);
    else setError('root.server', { message: shown.text });
  };
}
