import type { GuardLocation, PortalLocale } from './session/index.ts';

/** Where the person is, as far as calls care: set by the guard on every navigation. */
export interface RequestScope {
  get(): RequestScopeState;
  set(state: RequestScopeState): void;
  /** A company's own website, once its configuration says which: calls are about it from then on. */
  rememberSite(comId: string, websiteId: string): void;
  /** Websites that the gateway does not know: no page is about one of them any more. */
  readonly unknownSites: ReadonlySet<string>;
  /** Takes a website for unknown, and tells. */
  refuseSite(websiteId: string): void;
  subscribe(listener: () => void): () => void;
}

export interface RequestScopeState {
  readonly websiteId: string;
  /** Whether the page is one that a link by mail opened, and its own website is still to be told: nobody else's is asked for. */
  readonly linkSiteUnknown?: boolean;
  /** Whether the page is one that a link by mail can open, and whoever is logged in has opened without: it is the website's own. */
  readonly ownPage?: boolean;
  /** The company that the address is about; `websiteId` is then its own website as soon as that is known. */
  readonly comId?: string | undefined;
  /** Whether this is a share entry, with its own website and language (section 2, Route guard). */
  readonly share: boolean;
  /** The `defaultLanguage` of the site, once it is known: for who has chosen none. */
  readonly defaultLanguage?: string;
  /** The languages that the site has switched on, once they are known; none is shown but these. */
  readonly offered?: readonly PortalLocale[];
  /** The page itself; the guard of the next navigation knows it as the previous route. */
  readonly location?: GuardLocation;
}

export function createRequestScope(websiteId: string): RequestScope {
  let state: RequestScopeState = { websiteId, share: false };
  const unknownSites = new Set<string>();
  const companySites = new Map<string | undefined, string>();
  const listeners = new Set<() => void>();
  const set = (next: RequestScopeState) => {
    state = { ...next, websiteId: companySites.get(next.comId) ?? next.websiteId };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set,
    unknownSites,
    refuseSite: (siteId) => {
      unknownSites.add(siteId);
      set(state);
    },
    rememberSite: (comId, siteId) => {
      companySites.set(comId, siteId);
      set(state);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
