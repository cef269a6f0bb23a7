import { Field, PasswordInput } from '@careers/ui';
import { asValidate, currentPasswordRule } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { FieldBinding, FieldError } from '../../forms/form/index.ts';
import { fieldMessage } from './field-message.ts';

/** An existing password only has to be there; it may be older than the rules. */
export const validateCurrentPassword = asValidate(currentPasswordRule);

interface CurrentPasswordFieldProps {
  /** "Password" by default. */
  readonly label?: string;
  /** The binding that the form's `register` returned. */
  readonly input: FieldBinding;
  readonly error: FieldError | undefined;
}

/** The input of an existing password, without a limit of length (decision 0021). */
export function CurrentPasswordField({ label, input, error }: CurrentPasswordFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <Field label={label ?? t`Password`} error={fieldMessage(error, i18n)}>
      <PasswordInput
        {...input}
        autoComplete="current-password"
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
      />
    </Field>
  );
}
