import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useGo } from '../../app/link.tsx';
import { useStored } from '../../app/portal.ts';
import { needsLogin } from '../session/index.ts';

/** From a page that needs a login, the homepage follows a log out so many milliseconds later (section 9). */
const HOME_AFTER_MS = 500;

/**
 * Whether the person has logged out, here or in another tab, of a page that needs a login: it shows and asks
 * for nothing more, and the homepage follows (section 4, Logout). An expired session is another matter: it
 * keeps who it was of.
 */
export function useLeftPage(): boolean {
  const { Authorization, userInfo } = useStored();
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  const go = useGo();
  const left = needsLogin(path) && !Authorization && !userInfo;
  const goHome = useEffectEvent(() => void go('/homepage'));
  useEffect(() => {
    if (!left) return undefined;
    const timer = setTimeout(goHome, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
