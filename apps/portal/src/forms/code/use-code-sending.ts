import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import type { OnFailure } from '../use-form-failure.ts';
import { type Sending, useSubmit } from '../use-submit.ts';
import { isLost } from '../use-submit-method.ts';
import { type CodePurpose, firstUnanswered, type Unanswered } from './resend.ts';
import { useResend } from './use-resend.ts';

interface CodeSendingOptions {
  /** What the code is for. Each purpose and contact has a countdown of its own. */
  readonly purpose: CodePurpose;
  readonly contact: string;
  /** Asks for the code; resolves with false when none was sent and the reason has been shown already. */
  readonly request: (call: Sending) => Promise<boolean>;
  /** Called after a code was sent, if the person has not moved the focus meanwhile: it may go to the code's field. */
  readonly onSent: () => void;
  readonly onFailure: OnFailure;
}

export interface CodeSending {
  readonly sending: boolean;
  /** Whole seconds until the next code; 0 when it may be sent. */
  readonly seconds: number;
  readonly send: () => Promise<void>;
}

/**
 * Sending a code; the countdown begins when it has been sent (decision 6.1), or when the server refuses a second one after a reply
 * was lost.
 */
export function useCodeSending({
  purpose,
  contact,
  request,
  onSent,
  onFailure,
}: CodeSendingOptions): CodeSending {
  const { toasts, clock } = usePortal();
  const { t } = useLingui();
  const resend = useResend(purpose, contact);
  const { state, submit } = useSubmit({ onFailure, repeatable: true });
  const unanswered = useRef<readonly Unanswered[]>([]);

  async function send(call: Sending): Promise<boolean> {
    const at = clock();
    try {
      return await request(call);
    } catch (error) {
      if (isLost(error)) unanswered.current = [...unanswered.current, { to: contact, at }];
      if (error instanceof GatewayFailure && error.reason === 'tooOften') {
        // One of those has arrived: its minute is what has to be waited for.
        const first = firstUnanswered(unanswered.current, contact, clock());
        if (first !== undefined) resend.start(first);
      }
      throw error;
    }
  }

  function tell(sent: boolean, mayFocus: boolean): void {
    if (!sent) return;
    resend.start(clock());
    toasts.show({ tone: 'success', message: t`Send successful` });
    if (mayFocus) onSent();
  }

  return { sending: state === 'pending', seconds: resend.seconds, send: () => submit(send, tell) };
}
