import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { useState } from 'react';
import { codeReasons, readCode } from '../../forms/code/index.ts';
import { useForm } from '../../forms/form/index.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { type ContactValues, emptyContact } from '../account/index.ts';
import { boundContacts } from './login-settings.ts';
import type { OwnCode } from './settings-calls.ts';

/** A code to one of the account's contacts, as part of a form. Refusals of it are shown at its field. */
export function useOwnCode(
  settings: AccountSettings,
  among: readonly ContactKind[] = boundContacts(settings),
) {
  const form = useForm<ContactValues>({ defaultValues: emptyContact });
  const [chosen, setChosen] = useState<ContactKind>();
  // The chosen contact may have been unbound meanwhile on another device.
  const own = among.find((kind) => kind === chosen) ?? among[0] ?? 'phone';
  const onFailure = useFormFailure<ContactValues>(form, codeReasons);
  const read = (): OwnCode => ({ own, verificationCode: readCode(form.getValues()) });
  return {
    form,
    own,
    read,
    onFailure,
    fields: { settings, among, own, onOwnChange: setChosen, form, onFailure },
  };
}
