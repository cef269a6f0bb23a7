import { useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { useForm } from '../../forms/form/index.ts';
import type { ContactValues } from './contact.ts';
import { contactOfAccount } from './contact-of-account.ts';
import { type KeptRecovery, keepTyping, keptTyping } from './kept-typing.ts';
import { useTyped } from './use-account-forms.ts';

/** What was typed for the same account before; else the contact in the account itself. */
function recoveryOf(account: string, typed: KeptRecovery): KeptRecovery {
  if (typed.account === account && (typed.phone.phone || typed.email.email)) return typed;
  const { kind, values } = contactOfAccount(account);
  return { account, by: kind, phone: values, email: values };
}

/** The forms of the contact that a forgotten password is reset by, begun with the account of the login; a reload keeps what is typed. */
export function useRecovery(account: () => string) {
  const portal = usePortal();
  const [initial] = useState(() => recoveryOf(account(), keptTyping(portal).recovery));
  const [by, setBy] = useState(initial.by);
  const phone = useForm<ContactValues>({ defaultValues: initial.phone });
  const email = useForm<ContactValues>({ defaultValues: initial.email });
  const keep = (changed: Partial<KeptRecovery>) =>
    keepTyping(portal, {
      recovery: {
        account: initial.account,
        by,
        phone: phone.getValues(),
        email: email.getValues(),
        ...changed,
      },
    });
  useTyped(phone, (values) => keep({ phone: values }));
  useTyped(email, (values) => keep({ email: values }));
  const chooseKind = (next: KeptRecovery['by']) => {
    setBy(next);
    keep({ by: next });
  };
  return { phone, email, by, chooseKind };
}
