import { type SharedWebsite, sharedTypes } from '@careers/gateway/contract';
import { redirect } from '@tanstack/react-router';
import type { Query } from '../core/navigation/app-location.ts';
import { asSent } from '../core/navigation/as-sent.ts';
import { originalKey } from '../core/navigation/link.tsx';
import type { Portal } from '../core/portal/portal.ts';
import { isId, isPortalLocale } from '../core/session/index.ts';
import { siteQueryKey } from '../site-config/queries.ts';
import { type ShareAddress, sharedWebsiteQuery } from './queries.ts';
import { isShareOver } from './share-over.ts';

const types: readonly string[] = Object.values(sharedTypes);

/** Reads a share from an address; undefined when ticket or type is missing, or the type is unknown (section 5, Identity). */
export function readShareAddress({ ticket, positionSharedType }: Query): ShareAddress | undefined {
  const share = { ticket: asSent(ticket ?? ''), positionSharedType: asSent(positionSharedType ?? '') };
  return share.ticket && types.includes(share.positionSharedType) ? share : undefined;
}

/**
 * Loads a share before its page is shown, so that the first paint is in the look of its own website; for route loaders. A failure is
 * left to the page.
 * @throws a redirect to the same page on the share's website, when the address names another.
 */
export async function enterShare(portal: Portal, query: Query): Promise<void> {
  const share = readShareAddress(query);
  if (!share) return;
  const shareSite = await loadShare(portal, share);
  // A website that the guard takes out of an address again is not led to: the share is then shown on the visitor's own.
  const mayBeNamed = shareSite && isId(shareSite) && !portal.scope.unknownSites.has(shareSite);
  if (mayBeNamed && shareSite !== query.websiteId) {
    throw redirect({ to: '.', search: { ...query, websiteId: shareSite }, replace: true });
  }
}

/** Whether the share of an address was refused when it was loaded. */
export function isShareRefused(portal: Portal, query: Query): boolean {
  const share = readShareAddress(query);
  const error = share && portal.queries.getQueryState(sharedWebsiteQuery(portal, share).queryKey)?.error;
  return isShareOver(error);
}

async function loadShare(portal: Portal, share: ShareAddress): Promise<string | undefined> {
  const { session, queries, languages } = portal;
  const locale = languages.locale();
  // Forgets the website of an earlier share.
  if (session.get().shareInfo?.ticket !== share.ticket) session.set('shareWebsiteId', undefined);
  try {
    const shared = await queries.fetchQuery(sharedWebsiteQuery(portal, share));
    keepShare(portal, share, shared);
    // If the share's website begins in another language, it is loaded again in that one before anything is shown.
    await languages.settled();
    if (languages.locale() !== locale)
      keepShare(portal, share, await queries.fetchQuery(sharedWebsiteQuery(portal, share)));
    return shared.websiteBaseInfo.id;
  } catch {
    return undefined;
  }
}

/** Keeps share info, share website and original website (section 3), and what the website looks like. */
export function keepShare(portal: Portal, share: ShareAddress, shared: SharedWebsite): void {
  const { session, tab, queries, languages } = portal;
  const { websiteBaseInfo, websiteHomepage, originalWebSiteId } = shared;
  const { id } = websiteBaseInfo;
  const defaultLanguage = isPortalLocale(websiteBaseInfo.defaultLanguage)
    ? websiteBaseInfo.defaultLanguage
    : undefined;
  queries.setQueryData(
    siteQueryKey(id, languages.locale()),
    (known) => known ?? { websiteBaseInfo, websiteHomepage, websiteColumns: [] },
  );
  const { shareInfo } = session.get();
  const isKept =
    shareInfo?.ticket === share.ticket &&
    shareInfo.positionSharedType === share.positionSharedType &&
    shareInfo.defaultLanguage === defaultLanguage;
  if (!isKept) session.set('shareInfo', { ...share, ...(defaultLanguage && { defaultLanguage }) });
  session.set('shareWebsiteId', id);
  session.set('originalWebSiteId', originalWebSiteId);
  tab.set(originalKey(share.ticket), originalWebSiteId);
}
