import type { AccountSettings } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { ActionButton } from './action-button.tsx';
import type { OnAsk } from './dialog-name.ts';
import { boundContacts } from './login-settings.ts';
import { SettingRow } from './setting-row.tsx';

interface PasswordRowProps {
  readonly settings: AccountSettings;
  readonly onAsk: OnAsk;
}

/** The login password: set or not, with the button to set or change it. Passwords of the directory are managed there. */
export function PasswordRow({ settings, onAsk }: PasswordRowProps) {
  const { t } = useLingui();
  const { directory, passwordSet } = settings;
  const nowhere = !passwordSet && boundContacts(settings).length === 0;
  const ownState = { text: passwordSet ? t`Set` : t`Not set`, good: passwordSet };
  const hintOf = () => {
    if (directory) return t`Your company’s directory manages it, so it can only be changed there.`;
    if (nowhere) return t`Add a phone number or an email first: a code is sent there to confirm it is you.`;
    return passwordSet ? undefined : t`Log in without waiting for a code.`;
  };
  return (
    <SettingRow
      icon={<KeyRound size={20} />}
      label={t({ context: 'settings', message: 'Password' })}
      state={directory ? { text: t`Managed by the company`, good: false } : ownState}
      hint={hintOf()}
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
