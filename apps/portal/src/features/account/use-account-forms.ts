import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { type Form, useForm } from '../../forms/form/index.ts';
import { accountOf, type Contact, type ContactValues, contactParam, emptyContact } from './contact.ts';
import { type KeptTyping, keepTyping, keptTyping } from './kept-typing.ts';
import { initialValues, type PasswordLoginValues } from './login-values.ts';
import { emptyPasswords, type NewPasswordValues } from './new-password.ts';

/** The forms of all panes, kept in one place, so that switching panes or tabs loses nothing. */
export interface AccountForms {
  readonly code: Form<ContactValues>;
  readonly password: Form<PasswordLoginValues>;
  readonly register: RegisterForms;
  /** Fills a contact into the login's forms. */
  readonly prefillAccount: (contact: Contact) => void;
  /** Empties the registration's form, after the registration. */
  readonly registered: () => void;
}

export interface RegisterForms {
  readonly phone: Form<ContactValues>;
  readonly email: Form<ContactValues>;
  readonly passwords: Form<NewPasswordValues>;
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
}

export function useAccountForms(): AccountForms {
  const portal = usePortal();
  const [initial] = useState(() => {
    const typed = keptTyping(portal);
    const session = portal.session.get();
    // Somebody who is still logged in wants to log in as somebody else: nothing is prefilled.
    return { ...typed.register, ...initialValues(session.Authorization ? {} : session, typed) };
  });
  const code = useForm<ContactValues>({ defaultValues: initial.code });
  const password = useForm<PasswordLoginValues>({ defaultValues: initial.password });
  const phone = useForm<ContactValues>({ defaultValues: initial.phone });
  const email = useForm<ContactValues>({ defaultValues: initial.email });
  const passwords = useForm<NewPasswordValues>({ defaultValues: emptyPasswords });
  const [agreed, agree] = useState(initial.agreed);

  const keepRegister = (changed: Partial<KeptTyping['register']>) =>
    keepTyping(portal, { register: { ...keptTyping(portal).register, ...changed } });
  useTyped(code, (values) => keepTyping(portal, { code: values }));
  useTyped(password, ({ account }) => keepTyping(portal, { account }));
  useTyped(phone, (values) => keepRegister({ phone: values }));
  useTyped(email, (values) => keepRegister({ email: values }));

  function agreeAndKeep(next: boolean): void {
    agree(next);
    keepRegister({ agreed: next });
  }

  return {
    code,
    password,
    register: { phone, email, passwords, agreed, agree: agreeAndKeep },
    prefillAccount: (contact) => {
      password.reset({ account: accountOf(contact), password: '' });
      if (contact.kind === 'phone') code.reset({ ...emptyContact, ...contactParam(contact) });
    },
    registered: () => {
      for (const form of [phone, email]) form.reset(emptyContact);
      passwords.reset(emptyPasswords);
      agreeAndKeep(false);
    },
  };
}

/** Calls back with a form's values after each change, without rendering. */
export function useTyped<Values extends object>(
  { subscribe, getValues }: Form<Values>,
  keep: (values: Values) => void,
): void {
  const keepAll = useEffectEvent(() => keep(getValues()));
  useEffect(() => subscribe(() => keepAll()), [subscribe]);
}
