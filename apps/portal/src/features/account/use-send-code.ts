import type { VerificationFunction } from '@careers/gateway/contract';
import { usePortal } from '../../core/portal.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import type { FocusWatch } from '../../forms/watch-focus.ts';
import { type Contact, contactText } from './contact.ts';
import { sendCode } from './send-code.ts';
import { type CodeSending, useCodeSending } from './use-code-sending.ts';

/** Whether a code may be sent to a contact; it says itself why not. */
export type MayBeSent = (contact: Contact, signal: AbortSignal, focus: FocusWatch) => Promise<boolean>;

interface SendCodeOptions {
  /** Asked before each code; the answer false means that none is sent, and that it was told why. */
  readonly mayBeSent?: MayBeSent | undefined;
  readonly onSent: () => void;
  readonly onFailure: OnFailure;
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
    request: async (signal, focus) => {
      if (mayBeSent && !(await mayBeSent(contact, signal, focus))) return false;
      await sendCode(portal, purpose, contact, signal);
      return true;
    },
    onSent,
    onFailure,
  });
}
