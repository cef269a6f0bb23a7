import { Field, PasswordInput } from '@careers/ui';
import { asValidate, currentPasswordRule } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { fieldMessage } from '../../forms/field-message.ts';
import type { FieldBinding, FieldError } from '../../forms/form/index.ts';

/** Only whether there is a password is judged where one has to be known. */
export const validateCurrentPassword = asValidate(currentPasswordRule);

interface CurrentPasswordFieldProps {
  /** "Password" unless it is called otherwise here. */
  readonly label?: string;
  /** What the form registered under its password. */
  readonly input: FieldBinding;
  readonly error: FieldError | undefined;
}

/** A password that exists, of whatever length its owner was allowed (decision 0021). */
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
