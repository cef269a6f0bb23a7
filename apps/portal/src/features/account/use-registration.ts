import type { ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal/portal.ts';
import { readCode } from '../../forms/code/index.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { type Sending, useSubmit } from '../../forms/use-submit.ts';
import { type Contact, readContact } from './contact.ts';
import type { NewPasswordValues } from './new-password.ts';
import { accountExists, register } from './register-calls.ts';
import type { RegisterForms } from './use-account-forms.ts';
import { useContactFailure } from './use-contact-failure.ts';

/** Registering (section 4): the account must not exist yet; then a code, then the account. */
export function useRegistration(
  kind: ContactKind,
  forms: RegisterForms,
  onRegistered: (contact: Contact) => void,
) {
  const portal = usePortal();
  const { t } = useLingui();
  const form = forms[kind];
  const onContactFailure = useContactFailure({ kind, form });
  const onFailure = useFormFailure<NewPasswordValues>(
    forms.passwords,
    { passwordInvalid: 'password', passwordUnreadable: 'password', passwordMismatch: 'passwordConfirm' },
    { otherwise: onContactFailure },
  );
  const { state, submit } = useSubmit({ onFailure, coolsDown: true });

  /** Whether a code may be sent to a contact; one that is registered already is refused at its field. */
  async function refuseTaken(contact: Contact, { options, stayed }: Sending): Promise<boolean> {
    if (!(await accountExists(portal, contact, options.signal))) return true;
    const message = kind === 'phone' ? 'phoneTaken' : 'emailTaken';
    form.setError(kind, { type: 'accountExists', message }, { shouldFocus: stayed() });
    return false;
  }

  async function submitAll(): Promise<void> {
    const values = form.getValues();
    const registration = {
      contact: readContact(kind, values),
      verificationCode: readCode(values),
      ...forms.passwords.getValues(),
    };
    await submit(
      ({ options, idempotencyKey }) => register(portal, { ...registration, idempotencyKey }, options.signal),
      () => {
        portal.toasts.show({ tone: 'success', message: t`Registered successfully` });
        onRegistered(registration.contact);
      },
      registration,
    );
  }

  return { state, submit: submitAll, refuseTaken, onContactFailure };
}
