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
  /** Of a value that is text. */
  readonly name: FieldPath<Values>;
  /** What else is asked of it than its length. */
  readonly validate?: (text: string, values: Values) => boolean | string;
  readonly max: number;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** What stands under it, but that it is too long: `countedMessage` says both. */
  readonly error?: string | undefined;
}

/**
 * Some lines of text in a form, with how many characters of how many there are. What is longer stays as it was typed or
 * pasted, is said to be too long at once, and keeps the form from being sent.
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
      requiredLabel={t`required`}
      {...(hint === undefined ? {} : { hint })}
      error={count > max ? tooLong(max, i18n) : error}
      counter={{ count, max, label: t`${count} of ${max} characters` }}
    >
      <Textarea rows={rows} {...registered} />
    </Field>
  );
}

/** In characters, as the gateway counts: some of them take two units of UTF-16. */
const lengthOf = (text: unknown) => [...String(text)].length;

const tooLong = (max: number, i18n: I18n) => i18n._(msg`At most ${max} characters`);

/** Why a counted text was refused, in words: `broken` where its own rule did. */
export function countedMessage(
  error: FieldError | undefined,
  { max, broken }: { readonly max: number; readonly broken?: string },
  i18n: I18n,
): string | undefined {
  if (error?.type !== 'validate') return error?.message;
  return error.message === TOO_LONG ? tooLong(max, i18n) : broken;
}
