import type { VerificationFunction } from '@careers/gateway/contract';
import { usePortal } from '../../core/portal/portal.ts';
import { type CodeSending, useCodeSending } from '../../forms/code/index.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import type { Sending } from '../../forms/use-submit.ts';
import { type Contact, contactText } from './contact.ts';
import { sendCode } from './send-code.ts';

/** Checks whether a code may be sent to a contact, and shows the reason if not. */
export type MayBeSent = (contact: Contact, call: Sending) => Promise<boolean>;

interface SendCodeOptions {
  /** Called before each code; with the result false none is sent, and the reason has been shown. */
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
