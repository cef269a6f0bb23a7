import { loadWebsiteStyle } from '@careers/gateway/contract';
import { followTranslation } from '@careers/ui';
import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { assemblePortal, type PortalOptions } from './app/assemble-portal.ts';
import { PortalRoot } from './app/portal-root.tsx';
import { createPortalRouter, keepPageUntilNext, type PortalRouter } from './app/router.ts';
import { rememberScroll } from './app/scroll-memory.ts';
import type { Query } from './core/app-location.ts';
import type { CatalogueName } from './core/catalogue-files.ts';
import { accessOfPath } from './core/page-access.ts';
import { keepPageAround } from './core/page-around.ts';
import type { Portal } from './core/portal.ts';
import { DEFAULT_LOCALE, isComplex, isShareEntry, localeOf, portalLocales } from './core/session/index.ts';
import { hasKeptTyped } from './core/typed-fields.ts';
import { whenIdle } from './core/when-idle.ts';
import { keptLanguage } from './site-config/kept-look.ts';
import { siteQueryKey } from './site-config/queries.ts';

export type { PortalOptions } from './app/assemble-portal.ts';
export { ConfigError, type PortalConfig, readConfig } from './core/config.ts';
export { createBrowserStorage, createMemoryStorage, type PortalStorage } from './core/session/index.ts';

export interface MountedPortal {
  /** Goes to a route, e.g. `/personalCenter?tab=deliveries`. */
  open(route: string): Promise<void>;
  /** Asks for everything on screen again, or for the queries that the filters choose. */
  refresh(filters?: InvalidateQueryFilters): Promise<void>;
  /** Undoes all that mounting did. */
  unmount(): void;
}

/** So long a page may keep the portal from being drawn without it; the router has a shape of it ready a moment before. */
const PAGE_PATIENCE_MS = 200;
/** The same where a company's website is asked for first. */
const COMPANY_PATIENCE_MS = 1000;

/** Makes a portal; nothing happens until it is mounted. */
export function createPortal(options: PortalOptions): {
  mount(element: HTMLElement): Promise<MountedPortal>;
} {
  return {
    async mount(element) {
      const portal = assemblePortal(options);
      const putBack = keepPageAround(element);
      if (/[?&](code|timestamp)=/.test(location.search)) {
        const { routeAddress } = await import('./core/route-address.ts');
        history.replaceState(history.state, '', routeAddress(location.href));
      }
      const router = createPortalRouter(portal, element);
      const { pathname: path, search: query } = router.state.location;
      const share = isShareEntry({ path, query: query as Query });
      portal.scope.set({ ...portal.scope.get(), share, defaultLanguage: keptLanguage() });
      const isLoginFirst = accessOfPath(router, path) === 'session' && !portal.session.get().Authorization;
      const isHome = path === '/' || path === '/homepage';
      const [page] = router.getMatchedRoutes(isLoginFirst ? '/login' : isHome ? '/homepage' : path);
      // Its code comes while words and website are on their way; what could not be had is said where it is drawn. What it
      // stands in is waited for.
      const code = page.map(({ options }) => options.component?.preload?.());
      const frames = code.slice(0, -1);
      const words = page.flatMap(({ options }) => options.staticData?.words ?? []);
      const { activate, follow } = createLanguageFollower(portal, element);
      // A company's own is taken as soon as the guard knows the company.
      await Promise.all([activate(words), isComplex(path) || takeEarlySite(portal), ...frames]);
      // The early reply may have said in which language the website begins.
      await activate(words);
      if (isHome) void askEarly(portal);
      const stops = [
        follow(),
        leaveUnknownSites(portal, router),
        rememberScroll(router, element),
        followTranslation(element),
      ];
      if (element.querySelector('.shell-title')?.textContent) await nextPaint();
      // Drawn with its page in one pass, unless that is not to be had soon: then its frame is, with a shape of it. The history takes a listener once: `router.load`
      // itself is the one that the router's component brings.
      const stopFollowing = router.history.subscribe((change) => router.load(change));
      const loaded = router.load();
      void loaded.then(() => keepPageUntilNext(router));
      const patience = isComplex(path) ? COMPANY_PATIENCE_MS : PAGE_PATIENCE_MS;
      await Promise.race([loaded, new Promise((late) => setTimeout(late, patience))]);
      const root = createRoot(element);
      // In one go: from here on the router's own component follows the address.
      flushSync(() => root.render(<PortalRoot portal={portal} router={router} />));
      stopFollowing();
      stops.push(logVisitsWhenIdle(portal, router), restoreTypedBefore());
      return {
        open: async (route) => {
          router.history.push(route);
        },
        refresh: (filters) => portal.queries.invalidateQueries(filters),
        unmount: () => {
          for (const stop of stops) stop();
          root.unmount();
          router.history.destroy();
          // The router's own, for its tools.
          Reflect.deleteProperty(window, '__TSR_ROUTER__');
          portal.session.stop();
          portal.queries.clear();
          putBack();
        },
      };
    },
  };
}

/**
 * Puts the site's configuration where its query looks for it, when the reply that boot asked for has already
 * come: the first thing painted then has the company's own words, and its language for who has chosen none. A reply on
 * its way is not waited for.
 */
async function takeEarlySite(portal: Portal): Promise<void> {
  const { websiteId, share, defaultLanguage } = portal.scope.get();
  const locale = localeOf(portal.session.get(), share, defaultLanguage);
  await portal.boot.isKnown;
  const early = portal.boot.takeIfHere(loadWebsiteStyle, websiteId, locale);
  if (!early) return;
  portal.queries.setQueryData(siteQueryKey(websiteId, locale), early);
  portal.scope.set({ ...portal.scope.get(), defaultLanguage: early.websiteBaseInfo.defaultLanguage });
}

/** Has the homepage ask for its first positions before it is drawn. A homepage that cannot be fetched says so where it is drawn. */
async function askEarly(portal: Portal): Promise<void> {
  const home = await import('./features/home/index.ts').catch(() => undefined);
  home?.askEarly(portal);
}

/** A page about a website that turned out to be unknown goes on about the configured one (the guard knows which). */
function leaveUnknownSites({ scope }: Portal, router: PortalRouter): () => void {
  let known = 0;
  return scope.subscribe(() => {
    if (scope.unknownSites.size === known) return;
    known = scope.unknownSites.size;
    void router.invalidate();
  });
}

/** When what boot wrote into the shell can be seen; at once where nobody looks. */
function nextPaint(): Promise<unknown> | undefined {
  if (document.hidden) return undefined;
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/** Has the visit noted, once nothing else is under way. One that cannot be noted is nobody's loss. */
function logVisitsWhenIdle(portal: Portal, router: PortalRouter): () => void {
  let gone = false;
  let stop = () => {};
  whenIdle(() =>
    import('./app/log-visits.ts')
      .then(({ logVisits }) => {
        if (!gone) stop = logVisits(portal, router, (work) => whenIdle(() => gone || work()));
      })
      .catch(() => {}),
  );
  return () => {
    gone = true;
    stop();
  };
}

/** Gives back what was typed before a reload that a new release asked for, if there was one. */
function restoreTypedBefore(): () => void {
  let stop = () => {};
  if (!hasKeptTyped()) return stop;
  let gone = false;
  import('./core/restore-typed.ts')
    .then(({ restoreTyped }) => {
      if (!gone) stop = restoreTyped();
    })
    .catch(() => {});
  return () => {
    gone = true;
    stop();
  };
}

/**
 * Keeps the language shown, `<html lang>` and the root's own in step with the session, and with the place:
 * share entries have a language of their own.
 */
function createLanguageFollower(portal: Portal, element: HTMLElement) {
  const { session, languages, scope } = portal;
  // Words may come when the portal has left the page, which is somebody else's then.
  let left = false;
  const activate = async (ahead: readonly CatalogueName[] = []) => {
    const { share, defaultLanguage, offered } = scope.get();
    const wanted = localeOf(session.get(), share, defaultLanguage);
    // One that the site switched off falls back to Simplified Chinese (decision 5.9), and stays the visitor's own.
    const locale = offered?.includes(wanted) === false ? DEFAULT_LOCALE : wanted;
    languages.loadAhead(locale, ahead);
    await languages.activate(locale);
    if (left) return;
    const lang = portalLocales[languages.locale()].html;
    for (const spoken of [document.documentElement, element]) {
      // Even the same again would have the browser look up the style of everything anew.
      if (spoken.lang !== lang) spoken.lang = lang;
    }
  };
  const check = () => {
    activate().catch(() => {
      // The words could not be fetched: what is shown stays, in the language it is in.
    });
  };
  return {
    activate,
    follow: () => {
      const stops = [session.subscribe(check), scope.subscribe(check)];
      return () => {
        left = true;
        for (const stop of stops) stop();
      };
    },
  };
}
