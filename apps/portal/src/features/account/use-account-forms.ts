import { useEffect, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { usePortal } from '../../core/portal.ts';
import { accountOf, type Contact, type ContactValues, contactParam, emptyContact } from './contact.ts';
import { keptTyping } from './kept-typing.ts';
import { initialValues, type PasswordLoginValues } from './login-values.ts';
import { emptyPasswords, type NewPasswordValues } from './new-password.ts';

/** What is typed in the panes, in one place, so that a look at another pane or way loses nothing. */
export interface AccountForms {
  readonly code: UseFormReturn<ContactValues>;
  readonly password: UseFormReturn<PasswordLoginValues>;
  readonly register: RegisterForms;
  /** Fills a contact into the login's forms. */
  readonly prefillAccount: (contact: Contact) => void;
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
  const portal = usePortal();
  const [initial] = useState(() => {
    const typed = keptTyping(portal);
    return { ...typed.register, ...initialValues(portal.session.get(), typed) };
  });
  const code = useForm<ContactValues>({ defaultValues: initial.code });
  const password = useForm<PasswordLoginValues>({ defaultValues: initial.password });
  const phone = useForm<ContactValues>({ defaultValues: initial.phone });
  const email = useForm<ContactValues>({ defaultValues: initial.email });
  const passwords = useForm<NewPasswordValues>({ defaultValues: emptyPasswords });
  const [agreed, agree] = useState(initial.agreed);

  useTyped(code, (values) => {
    keptTyping(portal).code = values;
  });
  useTyped(password, ({ account }) => {
    keptTyping(portal).account = account;
  });
  useTyped(phone, (values) => {
    keptTyping(portal).register.phone = values;
  });
  useTyped(email, (values) => {
    keptTyping(portal).register.email = values;
  });

  function agreeAndKeep(next: boolean): void {
    agree(next);
    keptTyping(portal).register.agreed = next;
  }

  return {
    code,
    password,
    register: { phone, email, passwords, agreed, agree: agreeAndKeep },
    prefillAccount: (contact) => {
      // Not `reset`: for a moment it forgets its inputs, and one of them is to take the focus.
      password.setValue('account', accountOf(contact));
      password.setValue('password', '');
      password.clearErrors();
      if (contact.kind === 'phone') code.reset({ ...emptyContact, ...contactParam(contact) });
    },
    registered: () => {
      for (const form of [phone, email]) form.reset(emptyContact);
      passwords.reset(emptyPasswords);
      agreeAndKeep(false);
    },
  };
}

/** Tells what a form holds after each change, without drawing anything. */
function useTyped<Values extends FieldValues>(
  { subscribe, getValues }: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is one for as long as it is shown
  useEffect(() => subscribe({ formState: { values: true }, callback: () => keep(getValues()) }), []);
}
