import type { UserInfo } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal, userOf } from './portal.ts';

/**
 * A React key for pages with a person's data: it changes when somebody else logs in, or the person logs out, so that nothing of
 * theirs stays. It does not change when a visitor logs in, nor when a session expires.
 */
export function usePersonKey(): number {
  const user = userOf(usePortal().session);
  const [begun, setBegun] = useState({ user, key: 0 });
  if (begun.user !== user) setBegun({ user, key: begun.user === undefined ? begun.key : begun.key + 1 });
  return begun.key;
}

/** Shows a message when somebody else is logged in, or when the person was logged out, but not on this page. */
export function useSayPersonChange(): void {
  const { session, toasts } = usePortal();
  const { t } = useLingui();
  const told = {
    tab: t`You have been logged out in another window.`,
    clearing: t`You have been logged out because the data of this site was cleared from the browser.`,
  };
  const say = useEffectEvent((now: UserInfo | undefined, elsewhere?: keyof typeof told) => {
    const name = now && (now.name || now.userName || now.phone);
    if (name)
      return toasts.show({
        tone: 'info',
        message: t`You are logged in as ${name} now. What was open for the other account has been cleared.`,
      });
    return elsewhere && toasts.show({ tone: 'info', message: told[elsewhere] });
  });
  useEffect(() => {
    let before = session.get().userInfo;
    let said: number | undefined;
    return session.subscribe((elsewhere) => {
      const now = session.get().userInfo;
      if (before?.userid === now?.userid) return;
      // The last message names somebody who is not logged in any more.
      if (said !== undefined) toasts.dismiss(said);
      said = before && say(now, elsewhere);
      before = now;
    });
  }, [session, toasts]);
}
