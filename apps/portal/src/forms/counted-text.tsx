import { Field, Textarea } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  useWatch,
} from 'react-hook-form';

interface CountedTextProps<Values extends FieldValues> {
  readonly id?: string;
  readonly label: string;
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly registered: UseFormRegisterReturn;
  readonly max: number;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Some lines of text in a form, with how many characters of how many there are; what is longer cannot be typed. */
export function CountedText<Values extends FieldValues>({
  id,
  label,
  control,
  name,
  registered,
  max,
  rows = 5,
  isRequired = false,
  hint,
  error,
}: CountedTextProps<Values>) {
  const { t } = useLingui();
  const count = useWatch({ control, name, compute: (text: unknown) => [...String(text)].length });
  return (
    <Field
      {...(id === undefined ? {} : { id })}
      label={label}
      required={isRequired}
      requiredLabel={t`required`}
      {...(hint === undefined ? {} : { hint })}
      error={error}
      counter={{ count, max, label: t`${count} of ${max} characters` }}
    >
      <Textarea rows={rows} maxLength={max} {...registered} />
    </Field>
  );
}
