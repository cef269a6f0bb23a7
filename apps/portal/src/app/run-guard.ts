import type { ParsedLocation } from '@tanstack/react-router';
import { redirect } from '@tanstack/react-router';
import { asSent } from '../core/navigation/as-sent.ts';
import type { RouterContext } from '../core/navigation/router-context.ts';
import { keepWaitingToken } from '../core/portal/waiting-token.ts';
import { clearsMenus, guard, isComplex, isShareEntry, leadsToShare } from '../core/session/index.ts';

type Place = Pick<ParsedLocation, 'pathname' | 'search' | 'hash'>;

/** The arguments of the guard's run before a navigation. */
interface GuardRun extends Pick<RouterContext, 'portal' | 'accessOf' | 'spellingOf'> {
  readonly location: Place;
  /** Whether the page is only preloaded: then the rules apply, but nothing is stored. */
  readonly preload: boolean;
}

/**
 * Runs the guard's rules, then stores which site or company the page is about.
 * @throws a redirect when the navigation has to go elsewhere.
 */
export function runGuard({ portal, accessOf, spellingOf, location, preload }: GuardRun): void {
  const wanted = locationOf(location);
  const target = guard(wanted, {
    accessOf,
    spellingOf,
    stored: portal.session.get(),
    defaultWebsiteId: portal.config.websiteId,
    unknownSites: portal.scope.unknownSites,
    ...(portal.scope.get().location ? { previous: portal.scope.get().location } : {}),
  });
  if (target !== wanted) {
    const { token, ...rest } = target.query;
    const waits = !preload && target.path === '/login' && token;
    if (waits) keepWaitingToken(portal.tab, wanted.path, asSent(token));
    throw redirect({ to: target.path, search: waits ? rest : target.query, hash: '', replace: true });
  }
  if (preload) return;
  const { session, scope } = portal;
  const stored = session.get();
  if (clearsMenus(wanted)) session.set('menus', undefined);
  const { websiteId, comId } = wanted.query;
  const share = isShareEntry(wanted) ? asSent(wanted.query.ticket ?? '') : undefined;
  const before = scope.get();
  // Pages by link are exempt from the guard: they are about their link's website, and leave the visitor's own alone.
  const byLink = accessOf(wanted.path) === 'link';
  if (!byLink) {
    if (websiteId && !leadsToShare(wanted)) session.set('websiteId', websiteId);
    if (comId) session.set('comId', comId);
    session.set('type', comId || isComplex(wanted.path) ? 'complex' : 'websit');
  }
  // Between pages of one link the website stays known.
  const sameLink = byLink && !wanted.query.token && accessOf(before.location?.path ?? '/') === 'link';
  scope.set({
    ...before,
    ...(sameLink ? {} : { websiteId: websiteId || stored.websiteId || portal.config.websiteId }),
    ownPage: sameLink && before.ownPage === true && before.location?.path === wanted.path,
    linkSiteUnknown: byLink && (before.linkSiteUnknown || !sameLink),
    // The page on which a company is chosen is about none, and a share is about its own website.
    comId: wanted.query.all || (share !== undefined && !isComplex(wanted.path)) ? undefined : comId,
    share,
    location: wanted,
  });
}

/** An empty company in the address is none. No redirect can take it out, since the addresses that it writes have no empty values. */
function locationOf({ pathname, search, hash }: Place) {
  const { comId, ...rest } = search as Record<string, string>;
  return { path: pathname, query: comId ? { ...rest, comId } : rest, ...(hash ? { hash } : {}) };
}
