import type { ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../app/form-failure.tsx';
import { usePortal } from '../../app/portal.ts';
import {
  ContactFields,
  type ContactValues,
  emptyContact,
  readCode,
  readContact,
  SubmitButton,
  useContactFailure,
  useHeldSubmit,
} from '../account/index.ts';
import { keepContact } from './keep-contact.ts';
import { bindContact } from './settings-calls.ts';

interface BindFormProps {
  readonly kind: ContactKind;
  readonly onSaved: () => void;
}

/** Binds a phone or an e-mail, or another in its place, by a code that is sent to the new one. */
export function BindForm({ kind, onSaved }: BindFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const form = useForm<ContactValues>({ defaultValues: emptyContact });
  const onFailure = useContactFailure({ kind, form });
  const { state, submit } = useHeldSubmit(onFailure);

  function save(values: ContactValues): Promise<void> {
    const contact = readContact(kind, values);
    return submit(
      (signal) => bindContact(portal, contact, readCode(values), signal),
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
        <FormFailure message={form.formState.errors.root?.server?.message} />
        <SubmitButton state={state}>{t`Save`}</SubmitButton>
      </div>
    </form>
  );
}
