import type { ContactKind } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

interface SendCodeButtonProps {
  /** Whether the code goes out as a text message or by e-mail. */
  readonly kind: ContactKind;
  /** Whether no contact was entered yet. */
  readonly disabled: boolean;
  readonly sending: boolean;
  /** Whole seconds until the next code; 0 when it may be sent. */
  readonly seconds: number;
  readonly onSend: () => void;
}

/** Idle, then disabled with a countdown until zero, then idle again (section 4, Resend-code button). */
export function SendCodeButton({ kind, disabled, sending, seconds, onSend }: SendCodeButtonProps) {
  const { t } = useLingui();
  const send = kind === 'phone' ? t`Text me a code` : t`Email me a code`;
  const waiting = seconds > 0;
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      pending={sending}
      // Keeps the focus during the countdown, which `disabled` would drop.
      aria-disabled={waiting || undefined}
      onClick={() => {
        if (!waiting) onSend();
      }}
      className="tabular min-w-32 shrink-0 px-4! @max-3xs:min-w-0 @max-3xs:shrink aria-disabled:cursor-default aria-disabled:text-muted"
    >
      {waiting ? t`Resend in ${seconds}s` : send}
    </Button>
  );
}
