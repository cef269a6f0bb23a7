import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from '../../forms/form/index.ts';
import { type ContactValues, emptyContact } from '../account/index.ts';
import { BindForm } from './bind-form.tsx';
import { ownerWays } from './login-settings.ts';
import { OwnerForm } from './owner-form.tsx';

interface BindDialogProps {
  readonly kind: ContactKind;
  readonly settings: AccountSettings;
  readonly onSaved: () => void;
}

/** The owner proof: still wanted, expired, or here. `given` is undefined for an account that has no means to prove its owner. */
type Proof = { readonly state: 'wanted' | 'expired' } | { readonly state: 'here'; readonly given?: string };

/** Binds a contact in two steps: first the owner proof, then the new contact (decision 0030). */
export function BindDialog({ kind, settings, onSaved }: BindDialogProps) {
  const { t } = useLingui();
  const [proof, setProof] = useState<Proof>(() =>
    ownerWays(settings).length === 0 ? { state: 'here' } : { state: 'wanted' },
  );
  // The form is kept above both steps, so that nothing that was typed is lost when the proof expires.
  const form = useForm<ContactValues>({ defaultValues: emptyContact });

  if (proof.state !== 'here') {
    return (
      <OwnerForm
        settings={settings}
        message={
          proof.state === 'expired' ? t`Your confirmation has expired. Please confirm again.` : undefined
        }
        onProven={(given) => setProof({ state: 'here', given })}
      />
    );
  }
  return (
    <BindForm
      kind={kind}
      settings={settings}
      form={form}
      ownerProof={proof.given}
      onProofNeeded={() => setProof({ state: 'expired' })}
      onSaved={onSaved}
    />
  );
}
