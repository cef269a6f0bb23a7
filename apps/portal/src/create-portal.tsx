import { loadWebsiteStyle } from '@careers/gateway/contract';
import { followTranslation } from '@careers/ui';
import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { assemblePortal, type PortalOptions } from './app/assemble-portal.ts';
import { PortalRoot } from './app/portal-root.tsx';
import { createPortalRouter, keepPageUntilNext, type PortalRouter } from './app/router.ts';
import { rememberScroll } from './app/scroll-memory.ts';
import { keepTabInSight } from './app/tab-in-sight.ts';
import type { CatalogueName } from './core/language/catalogue-files.ts';
import type { Query } from './core/navigation/app-location.ts';
import { asSent } from './core/navigation/as-sent.ts';
import { accessOfPath } from './core/navigation/page-access.ts';
import { keepPageAround } from './core/navigation/page-around.ts';
import { whenIdle } from './core/parts/when-idle.ts';
import type { Portal } from './core/portal/portal.ts';
import { DEFAULT_LOCALE, isComplex, isShareEntry, localeOf, portalLocales } from './core/session/index.ts';
import { hasKeptTyped } from './core/typed/typed-fields.ts';
import { keptLanguage } from './site-config/kept-look.ts';
import { siteQueryKey } from './site-config/queries.ts';

export type { PortalOptions } from './app/assemble-portal.ts';
export { ConfigError, type PortalConfig, readConfig } from './core/portal/config.ts';
export { createBrowserStorage, createMemoryStorage, type PortalStorage } from './core/session/index.ts';

export interface MountedPortal {
  /** Navigates to a route, e.g. `/personalCenter?tab=deliveries`. */
  open(route: string): Promise<void>;
  /** Calls back with each route that is shown from now on; returns a function that stops it. */
  watchRoute(shown: (route: string) => void): () => void;
  /** Fetches the queries on screen again, or those that the filters choose. */
  refresh(filters?: InvalidateQueryFilters): Promise<void>;
  /** Undoes all that mounting did. */
  unmount(): void;
}

/** How long the first rendering waits for its page. The router has the page's skeleton ready a moment earlier. */
const PAGE_PATIENCE_MS = 200;
/** The same on a page that first loads a company's website. */
const COMPANY_PATIENCE_MS = 1000;

/** Creates a portal; nothing happens until it is mounted. */
export function createPortal(options: PortalOptions): {
  mount(element: HTMLElement): Promise<MountedPortal>;
} {
  return {
    async mount(element) {
      const portal = assemblePortal(options);
      const restorePage = keepPageAround(element);
      const mounted: Mounted = { stops: [] };
      const unmount = () => {
        for (const stop of mounted.stops) stop();
        mounted.root?.unmount();
        mounted.router?.history.destroy();
        // Set by the router for its developer tools.
        Reflect.deleteProperty(window, '__TSR_ROUTER__');
        portal.session.stop();
        portal.queries.clear();
        restorePage();
      };
      try {
        const router = await showPortal(portal, element, mounted);
        return {
          open: async (route) => {
            router.history.push(route);
          },
          watchRoute: (shown) => router.history.subscribe(({ location: { href } }) => shown(href)),
          refresh: (filters) => portal.queries.invalidateQueries(filters),
          unmount,
        };
      } catch (failure) {
        unmount();
        throw failure;
      }
    },
  };
}

/** What has been set up in the page so far: mounting that fails halfway has to undo that much. */
interface Mounted {
  router?: PortalRouter;
  root?: Root;
  readonly stops: (() => void)[];
}

/** Shows the portal's first page, and notes in `mounted` each thing that has to be undone. */
async function showPortal(portal: Portal, element: HTMLElement, mounted: Mounted): Promise<PortalRouter> {
  if (/[?&](code|timestamp)=/.test(location.search)) {
    const { routeAddress } = await import('./core/navigation/route-address.ts');
    history.replaceState(history.state, '', routeAddress(location.href));
  }
  const router = createPortalRouter(portal, element);
  mounted.router = router;
  const { pathname: path, search: query } = router.state.location;
  const { ticket = '' } = query as Query;
  const share = isShareEntry({ path, query: query as Query }) ? asSent(ticket) : undefined;
  portal.scope.set({ ...portal.scope.get(), share, defaultLanguage: keptLanguage() });
  const needsLogin = accessOfPath(router, path) === 'session' && !portal.session.get().Authorization;
  const firstPath = path === '/' ? '/homepage' : path;
  const [page] = router.getMatchedRoutes(needsLogin ? '/login' : firstPath);
  // The page's code is fetched at the same time as words and website, and only its layouts are waited for. A failure is shown
  // when the page is rendered.
  const code = page.map(({ options }) => options.component?.preload?.());
  const layouts = code.slice(0, -1);
  const words = page.flatMap(({ options }) => options.staticData?.words ?? []);
  const { activate, follow, stop: stopLanguage } = createLanguageFollower(portal, element);
  mounted.stops.push(stopLanguage);
  // A company's website is loaded by the router, once the guard knows the company.
  await Promise.all([activate(words), isComplex(path) || takeEarlySite(portal), ...layouts]);
  // Again, because the early reply may have told the website's default language.
  await activate(words);
  if (firstPath === '/homepage') void askEarly(portal);
  follow();
  mounted.stops.push(
    leaveUnknownSites(portal, router),
    rememberScroll(router, element),
    keepTabInSight(element),
    followTranslation(element),
    followSize(element),
  );
  if (element.querySelector('.shell-title')?.textContent) await nextPaint();
  // The portal is rendered together with its page if that is ready soon, else with the page's skeleton. Until the router's own
  // component follows the history, this listener does. It wraps `router.load`, because the history keeps each function only once,
  // and `router.load` itself is the component's.
  const stopFollowing = router.history.subscribe((change) => router.load(change));
  const loaded = router.load();
  void loaded.then(() => keepPageUntilNext(router));
  const patience = isComplex(path) ? COMPANY_PATIENCE_MS : PAGE_PATIENCE_MS;
  await Promise.race([loaded, new Promise((late) => setTimeout(late, patience))]);
  const root = createRoot(element);
  mounted.root = root;
  // Synchronously, so that the router's component follows the history before the listener is removed.
  flushSync(() => root.render(<PortalRoot portal={portal} router={router} />));
  stopFollowing();
  mounted.stops.push(logVisitsWhenIdle(portal, router), restoreTypedBefore());
  return router;
}

/**
 * Puts the reply that `boot.ts` has asked for into the cache of the site's query, if it has arrived already: then the first paint has
 * the company's texts, and its default language. A reply that is still on its way is not waited for.
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

/** Starts the homepage's query of positions before it is rendered. If its code cannot be fetched, rendering it shows that. */
async function askEarly(portal: Portal): Promise<void> {
  const home = await import('./features/home/index.ts').catch(() => undefined);
  home?.askEarly(portal);
}

/** The code that keeps the focus at another size is fetched when the window gets one. */
function followSize(element: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  let part: typeof import('./app/focus-on-resize.ts') | undefined;
  const follow = async () => {
    part ??= await import('./app/focus-on-resize.ts').catch(() => undefined);
    part?.keepFocusOnResize(element, last);
  };
  element.addEventListener('focusin', note);
  addEventListener('resize', follow);
  return () => {
    element.removeEventListener('focusin', note);
    removeEventListener('resize', follow);
  };
}

/** Runs the guard again when a website turns out to be unknown, so that the page goes on with the configured one. */
function leaveUnknownSites({ scope }: Portal, router: PortalRouter): () => void {
  let known = 0;
  return scope.subscribe(() => {
    if (scope.unknownSites.size === known) return;
    known = scope.unknownSites.size;
    void router.invalidate();
  });
}

/** Resolves after the next paint, so that what `boot.ts` wrote into the shell is seen; at once in a hidden tab. */
function nextPaint(): Promise<unknown> | undefined {
  if (document.hidden) return undefined;
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/** Logs the visit once the browser is idle. Failures are ignored. */
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

/** Restores what was typed before `reloadKeepingTyped`, if anything was. */
function restoreTypedBefore(): () => void {
  let stop = () => {};
  if (!hasKeptTyped()) return stop;
  let gone = false;
  import('./core/typed/restore-typed.ts')
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
 * Keeps the language shown, and `lang` of the document and of the portal's element, in step with the session and the location: share
 * pages have a language of their own.
 */
function createLanguageFollower(portal: Portal, element: HTMLElement) {
  const { session, languages, scope } = portal;
  const stops: (() => void)[] = [];
  // After unmounting, words that arrive late must not change the page any more.
  let isUnmounted = false;
  const activate = async (ahead: readonly CatalogueName[] = []) => {
    const { share, defaultLanguage, offered } = scope.get();
    const wanted = localeOf(session.get(), share, defaultLanguage);
    // A language that the site has switched off falls back to Simplified Chinese, but stays the visitor's choice (decision 5.9).
    const locale = offered?.includes(wanted) === false ? DEFAULT_LOCALE : wanted;
    languages.loadAhead(locale, ahead);
    await languages.activate(locale);
    if (isUnmounted) return;
    const lang = portalLocales[languages.locale()].html;
    for (const spoken of [document.documentElement, element]) {
      // Setting the same value again would make the browser recalculate all styles.
      if (spoken.lang !== lang) spoken.lang = lang;
    }
  };
  const check = () => {
    activate().catch(() => {
      // The catalogues could not be fetched: the language stays as it is.
    });
  };
  return {
    activate,
    follow: () => {
      stops.push(session.subscribe(check), scope.subscribe(check));
    },
    stop: () => {
      isUnmounted = true;
      for (const stop of stops) stop();
    },
  };
}
