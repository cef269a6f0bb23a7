import { GatewayFailure } from '@careers/gateway';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStoredSession } from '../core/portal/portal.ts';

/** Calls `act` when the person who opened the page has logged in again, to send what failed because the session had expired. */
export function useReturned(act: () => void): void {
  const { Authorization, userInfo } = useStoredSession();
  const person = userInfo?.userid;
  const [opener] = useState(person);
  const returned = useEffectEvent(act);
  useEffect(() => {
    if (Authorization !== undefined && person === opener) returned();
  }, [Authorization, person, opener]);
}

/** Whether the only reason for a failure is the expired session. */
export function hasExpired(failure: unknown): boolean {
  return failure instanceof GatewayFailure && failure.kind === 'expired';
}
