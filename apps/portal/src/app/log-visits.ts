import { addLog, addPageMetaLog, indexCodes, type Method, type ParamOf } from '@careers/gateway/contract';
import { nearest } from '../core/page-access.ts';
import type { Portal } from '../core/portal.ts';
import type { PortalRouter } from './router.ts';

/**
 * Notes a visit (section 7, URI calls): the access, once for each site that is seen between two loads of the page,
 * and every route shown, by its own path and name. Never by the address: that may carry a token or a code. What
 * becomes of a note is nobody's concern: it asks for no login and no captcha, and its failures are not heard.
 *
 * @returns stops it
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
    // Whose site a page is of is not known before the guard has run, nor of a link before it has answered: the visitor's
    // own would be noted in its place.
    const { location, linkSiteUnknown } = scope.get();
    waits = location === undefined || linkSiteUnknown === true;
    if (waits) return;
    // The root alone matches an unknown address, which may hold anything.
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
    // Another query is the same page: filters, an opened tab. A page behind a link by mail is none of the website.
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
