import { Field, TextInput } from '@careers/ui';
import { asValidate, emailRule, INPUT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contact.ts';
import { mayJudge } from './messages.ts';

interface EmailFieldProps {
  readonly form: UseFormReturn<ContactValues>;
  readonly error: ReactNode;
}

/** An e-mail that becomes, or is, the name of an account: password managers keep it as such. */
export function EmailField({ form, error }: EmailFieldProps) {
  const { t } = useLingui();
  const { register, trigger, getFieldState } = form;
  return (
    <Field label={t`E-mail`} error={error}>
      <TextInput
        {...register('email', {
          validate: asValidate(emailRule),
          onBlur: () => {
            if (mayJudge(getFieldState('email').error)) void trigger('email');
          },
          onChange: () => {
            if (getFieldState('email').error) void trigger('email');
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
