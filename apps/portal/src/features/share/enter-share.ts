import type { SharedWebsite } from '@careers/gateway/contract';
import type { Query } from '../../app/link.tsx';
import type { Portal } from '../../app/portal.ts';
import { isPortalLocale } from '../session/index.ts';
import { siteQueryKey } from '../site/index.ts';
import { type ShareAddress, sharedWebsiteQuery } from './queries.ts';

/** What an address says of a share; undefined when a part is missing (section 5, Identity). */
export function readShareAddress({ ticket, positionSharedType }: Query): ShareAddress | undefined {
  return ticket?.trim() && positionSharedType?.trim() ? { ticket, positionSharedType } : undefined;
}

/**
 * Gets to know a share before anything of it is shown, so that the first thing painted is its own website. A share
 * that cannot be had is the page's matter.
 */
export async function enterShare(portal: Portal, query: Query): Promise<void> {
  const share = readShareAddress(query);
  if (!share) return;
  const { session, queries } = portal;
  // The website of an earlier share is none of this one.
  if (session.get().shareInfo?.ticket !== share.ticket) session.set('shareWebsiteId', undefined);
  try {
    keepShare(portal, share, await queries.fetchQuery(sharedWebsiteQuery(portal, share)));
  } catch {
    // Shown, and asked again, by the page.
  }
}

/** Keeps share info, share website and original website (section 3), and what the website looks like. */
export function keepShare(portal: Portal, share: ShareAddress, shared: SharedWebsite): void {
  const { session, queries, languages } = portal;
  const { websiteBaseInfo, websiteHomepage, originalWebSiteId } = shared;
  const { id, defaultLanguage } = websiteBaseInfo;
  session.set('shareInfo', { ...share, ...(isPortalLocale(defaultLanguage) ? { defaultLanguage } : {}) });
  session.set('shareWebsiteId', id);
  session.set('originalWebSiteId', originalWebSiteId);
  queries.setQueryData(
    siteQueryKey(id, languages.locale()),
    (known) => known ?? { websiteBaseInfo, websiteHomepage, websiteColumns: [] },
  );
}
