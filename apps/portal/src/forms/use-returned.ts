import { GatewayFailure } from '@careers/gateway';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStoredSession } from '../core/portal.ts';

/** Acts once whoever opened the page has logged in again: what their ended session held up may go out now. */
export function useReturned(act: () => void): void {
  const { Authorization, userInfo } = useStoredSession();
  const person = userInfo?.userid;
  const [opener] = useState(person);
  const returned = useEffectEvent(act);
  useEffect(() => {
    if (Authorization !== undefined && person === opener) returned();
  }, [Authorization, person, opener]);
}

/** Whether it failed for want of a session, and for nothing else. */
export function hasExpired(failure: unknown): boolean {
  return failure instanceof GatewayFailure && failure.kind === 'expired';
}
