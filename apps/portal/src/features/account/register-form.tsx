import type { ContactKind } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { agreementRule } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useFormValue } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { AgreementTick } from './agreement-tick.tsx';
import { type Contact, readContact } from './contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { fieldMessage } from './field-message.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { RegisterForms } from './use-account-forms.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  readonly kind: ContactKind;
  readonly forms: RegisterForms;
  readonly onRegistered: (contact: Contact) => void;
  readonly onLogInInstead: (contact: Contact) => void;
}

/** Registration by one kind of contact (sections 3 and 5, Register). */
export function RegisterForm({ kind, forms, onRegistered, onLogInInstead }: RegisterFormProps) {
  const { t, i18n } = useLingui();
  const form = forms[kind];
  const { passwords, agreed, agree } = forms;
  const { state, submit, refuseTaken, onContactFailure } = useRegistration(kind, forms, onRegistered);
  const username = useFormValue(form, kind);
  const [asked, setAsked] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const agreement = asked ? agreementRule(agreed) : undefined;

  function check(): boolean {
    setAsked(true);
    form.setFailure(undefined);
    const contactFits = form.trigger(undefined, { shouldFocus: true });
    const passwordsFit = passwords.trigger(undefined, { shouldFocus: contactFits });
    if (contactFits && passwordsFit && !agreed) tick.current?.focus();
    return contactFits && passwordsFit && agreed;
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (check()) await submit();
  }

  const logInInstead = (
    <button
      type="button"
      onClick={() => onLogInInstead(readContact(kind, form.getValues()))}
      className={buttonClass('link', 'sm')}
    >
      {t`Log in instead`}
    </button>
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
      <ContactFields
        kind={kind}
        form={form}
        purpose="register"
        mayBeSent={refuseTaken}
        onFailure={onContactFailure}
        wayOn={{ accountExists: logInInstead }}
      />
      <NewPasswordFields label={t`Password`} form={passwords} username={username} />
      <AgreementTick
        agreed={agreed}
        onChange={agree}
        error={fieldMessage({ message: agreement }, i18n)}
        ref={tick}
      />
      <div>
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state}>{t`Register`}</SubmitButton>
      </div>
    </form>
  );
}
