import type { WebsiteColumn } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { usePortal, useStoredSession } from '../core/portal/portal.ts';
import { clearsMenus } from '../core/session/index.ts';

/**
 * Stores the website's columns by website id, for visits whose configuration loads slowly or fails (section 3, Local stored session).
 * Not on the homepage, since a visit to it clears them (section 2, Route guard).
 * @returns the stored columns of the website that is shown
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
  // The id comes from an address, and could be the name of a property that every object inherits.
  return menus && Object.hasOwn(menus, websiteId) ? menus[websiteId] : undefined;
}
