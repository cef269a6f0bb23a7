import { Field, PasswordInput } from '@careers/ui';
import { asValidate, confirmPasswordRule, INPUT_MAX, newPasswordRule } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { type Form, useFormValue } from '../../forms/form/index.ts';
import { mayValidate } from '../../forms/may-validate.ts';
import { fieldMessage } from './field-message.ts';
import type { NewPasswordValues } from './new-password.ts';
import { PasswordDemands } from './password-demands.tsx';

interface NewPasswordFieldsProps {
  /** The label of the password's field. */
  readonly label: string;
  readonly form: Form<NewPasswordValues>;
  /** The user name that a password manager stores with it. */
  readonly username: string;
}

/** A new password with its rule as a live checklist, and once more (section 5). */
export function NewPasswordFields({ label, form, username }: NewPasswordFieldsProps) {
  const { t, i18n } = useLingui();
  const { register, trigger, getError, getValues, formState } = form;
  const password = useFormValue(form, 'password');
  const labels = { show: t`Show the password`, hide: t`Hide the password` };

  function validate(field: keyof NewPasswordValues): void {
    if (getValues(field) && mayValidate(getError(field))) trigger(field);
  }
  function validateAgain(field: keyof NewPasswordValues): void {
    if (getError(field)) trigger(field);
  }

  return (
    <>
      <input hidden readOnly autoComplete="username" value={username} />
      <Field
        label={label}
        hint={<PasswordDemands value={password} />}
        error={fieldMessage(formState.errors.password, i18n)}
      >
        <PasswordInput
          {...register('password', {
            validate: asValidate(newPasswordRule),
            onBlur: () => validate('password'),
            onChange: () => {
              validateAgain('password');
              if (getValues('passwordConfirm')) trigger('passwordConfirm');
            },
          })}
          autoComplete="new-password"
          maxLength={INPUT_MAX.password}
          labels={labels}
        />
      </Field>
      <Field label={t`Confirm the password`} error={fieldMessage(formState.errors.passwordConfirm, i18n)}>
        <PasswordInput
          {...register('passwordConfirm', {
            validate: (value, values) => asValidate(confirmPasswordRule(values.password))(value),
            onBlur: () => validate('passwordConfirm'),
            onChange: () => validateAgain('passwordConfirm'),
          })}
          autoComplete="new-password"
          maxLength={INPUT_MAX.password}
          labels={labels}
        />
      </Field>
    </>
  );
}
