import type { VerificationFunction } from '@careers/gateway/contract';
import { usePortal } from '../../app/portal.ts';
import { type Contact, contactText } from './contact.ts';
import { sendCode } from './send-code.ts';
import { type CodeSending, useCodeSending } from './use-code-sending.ts';

interface SendCodeOptions {
  /** Asked before each code; the answer false means that none is sent, and that it was told why. */
  readonly mayBeSent?: ((contact: Contact, signal: AbortSignal) => Promise<boolean>) | undefined;
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Sending a code to a contact that was typed. */
export function useSendCode(
  purpose: VerificationFunction,
  contact: Contact,
  { mayBeSent, onSent, onFailure }: SendCodeOptions,
): CodeSending {
  const portal = usePortal();
  return useCodeSending({
    purpose,
    contact: contactText(contact),
    request: async (signal) => {
      if (mayBeSent && !(await mayBeSent(contact, signal))) return false;
      await sendCode(portal, purpose, contact, signal);
      return true;
    },
    onSent,
    onFailure,
  });
}
