import type { AccountSettings } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { ActionButton } from './action-button.tsx';
import type { OnAsk } from './dialog-name.ts';
import { SettingRow } from './setting-row.tsx';
import { boundContacts } from './ways-in.ts';

interface PasswordRowProps {
  readonly settings: AccountSettings;
  readonly onAsk: OnAsk;
}

/** The login password: set or not, and the way to set or modify it; a directory keeps its own. */
export function PasswordRow({ settings, onAsk }: PasswordRowProps) {
  const { t } = useLingui();
  const { directory, passwordSet } = settings;
  const nowhere = !passwordSet && boundContacts(settings).length === 0;
  const hint = directory
    ? t`Your company’s directory manages it, so it can only be changed there.`
    : nowhere
      ? t`Add a phone number or an email first: a code is sent there to confirm it is you.`
      : passwordSet
        ? undefined
        : t`Log in without waiting for a code.`;
  return (
    <SettingRow
      icon={<KeyRound size={20} />}
      label={t({ context: 'settings', message: 'Password' })}
      state={
        directory
          ? { text: t`Managed by the company`, good: false }
          : { text: passwordSet ? t`Set` : t`Not set`, good: passwordSet }
      }
      hint={hint}
      actions={(ids) =>
        !directory && (
          <ActionButton
            of={ids.label}
            heldBy={nowhere ? ids.hint : undefined}
            onClick={() => onAsk(passwordSet ? 'modifyPassword' : 'setPassword')}
          >
            {passwordSet ? t({ context: 'password', message: 'Change' }) : t`Set a password`}
          </ActionButton>
        )
      }
    />
  );
}
