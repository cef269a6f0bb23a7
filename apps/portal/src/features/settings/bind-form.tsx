import { GatewayFailure } from '@careers/gateway';
import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { readCode } from '../../forms/code/index.ts';
import type { Form } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { ContactFields, type ContactValues, readContact, useContactFailure } from '../account/index.ts';
import { keepContact } from './keep-contact.ts';
import { maskedContact } from './masked-contact.ts';
import { bindContact } from './settings-calls.ts';
import { askAccount, useUnlessMade } from './use-unless-made.ts';

interface BindFormProps {
  readonly kind: ContactKind;
  readonly settings: AccountSettings;
  readonly form: Form<ContactValues>;
  readonly ownerProof: string | undefined;
  /** Called when the proof has expired. */
  readonly onProofNeeded: () => void;
  readonly onSaved: () => void;
}

/** Binds a new phone or e-mail by a code that is sent to it; it replaces the old one. */
export function BindForm({ kind, settings, form, ownerProof, onProofNeeded, onSaved }: BindFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const onFailure = useContactFailure({ kind, form });
  const [before] = useState(() => maskedContact(kind, settings));
  const showFailure = useUnlessMade({
    isMade: async () => maskedContact(kind, await askAccount(portal)) !== before,
    onMade: saved,
    onFailure: (error, mayFocus) => {
      if (error instanceof GatewayFailure && error.reason === 'proofNeeded') onProofNeeded();
      else onFailure(error, mayFocus);
    },
  });
  const { state, submit } = useSubmit({ onFailure: showFailure, coolsDown: true });
  const { setFocus } = form;
  // The control that had the focus was removed with the step before.
  useEffect(() => setFocus(kind), [setFocus, kind]);

  function save(values: ContactValues): Promise<void> {
    const contact = readContact(kind, values);
    return submit(
      ({ options }) =>
        bindContact(portal, contact, { verificationCode: readCode(values), ownerProof }, options),
      saved,
    );
  }
  function saved(): void {
    const contact = readContact(kind, form.getValues());
    keepContact(portal.session, kind, contact.kind === 'phone' ? contact.phone : contact.email);
    onSaved();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
      <ContactFields kind={kind} form={form} purpose="bind" onFailure={onFailure} />
      <div className="mt-1">
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state}>{t`Save`}</SubmitButton>
      </div>
    </form>
  );
}
