import type { WebsiteStyle } from '@careers/gateway/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useGo } from '../core/navigation/link.tsx';
import { accessOfPath } from '../core/navigation/page-access.ts';
import { usePortal, useStoredSession } from '../core/portal/portal.ts';
import { useSite } from './use-site.tsx';

/** The delay before the homepage follows a log out on a page that needs a login (section 9). */
const HOME_AFTER_MS = 500;

/**
 * Whether the person has logged out, here or in another tab, on a page that needs a login: the page is then unmounted, and the
 * homepage follows (section 4, Logout). After an expiry it stays: the session still knows the person, or the login over the page is
 * for anybody, where nothing but a token was stored.
 */
export function useLeftPage(): boolean {
  const { loginPrompts } = usePortal();
  const { Authorization, userInfo } = useStoredSession();
  const login = useSyncExternalStore(loginPrompts.subscribe, loginPrompts.current);
  const isForAnybody = login !== undefined && login.userId === undefined;
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  const go = useGo();
  const router = useRouter();
  const left = accessOfPath(router, path) === 'session' && !Authorization && !userInfo && !isForAnybody;
  const { data: site } = useSite();
  const goHome = useEffectEvent(() => void go(hasHomepage(site) ? '/homepage' : '/position'));
  useEffect(() => {
    if (!left) return undefined;
    const timer = setTimeout(goHome, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/**
 * Whether a site has a homepage to go to (decision 5.15): a column that leads there, or something to show on it. The
 * menu's own home entry, which every site gets (decision 5.7), says nothing about that.
 */
function hasHomepage(site: WebsiteStyle | undefined): boolean {
  if (!site) return true;
  const { blocks = [] } = site.websiteHomepage;
  const column = site.websiteColumns.some(({ columnType }) => columnType === 0);
  return column || blocks.length === 0 || blocks.some(({ visible }) => visible);
}
