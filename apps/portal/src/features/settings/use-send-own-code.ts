import type { ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal, useStored } from '../../app/portal.ts';
import { useOneAtATime, useResend } from '../account/index.ts';
import { sendOwnCode } from './settings-calls.ts';

interface SendOwnCodeOptions {
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Sending a code to the account's own contact; one countdown for all that it confirms (decision 6.1). */
export function useSendOwnCode(own: ContactKind, { onSent, onFailure }: SendOwnCodeOptions) {
  const portal = usePortal();
  const { t } = useLingui();
  const { userInfo } = useStored();
  // The contact itself is known only masked; of one person it is one.
  const resend = useResend('bind', `${own} of ${userInfo?.userid ?? ''}`);
  const [sending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();

  async function attempt(signal: AbortSignal): Promise<void> {
    setSending(true);
    try {
      await sendOwnCode(portal, own, signal);
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
