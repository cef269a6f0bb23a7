import { Field, TextInput } from '@careers/ui';
import { accountRule, asValidate, INPUT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { CurrentPasswordField, validateCurrentPassword } from './current-password-field.tsx';
import { fieldMessage } from './field-message.ts';
import { loginByPassword } from './login-calls.ts';
import type { PasswordLoginValues } from './login-values.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';

interface PasswordLoginFormProps {
  /** Kept by the panel, so that switching tabs loses nothing. */
  readonly form: Form<PasswordLoginValues>;
  readonly onLoggedIn: OnLoggedIn;
}

const fieldOfReason = {
  accountUnknown: 'account',
  passwordWrong: 'password',
  locked: 'password',
} as const;

/** Login by phone, e-mail or account name, and a password (section 2, Login pane). */
export function PasswordLoginForm({ form, onLoggedIn }: PasswordLoginFormProps) {
  const { t, i18n } = useLingui();
  const { register, formState, clearErrors, handleSubmit } = form;
  const onFailure = useFormFailure(form, fieldOfReason);
  const { state, submit } = useLogin({ onLoggedIn, onFailure });

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ account, password }) => submit(loginByPassword(account, password)))}
      className="flex flex-col gap-5"
    >
      <Field
        label={t`Phone number, email or account name`}
        error={fieldMessage(formState.errors.account, i18n)}
      >
        <TextInput
          {...register('account', {
            validate: asValidate(accountRule),
            onChange: () => clearErrors('account'),
          })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={INPUT_MAX.email}
        />
      </Field>
      <CurrentPasswordField
        input={register('password', {
          validate: validateCurrentPassword,
          onChange: () => clearErrors('password'),
        })}
        error={formState.errors.password}
      />
      <div className="mt-1">
        <FormFailure message={formState.failure} />
        <SubmitButton state={state}>{t`Log in`}</SubmitButton>
      </div>
    </form>
  );
}
