import type { WebsiteColumn } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { usePortal, useStoredSession } from '../core/portal.ts';
import { clearsMenus } from '../core/session/index.ts';

/**
 * Keeps the website's columns per website id, for a visit whose configuration is late or does not come (section 3,
 * Local stored session); the homepage keeps none, since visiting it clears them (section 2, Route guard).
 * @returns what was kept of the website shown
 */
export function useMenus(
  columns: readonly WebsiteColumn[] | undefined,
  path: string,
): readonly WebsiteColumn[] | undefined {
  const { session, scope } = usePortal();
  const { websiteId } = scope.get();
  const { menus } = useStoredSession();
  const keeps = !clearsMenus({ path });
  useEffect(() => {
    if (columns && keeps) session.set('menus', { ...session.get().menus, [websiteId]: columns });
  }, [columns, keeps, session, websiteId]);
  // An id from an address may be a name that every object has.
  return menus && Object.hasOwn(menus, websiteId) ? menus[websiteId] : undefined;
}
