import type { VerificationFunction } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { CodeField, SendCodeButton } from '../../forms/code/index.ts';
import { type Form, useFormValues } from '../../forms/form/index.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { type ContactForm, type ContactValues, readContact } from './contact.ts';
import { fieldMessage } from './field-message.ts';
import { type MayBeSent, useSendCode } from './use-send-code.ts';

export interface ContactCodeProps extends ContactForm {
  /** What the code is for. */
  readonly purpose: VerificationFunction;
  readonly mayBeSent?: MayBeSent;
  readonly onFailure: OnFailure;
  /** A link or button to offer after a refusal of the contact, by the refusal's type. */
  readonly wayOn?: { readonly [type: string]: ReactNode };
}

export interface ContactInputProps {
  readonly form: Form<ContactValues>;
  readonly error: ReactNode;
}

interface ContactCodeFieldsProps extends ContactCodeProps {
  /** The input of the contact's kind. */
  readonly input: ComponentType<ContactInputProps>;
}

/** A contact, and the code that is sent there. */
export function ContactCodeFields({
  kind,
  form,
  purpose,
  mayBeSent,
  onFailure,
  wayOn = {},
  input: Input,
}: ContactCodeFieldsProps) {
  const { i18n } = useLingui();
  const { formState, clearErrors, setFailure, setFocus, trigger } = form;
  const contact = readContact(kind, useFormValues(form));
  const code = useSendCode(purpose, contact, {
    mayBeSent,
    onSent: () => setFocus('verificationCode'),
    onFailure,
  });

  async function send(): Promise<void> {
    if (!trigger(kind, { shouldFocus: true })) return;
    setFailure(undefined);
    clearErrors('verificationCode');
    await code.send();
  }

  const refusal = formState.errors[kind];
  const message = fieldMessage(refusal, i18n);
  const way = refusal && wayOn[refusal.type];
  const error = way ? (
    <>
      {message} {way}
    </>
  ) : (
    message
  );
  return (
    <>
      <Input form={form} error={error} />
      <CodeField
        form={form}
        sendButton={
          <SendCodeButton
            kind={kind}
            disabled={contact.kind === 'phone' ? !contact.phone : !contact.email}
            sending={code.sending}
            seconds={code.seconds}
            onSend={() => void send()}
          />
        }
      />
    </>
  );
}
