import { Field, PasswordInput } from '@careers/ui';
import { asValidate, INPUT_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldMessage } from './messages.ts';

/** Only whether there is a password is judged at a login. */
export const validateCurrentPassword = asValidate(required('passwordRequired'));

interface CurrentPasswordFieldProps {
  /** What the form registered under its password. */
  readonly input: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

/** The password of a form that logs in. */
export function CurrentPasswordField({ input, error }: CurrentPasswordFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <Field label={t`Password`} error={fieldMessage(error, i18n)}>
      <PasswordInput
        {...input}
        autoComplete="current-password"
        maxLength={INPUT_MAX.password}
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
      />
    </Field>
  );
}
