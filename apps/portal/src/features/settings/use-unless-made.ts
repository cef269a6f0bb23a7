import { type AccountSettings, getAccountSettings } from '@careers/gateway/contract';
import { useEffect, useRef } from 'react';
import type { Portal } from '../../core/portal/portal.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { isLost } from '../../forms/use-submit-method.ts';
import { accountSettingsQuery } from './queries.ts';

interface MadeOptions {
  /** Whether the change was made, as far as anybody can tell after such a failure. */
  readonly isMade: (error: unknown) => Promise<boolean>;
  readonly onMade: () => void;
  readonly onFailure: OnFailure;
}

/**
 * Shows why a change of the account failed. Once a reply was lost, the change may have been made, and a second try is refused for
 * that: then it is found out first, and is no failure (decision 0188).
 */
export function useUnlessMade({ isMade, onMade, onFailure }: MadeOptions): OnFailure {
  const hasLost = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return (error, mayFocus) => {
    const loses = isLost(error);
    hasLost.current ||= loses;
    // Nobody may answer for a while.
    if (loses || !hasLost.current) onFailure(error, mayFocus);
    if (!hasLost.current) return;
    void isMade(error)
      .catch(() => false)
      .then((made) => {
        if (isGone.current) return;
        if (made) onMade();
        else if (!loses) onFailure(error, mayFocus);
      });
  };
}

/** The account as it is now; the page shows it from then on. @throws {GatewayFailure} */
export async function askAccount(portal: Portal): Promise<AccountSettings> {
  const { queryKey } = accountSettingsQuery(portal);
  const now = await portal.gateway.call(getAccountSettings, {}, { onExpiry: 'fail' });
  portal.queries.setQueryData(queryKey, now);
  return now;
}
