import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from '../../forms/form/index.ts';
import { type ContactValues, emptyContact } from '../account/index.ts';
import { BindForm } from './bind-form.tsx';
import { OwnerForm } from './owner-form.tsx';
import { ownerWays } from './ways-in.ts';

interface BindDialogProps {
  readonly kind: ContactKind;
  readonly settings: AccountSettings;
  readonly onSaved: () => void;
}

/** Whose proof there is; `given` is absent for an account that has nothing to prove itself by. */
type Proof = { readonly state: 'wanted' | 'gone' } | { readonly state: 'here'; readonly given?: string };

/** Binds a contact in two steps: who is there, then what the new contact is. */
export function BindDialog({ kind, settings, onSaved }: BindDialogProps) {
  const { t } = useLingui();
  const [proof, setProof] = useState<Proof>(() =>
    ownerWays(settings).length === 0 ? { state: 'here' } : { state: 'wanted' },
  );
  // Above both steps: a proof that has run out takes nothing of what was typed with it.
  const form = useForm<ContactValues>({ defaultValues: emptyContact });

  if (proof.state !== 'here') {
    return (
      <OwnerForm
        settings={settings}
        message={proof.state === 'gone' ? t`Your confirmation has expired. Please confirm again.` : undefined}
        onProven={(given) => setProof({ state: 'here', given })}
      />
    );
  }
  return (
    <BindForm
      kind={kind}
      form={form}
      ownerProof={proof.given}
      onProofNeeded={() => setProof({ state: 'gone' })}
      onSaved={onSaved}
    />
  );
}
