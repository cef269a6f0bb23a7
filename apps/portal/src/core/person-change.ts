import type { UserInfo } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal, userOf } from './portal.ts';

/**
 * A key for what shows and takes facts of the person: another one whenever a person is followed by somebody else, or
 * by nobody. A visitor who logs in keeps the page, and an expired session is still whose it was.
 */
export function usePersonKey(): number {
  const user = userOf(usePortal().session);
  const [begun, setBegun] = useState({ user, key: 0 });
  if (begun.user !== user) setBegun({ user, key: begun.user === undefined ? begun.key : begun.key + 1 });
  return begun.key;
}

/** Says that the page now belongs to somebody else, and that another tab has logged out. */
export function useSayPersonChange(): void {
  const { session, toasts } = usePortal();
  const { t } = useLingui();
  const say = useEffectEvent((now: UserInfo | undefined, elsewhere: boolean): number | undefined => {
    const name = now && (now.name || now.userName || now.phone);
    if (name)
      return toasts.show({
        tone: 'info',
        message: t`You are logged in as ${name} now. What was open for the other account has been cleared.`,
      });
    return elsewhere
      ? toasts.show({ tone: 'info', message: t`You have been logged out in another window.` })
      : undefined;
  });
  useEffect(() => {
    let before = session.get().userInfo;
    let said: number | undefined;
    return session.subscribe((elsewhere) => {
      const now = session.get().userInfo;
      if (before?.userid === now?.userid) return;
      // Whoever it was said of is not who is here any more.
      if (said !== undefined) toasts.dismiss(said);
      said = before && say(now, elsewhere);
      before = now;
    });
  }, [session, toasts]);
}
