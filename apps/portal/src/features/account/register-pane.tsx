import type { ContactKind } from '@careers/gateway/contract';
import { Tabs } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { Contact } from './contact.ts';
import { RegisterForm } from './register-form.tsx';
import type { RegisterForms } from './use-account-forms.ts';

interface RegisterPaneProps {
  readonly forms: RegisterForms;
  readonly by: ContactKind;
  readonly onByChange: (by: ContactKind) => void;
  readonly onRegistered: (contact: Contact) => void;
  readonly onLogInInstead: (contact: Contact) => void;
}

/** Quick phone registration and e-mail registration (section 2, Register pane). */
export default function RegisterPane({ forms, by, onByChange, ...handlers }: RegisterPaneProps) {
  const { t } = useLingui();
  // The button that led here was removed.
  const begin = useEffectEvent(() => forms[by].setFocus(by));
  useEffect(() => begin(), []);
  return (
    <Tabs
      label={t`Ways to register`}
      value={by}
      onValueChange={onByChange}
      items={[
        {
          value: 'phone',
          label: t({ message: 'By phone', context: 'registration' }),
          content: <RegisterForm kind="phone" forms={forms} {...handlers} />,
        },
        {
          value: 'email',
          label: t({ message: 'By email', context: 'registration' }),
          content: <RegisterForm kind="email" forms={forms} {...handlers} />,
        },
      ]}
    />
  );
}
