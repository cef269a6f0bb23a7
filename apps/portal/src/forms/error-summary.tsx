import { FormErrorSummary } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from './use-error-summary.ts';
import { useUncorrected } from './use-uncorrected.ts';

/** A field that the summary can list. */
interface SummaryField {
  readonly name: string;
  /** The id of its control. */
  readonly id: string;
  /** The message at the field; undefined while it has none. */
  readonly message: string | undefined;
}

interface ErrorSummaryProps {
  readonly refusal: Refusal;
  /** In the order of the form. */
  readonly fields: readonly SummaryField[];
}

/** The errors of a refused form, at its top, each a link to its field: for forms that are taller than a screen. */
export function ErrorSummary({ refusal, fields }: ErrorSummaryProps) {
  const { t } = useLingui();
  const wrong = fields.filter(({ name, message }) => message !== undefined && refusal.fields.includes(name));
  const left = useUncorrected(
    wrong.map(({ name }) => name),
    refusal.count,
    // The message about files comes with their field, which may be a part of its own.
    refusal.fields,
  );
  const errors = wrong
    .filter(({ name }) => left.includes(name))
    .map(({ id, message }) => ({ fieldId: id, message }));
  const count = errors.length;
  return (
    <FormErrorSummary
      title={t`${plural(count, { one: '# thing needs your attention', other: '# things need your attention' })}`}
      errors={errors}
      focusKey={refusal.count}
      takesFocus={refusal.mayFocus}
    />
  );
}
