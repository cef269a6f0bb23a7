import { Tabs } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../app/portal.ts';
import { CodeLoginForm } from './code-login-form.tsx';
import { type CodeLoginValues, initialValues, type PasswordLoginValues } from './login-values.ts';
import { PasswordLoginForm } from './password-login-form.tsx';
import type { OnLoggedIn } from './use-login.ts';

interface LoginPanelProps {
  readonly onLoggedIn?: OnLoggedIn;
}

const ignore = () => {};

/** Login by code or by password; the same on the page, in the header's popover and over an expired page. */
export function LoginPanel({ onLoggedIn = ignore }: LoginPanelProps) {
  const { t } = useLingui();
  const { session } = usePortal();
  const [way, setWay] = useState<'code' | 'password'>('code');
  const [initial] = useState(() => initialValues(session.get()));
  const codeForm = useForm<CodeLoginValues>({ defaultValues: initial.code });
  const passwordForm = useForm<PasswordLoginValues>({ defaultValues: initial.password });
  return (
    <Tabs
      label={t`Ways to log in`}
      value={way}
      onValueChange={setWay}
      items={[
        {
          value: 'code',
          label: t`Code login`,
          content: <CodeLoginForm form={codeForm} onLoggedIn={onLoggedIn} />,
        },
        {
          value: 'password',
          label: t`Password login`,
          content: <PasswordLoginForm form={passwordForm} onLoggedIn={onLoggedIn} />,
        },
      ]}
    />
  );
}
