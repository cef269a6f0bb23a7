import type { ContactKind } from '@careers/gateway/contract';
import { usePortal, useStoredSession } from '../../core/portal.ts';
import { type CodeSending, useCodeSending } from '../../forms/code/index.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { sendOwnCode } from './settings-calls.ts';

interface SendOwnCodeOptions {
  readonly onSent: () => void;
  readonly onFailure: OnFailure;
}

/** Sending a code to the account's own contact; one countdown for all that it confirms (decision 6.1). */
export function useSendOwnCode(own: ContactKind, options: SendOwnCodeOptions): CodeSending {
  const portal = usePortal();
  const { userInfo } = useStoredSession();
  return useCodeSending({
    ...options,
    purpose: 'bind',
    // The contact itself is known only masked; of one person it is one.
    contact: `${own} of ${userInfo?.userid ?? ''}`,
    request: async ({ options }) => {
      await sendOwnCode(portal, own, options);
      return true;
    },
  });
}
