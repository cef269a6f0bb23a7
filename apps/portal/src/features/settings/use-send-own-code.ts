import type { ContactKind } from '@careers/gateway/contract';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { type CodeSending, useCodeSending } from '../../forms/code/index.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { sendOwnCode } from './settings-calls.ts';

interface SendOwnCodeOptions {
  readonly onSent: () => void;
  readonly onFailure: OnFailure;
}

/** Sends a code to a contact of the account; all forms that ask for it share one countdown (decision 6.1). */
export function useSendOwnCode(own: ContactKind, options: SendOwnCodeOptions): CodeSending {
  const portal = usePortal();
  const { userInfo } = useStoredSession();
  return useCodeSending({
    ...options,
    purpose: 'bind',
    // The contact is known only masked; kind and person identify it as well.
    contact: `${own} of ${userInfo?.userid ?? ''}`,
    request: async ({ options }) => {
      await sendOwnCode(portal, own, options);
      return true;
    },
  });
}
