import { Field, TextInput } from '@careers/ui';
import {
  asValidate,
  INPUT_MAX,
  normalizeCode,
  type VerificationCodeCode,
  verificationCodeRule,
} from '@careers/validation';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent, ReactNode } from 'react';
import { codedMessage } from '../coded-message.ts';
import type { Form } from '../form/index.ts';
import type { CodeValues } from './code-values.ts';

interface CodeFieldProps {
  /** A form that has the code among its values. */
  readonly form: Pick<Form<CodeValues>, 'register' | 'setValue' | 'clearErrors' | 'formState'>;
  /** The button that sends the code, beside its input. */
  readonly sendButton: ReactNode;
}

const words: Readonly<Record<VerificationCodeCode, MessageDescriptor>> = {
  codeRequired: msg`Please enter the verification code`,
  codeTooLong: msg`A verification code has 10 characters at most`,
};

/** The code that was sent; phones offer to fill it in from the message. */
export function CodeField({ form, sendButton }: CodeFieldProps) {
  const { t, i18n } = useLingui();
  const { register, setValue, clearErrors, formState } = form;

  /** Removes spaces and dashes from a pasted code before `maxLength` would cut it. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = value.slice(0, selectionStart ?? value.length);
    const end = value.slice(selectionEnd ?? value.length);
    setValue('verificationCode', start + normalizeCode(event.clipboardData.getData('text')) + end);
    clearErrors('verificationCode');
  }

  return (
    <Field label={t`Verification code`} error={codedMessage(words, formState.errors.verificationCode, i18n)}>
      <div className="flex flex-wrap gap-2">
        <TextInput
          {...register('verificationCode', {
            validate: asValidate(verificationCodeRule),
            onChange: () => clearErrors('verificationCode'),
          })}
          onPaste={paste}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={INPUT_MAX.verificationCode}
          className="tabular min-w-0 flex-1 basis-28"
        />
        {sendButton}
      </div>
    </Field>
  );
}
