import type { VerificationFunction } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../app/portal.ts';
import { type Contact, contactText } from './contact.ts';
import { sendCode } from './send-code.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useResend } from './use-resend.ts';

interface SendCodeOptions {
  /** Asked before each code; the answer false means that none is sent, and that it was told why. */
  readonly mayBeSent?: ((contact: Contact, signal: AbortSignal) => Promise<boolean>) | undefined;
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface SendCode {
  readonly sending: boolean;
  /** Whole seconds until the next code; 0 when it may be sent. */
  readonly seconds: number;
  readonly send: () => Promise<void>;
}

/** Sending a code; the countdown begins when it has been sent (decision 6.1). */
export function useSendCode(
  purpose: VerificationFunction,
  contact: Contact,
  { mayBeSent, onSent, onFailure }: SendCodeOptions,
): SendCode {
  const portal = usePortal();
  const { t } = useLingui();
  const resend = useResend(purpose, contactText(contact));
  const [sending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();

  async function attempt(signal: AbortSignal): Promise<void> {
    setSending(true);
    try {
      if (mayBeSent && !(await mayBeSent(contact, signal))) return;
      await sendCode(portal, purpose, contact, signal);
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
