import { Field, TextInput } from '@careers/ui';
import { asValidate, INPUT_MAX, verificationCodeRule } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contact.ts';
import { fieldMessage } from './messages.ts';

interface CodeFieldProps {
  readonly form: UseFormReturn<ContactValues>;
  /** The button that sends the code, beside its input. */
  readonly sendButton: ReactNode;
}

/** The code that was sent; phones offer to fill it in from the message. */
export function CodeField({ form, sendButton }: CodeFieldProps) {
  const { t, i18n } = useLingui();
  const { register, clearErrors, formState } = form;
  return (
    <Field label={t`Verification code`} error={fieldMessage(formState.errors.verificationCode, i18n)}>
      <div className="flex gap-2">
        <TextInput
          {...register('verificationCode', {
            validate: asValidate(verificationCodeRule),
            onChange: () => clearErrors('verificationCode'),
          })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={INPUT_MAX.verificationCode}
          className="tabular min-w-0 grow"
        />
        {sendButton}
      </div>
    </Field>
  );
}
