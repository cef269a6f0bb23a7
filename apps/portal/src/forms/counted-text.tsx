import { Field, Textarea } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';

interface CountedTextProps<Values extends FieldValues> {
  readonly id?: string;
  readonly label: string;
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** What else is asked of it than its length. */
  readonly validate?: (text: string, values: Values) => boolean | string;
  readonly max: number;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/**
 * Some lines of text in a form, with how many characters of how many there are. What is longer stays as it was typed or
 * pasted, is said to be too long at once, and keeps the form from being sent.
 */
export function CountedText<Values extends FieldValues>({
  id,
  label,
  control,
  name,
  validate,
  max,
  rows = 5,
  isRequired = false,
  hint,
  error,
}: CountedTextProps<Values>) {
  const { t } = useLingui();
  // Counted as the gateway counts.
  const count = useWatch({ control, name, compute: (text: unknown) => String(text).length });
  const registered = control.register(name, {
    maxLength: max,
    validate: (text: unknown, values: Values) => validate?.(String(text), values) ?? true,
  });
  return (
    <Field
      {...(id === undefined ? {} : { id })}
      label={label}
      required={isRequired}
      requiredLabel={t`required`}
      {...(hint === undefined ? {} : { hint })}
      error={count > max ? t`At most ${max} characters` : error}
      counter={{ count, max, label: t`${count} of ${max} characters` }}
    >
      <Textarea rows={rows} {...registered} />
    </Field>
  );
}
