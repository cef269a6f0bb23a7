import type { GuardLocation, PortalLocale } from '../session/index.ts';

/** The part of the location that calls depend on; the guard sets it on every navigation. */
export interface RequestScope {
  get(): RequestScopeState;
  set(state: RequestScopeState): void;
  /** Notes a company's own website, once its configuration names it: calls are about it from then on. The company is known then. */
  rememberSite(comId: string, websiteId: string): void;
  /** Websites that the gateway does not know; no page is about one of them any more. */
  readonly unknownSites: ReadonlySet<string>;
  /** Adds a website to the unknown ones, and notifies. */
  refuseSite(websiteId: string): void;
  /** Companies that the group does not have; no link leads on to one of them. */
  readonly unknownCompanies: ReadonlySet<string>;
  refuseCompany(comId: string): void;
  subscribe(listener: () => void): () => void;
}

interface RequestScopeState {
  readonly websiteId: string;
  /** Whether a link opened the page and its website is not known yet: until then no website's configuration is asked for. */
  readonly linkSiteUnknown?: boolean;
  /** Whether a link page was opened without a link, by somebody who is logged in: it then stands in the website's own frame. */
  readonly ownPage?: boolean;
  /** The company that the address is about; `websiteId` becomes its own website as soon as that is known. */
  readonly comId?: string | undefined;
  /** On a share entry, with its own website and language (section 2, Route guard): its ticket, empty if the address has none. */
  readonly share?: string | undefined;
  /** The `defaultLanguage` of the site, once it is known; for people who have chosen no language. */
  readonly defaultLanguage?: string;
  /** The languages that the site has switched on, once they are known; no others are shown. */
  readonly offered?: readonly PortalLocale[];
  /** The location itself; for the guard of the next navigation it is the previous one. */
  readonly location?: GuardLocation;
}

export function createRequestScope(websiteId: string): RequestScope {
  let state: RequestScopeState = { websiteId };
  const unknownSites = new Set<string>();
  const unknownCompanies = new Set<string>();
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
    unknownCompanies,
    refuseCompany: (comId) => {
      unknownCompanies.add(comId);
      set(state);
    },
    rememberSite: (comId, siteId) => {
      unknownCompanies.delete(comId);
      companySites.set(comId, siteId);
      set(state);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
