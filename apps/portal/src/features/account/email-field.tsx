import { Field, TextInput } from '@careers/ui';
import { asValidate, emailRule, INPUT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { mayValidate } from '../../forms/may-validate.ts';
import type { ContactInputProps } from './contact-code-fields.tsx';

/** The e-mail of a form for contacts; password managers take it as the account's user name. */
export function EmailField({ form, error }: ContactInputProps) {
  const { t } = useLingui();
  const { register, trigger, getError } = form;
  return (
    <Field label={t`Email`} error={error}>
      <TextInput
        {...register('email', {
          validate: asValidate(emailRule),
          onBlur: () => {
            if (mayValidate(getError('email'))) trigger('email');
          },
          onChange: () => {
            if (getError('email')) trigger('email');
          },
        })}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={INPUT_MAX.email}
        placeholder="name@example.com"
      />
    </Field>
  );
}
