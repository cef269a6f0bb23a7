import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useRef } from 'react';
import { ActionButton } from './action-button.tsx';
import type { OnAsk } from './dialog-name.ts';
import { isLastWay } from './login-settings.ts';
import { maskedContact } from './masked-contact.ts';
import { SettingRow } from './setting-row.tsx';

interface ContactRowProps {
  readonly kind: ContactKind;
  readonly settings: AccountSettings;
  readonly onAsk: OnAsk;
}

/** A phone or an e-mail: bound (shown masked) or not (section 4), with the buttons to change that. */
export function ContactRow({ kind, settings, onAsk }: ContactRowProps) {
  const { t } = useLingui();
  const isPhone = kind === 'phone';
  const bound = Boolean(settings[kind]);
  const last = bound && isLastWay(kind, settings);
  const first = useFocusAfterUnbinding(bound);
  const lastHint = isPhone
    ? t`This is your only way to log in. Add an email before you remove it.`
    : t`This is your only way to log in. Add a phone number before you remove it.`;
  const unboundHint = isPhone
    ? t`Log in with a code, or reset a forgotten password.`
    : t`Log in with your password, or reset a forgotten one.`;
  const hintUnlessBound = bound ? undefined : unboundHint;
  return (
    <SettingRow
      icon={isPhone ? <Smartphone size={20} /> : <Mail size={20} />}
      label={isPhone ? t`Phone number` : t`Email`}
      state={{ text: bound ? t`Linked` : t`Not linked`, good: bound }}
      value={maskedContact(kind, settings)}
      hint={last ? lastHint : hintUnlessBound}
      actions={({ label, hint }) => (
        <>
          <ActionButton ref={first} of={label} onClick={() => onAsk(isPhone ? 'bindPhone' : 'bindEmail')}>
            {bound ? t`Change` : t`Add`}
          </ActionButton>
          {bound && (
            <ActionButton
              of={label}
              heldBy={last ? hint : undefined}
              onClick={() => onAsk(isPhone ? 'unbindPhone' : 'unbindEmail')}
            >
              {t({ context: 'contact', message: 'Remove' })}
            </ActionButton>
          )}
        </>
      )}
    />
  );
}

/** After unbinding, its button disappears: the focus goes to the other button, unless it is elsewhere on the page. */
function useFocusAfterUnbinding(bound: boolean) {
  const first = useRef<HTMLButtonElement>(null);
  const wasBound = useRef(bound);
  useEffect(() => {
    const nobody = !document.activeElement?.closest('main');
    // If the dialog is still open, it returns the focus to this element when it closes.
    if (wasBound.current && !bound && nobody) first.current?.focus();
    wasBound.current = bound;
  }, [bound]);
  return first;
}
