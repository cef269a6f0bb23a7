import type { VerificationFunction } from '@careers/gateway/contract';
import { usePortal } from '../../core/portal.ts';
import { type CodeSending, useCodeSending } from '../../forms/code/index.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import type { Sending } from '../../forms/use-submit.ts';
import { type Contact, contactText } from './contact.ts';
import { sendCode } from './send-code.ts';

/** Whether a code may be sent to a contact; it says itself why not. */
export type MayBeSent = (contact: Contact, call: Sending) => Promise<boolean>;

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
    request: async (call) => {
      if (mayBeSent && !(await mayBeSent(contact, call))) return false;
      await sendCode(portal, purpose, contact, call.options.signal);
      return true;
    },
    onSent,
    onFailure,
  });
}
