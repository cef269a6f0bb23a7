import type { ContactKind } from '@careers/gateway/contract';
import { Tabs } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal/portal.ts';
import { readCode } from '../../forms/code/index.ts';
import type { Form } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { type Contact, type ContactForm, type ContactValues, readContact } from './contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { verifyForReset } from './reset-calls.ts';
import { useContactFailure } from './use-contact-failure.ts';

interface VerifyFormsProps {
  readonly forms: Readonly<Record<ContactKind, Form<ContactValues>>>;
  readonly by: ContactKind;
  readonly onByChange: (by: ContactKind) => void;
  readonly onVerified: (contact: Contact, token: string) => void;
}

/** Step 0: verify the contact of whoever has forgotten the password, by SMS or e-mail. */
export function VerifyForms({ forms, by, onByChange, onVerified }: VerifyFormsProps) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Ways to verify`}
      value={by}
      onValueChange={onByChange}
      items={[
        {
          value: 'phone',
          label: t`By text message`,
          content: <VerifyForm kind="phone" form={forms.phone} onVerified={onVerified} />,
        },
        {
          value: 'email',
          label: t`By email`,
          content: <VerifyForm kind="email" form={forms.email} onVerified={onVerified} />,
        },
      ]}
    />
  );
}

interface VerifyFormProps extends ContactForm, Pick<VerifyFormsProps, 'onVerified'> {}

function VerifyForm({ kind, form, onVerified }: VerifyFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const onFailure = useContactFailure({ kind, form });
  const { state, submit } = useSubmit({ onFailure, coolsDown: true });

  function verify(values: ContactValues): Promise<void> {
    const contact = readContact(kind, values);
    return submit(
      ({ options }) => verifyForReset(portal, contact, readCode(values), options.signal),
      (token) => onVerified(contact, token),
    );
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(verify)} className="flex flex-col gap-5">
      <ContactFields kind={kind} form={form} purpose="resetPassword" onFailure={onFailure} />
      <div className="mt-1">
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state}>{t`Next`}</SubmitButton>
      </div>
    </form>
  );
}
