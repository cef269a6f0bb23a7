import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { usePortal } from '../../app/portal.ts';
import { accountOf, type Contact, type ContactValues, contactParam, emptyContact } from './contact.ts';
import { initialValues, type PasswordLoginValues } from './login-values.ts';
import { emptyPasswords, type NewPasswordValues } from './new-password.ts';

/** What is typed in the panes, in one place, so that a look at another pane or way loses nothing. */
export interface AccountForms {
  readonly code: UseFormReturn<ContactValues>;
  readonly password: UseFormReturn<PasswordLoginValues>;
  readonly register: RegisterForms;
  /** Fills a contact into the login's forms. */
  readonly knowAccount: (contact: Contact) => void;
  /** Forgets what was typed to register: it is done. */
  readonly registered: () => void;
}

export interface RegisterForms {
  readonly phone: UseFormReturn<ContactValues>;
  readonly email: UseFormReturn<ContactValues>;
  readonly passwords: UseFormReturn<NewPasswordValues>;
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
}

export function useAccountForms(): AccountForms {
  const { session } = usePortal();
  const [initial] = useState(() => initialValues(session.get()));
  const code = useForm<ContactValues>({ defaultValues: initial.code });
  const password = useForm<PasswordLoginValues>({ defaultValues: initial.password });
  const phone = useForm<ContactValues>({ defaultValues: emptyContact });
  const email = useForm<ContactValues>({ defaultValues: emptyContact });
  const passwords = useForm<NewPasswordValues>({ defaultValues: emptyPasswords });
  const [agreed, agree] = useState(false);
  return {
    code,
    password,
    register: { phone, email, passwords, agreed, agree },
    knowAccount: (contact) => {
      // Not `reset`: for a moment it forgets its inputs, and one of them is to take the focus.
      password.setValue('account', accountOf(contact));
      password.setValue('password', '');
      password.clearErrors();
      if (contact.kind === 'phone') code.reset({ ...emptyContact, ...contactParam(contact) });
    },
    registered: () => {
      for (const form of [phone, email]) form.reset(emptyContact);
      passwords.reset(emptyPasswords);
      agree(false);
    },
  };
}
