import { GatewayFailure } from '@careers/gateway';
import type { ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { readCode } from '../../forms/code/index.ts';
import type { Form } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { ContactFields, type ContactValues, readContact, useContactFailure } from '../account/index.ts';
import { keepContact } from './keep-contact.ts';
import { bindContact } from './settings-calls.ts';

interface BindFormProps {
  readonly kind: ContactKind;
  readonly form: Form<ContactValues>;
  readonly ownerProof: string | undefined;
  /** Called when the proof has expired. */
  readonly onProofNeeded: () => void;
  readonly onSaved: () => void;
}

/** Binds a new phone or e-mail by a code that is sent to it; it replaces the old one. */
export function BindForm({ kind, form, ownerProof, onProofNeeded, onSaved }: BindFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const onFailure = useContactFailure({ kind, form });
  const { state, submit } = useSubmit({
    onFailure: (error, mayFocus) => {
      if (error instanceof GatewayFailure && error.reason === 'proofNeeded') onProofNeeded();
      else onFailure(error, mayFocus);
    },
    coolsDown: true,
  });
  const { setFocus } = form;
  // The control that had the focus was removed with the step before.
  useEffect(() => setFocus(kind), [setFocus, kind]);

  function save(values: ContactValues): Promise<void> {
    const contact = readContact(kind, values);
    return submit(
      ({ options }) =>
        bindContact(portal, contact, { verificationCode: readCode(values), ownerProof }, options),
      () => {
        keepContact(portal.session, kind, contact.kind === 'phone' ? contact.phone : contact.email);
        onSaved();
      },
    );
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
