import { Field, PasswordInput } from '@careers/ui';
import { asValidate, INPUT_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { fieldMessage } from './messages.ts';

/** The `password` of a form that logs in: only whether there is one is judged here. */
export function CurrentPasswordField<Values extends { readonly password: string }>({
  form,
}: {
  readonly form: UseFormReturn<Values>;
}) {
  const { t, i18n } = useLingui();
  // A form of more fields is a form of this one; its type does not say so.
  const { register, formState, clearErrors } = form as unknown as UseFormReturn<{ password: string }>;
  return (
    <Field label={t`Password`} error={fieldMessage(formState.errors.password, i18n)}>
      <PasswordInput
        {...register('password', {
          validate: asValidate(required('passwordRequired')),
          onChange: () => clearErrors('password'),
        })}
        autoComplete="current-password"
        maxLength={INPUT_MAX.password}
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
      />
    </Field>
  );
}
