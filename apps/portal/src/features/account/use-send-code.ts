import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../app/portal.ts';
import { type Phone, sendLoginCode } from './login-calls.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useResend } from './use-resend.ts';

interface SendCodeOptions {
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface SendCode {
  readonly sending: boolean;
  /** Whole seconds until the next code; 0 when it may be sent. */
  readonly seconds: number;
  readonly send: () => Promise<void>;
}

/** Sending a code to log in with; the countdown begins when it has been sent. */
export function useSendCode(phone: Phone, { onSent, onFailure }: SendCodeOptions): SendCode {
  const portal = usePortal();
  const { t } = useLingui();
  const resend = useResend('login', `${phone.phoneNationCode} ${phone.phone}`);
  const [sending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();

  async function attempt(signal: AbortSignal): Promise<void> {
    setSending(true);
    try {
      await sendLoginCode(portal, phone, signal);
      resend.start();
      portal.toasts.show({ tone: 'success', message: t`Send successful` });
      onSent();
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    } finally {
      setSending(false);
    }
  }

  return { sending, seconds: resend.seconds, send: () => oneAtATime(attempt) };
}
