import { addLog, addPageMetaLog, indexCodes, type Method, type ParamOf } from '@careers/gateway/contract';
import { nearest } from '../core/navigation/page-access.ts';
import type { Portal } from '../core/portal/portal.ts';
import type { PortalRouter } from './router.ts';

/**
 * Logs a visit (section 7, URI calls): the access, once per site and load of the page, and every route that is shown, by the route's
 * path. Never the address, which may contain a token or a code. The calls open no login and no captcha, and failures are ignored.
 *
 * @returns a function that stops it
 */
export function logVisits(
  { gateway, scope, session }: Portal,
  router: PortalRouter,
  whenIdle: (work: () => void) => unknown,
): () => void {
  const sites = new Set<string>();
  let shown = '';
  let waits = false;

  function send<M extends Method>(method: M, param: ParamOf<M>): void {
    whenIdle(() => {
      gateway.call(method, param, { onExpiry: 'fail' }).catch(() => {});
    });
  }

  function look(): void {
    // The page's site is unknown until the guard has run, and on a link page until the link has answered: the visitor's own site
    // would be logged instead.
    const { location, linkSiteUnknown } = scope.get();
    waits = location === undefined || linkSiteUnknown === true;
    if (waits) return;
    // An unknown address, which may contain anything, matches only the root.
    const { matches } = router.state;
    const page = matches.at(-1)?.fullPath ?? '/';
    const { websiteId } = scope.get();
    const { userInfo, comPhone, comEmail, comIdap } = session.get();
    const note = {
      regionCode: 'default',
      homepageId: websiteId,
      businessKey: websiteId,
      indexCode: indexCodes.access,
      username: userInfo?.userid || comPhone || comEmail || comIdap || '',
      source: '1',
    };
    if (!sites.has(websiteId)) send(addLog, note);
    sites.add(websiteId);
    // A change of the query is the same page. Link pages do not belong to the website, and have an index code of their own.
    if (page !== shown && page !== '/')
      send(addPageMetaLog, {
        ...note,
        indexCode: nearest(matches) === 'link' ? indexCodes.common : indexCodes.page,
        metaName: page.slice(1),
        pageCode: page,
      });
    shown = page;
  }

  look();
  const stops = [
    router.subscribe('onResolved', look),
    scope.subscribe(() => {
      if (waits) look();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
