import { Field, Textarea } from '@careers/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FieldError, type FieldPath, type Form, useFormValue } from './form/index.ts';

const TOO_LONG = 'textTooLong';

interface CountedTextProps<Values extends object> {
  readonly id?: string;
  readonly label: string;
  readonly form: Form<Values>;
  /** The path of a value that is text. */
  readonly name: FieldPath<Values>;
  /** A further rule beside the length. */
  readonly validate?: (text: string, values: Values) => boolean | string;
  readonly max: number;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** The message under the field; that the text is too long is shown without it. */
  readonly error?: string | undefined;
}

/**
 * A multi-line text of a form with a character counter. A text beyond the limit is not cut: the field says at once that it is too
 * long, and the form cannot be sent (decision 0082).
 */
export function CountedText<Values extends object>({
  id,
  label,
  form,
  name,
  validate,
  max,
  rows = 5,
  isRequired = false,
  hint,
  error,
}: CountedTextProps<Values>) {
  const { t, i18n } = useLingui();
  const count = lengthOf(useFormValue<Values, FieldPath<Values>>(form, name));
  const registered = form.register(name, {
    validate: (text: unknown, values) =>
      lengthOf(text) > max ? TOO_LONG : (validate?.(String(text), values) ?? true),
  });
  return (
    <Field
      {...(id === undefined ? {} : { id })}
      label={label}
      required={isRequired}
      {...(hint === undefined ? {} : { hint })}
      error={count > max ? tooLong(max, i18n) : error}
      counter={{ count, max, label: t`${count} of ${max} characters` }}
    >
      <Textarea rows={rows} {...registered} />
    </Field>
  );
}

/** The length in characters, as the gateway counts, not in UTF-16 units. */
const lengthOf = (text: unknown) => [...String(text)].length;

const tooLong = (max: number, i18n: I18n) => i18n._(msg`At most ${max} characters`);

/** The message for a refused counted text; `broken` is the one for its own rule. */
export function countedMessage(
  error: FieldError | undefined,
  { max, broken }: { readonly max: number; readonly broken?: string },
  i18n: I18n,
): string | undefined {
  if (error?.type !== 'validate') return error?.message;
  return error.message === TOO_LONG ? tooLong(max, i18n) : broken;
}
