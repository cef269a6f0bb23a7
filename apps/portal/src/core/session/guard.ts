import { isId } from './ids.ts';
import type { StoredSession } from './stored-session.ts';

/** A place in the app, as the guard sees it. */
export interface GuardLocation {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** What stood behind a second `#`, without it. */
  readonly hash?: string;
}

/**
 * What a page requires of whoever opens it. `site`: permission to see its website, which an internal site gives only to its
 * people. `public`: nothing, not even on an internal site. `session`: a login. `link`: the token of a link by mail; the page is
 * about the link's own website.
 */
export type PageAccess = 'site' | 'public' | 'session' | 'link';

/** What the guard knows beside the location it is asked about. */
export interface GuardSession {
  /** The access of the page at a path; undefined where there is no such page. */
  readonly accessOf: (path: string) => PageAccess | undefined;
  /** The path of a page as its route spells it. */
  readonly spellingOf: (path: string) => string;
  readonly stored: Pick<
    StoredSession,
    'Authorization' | 'comId' | 'websiteId' | 'shareWebsiteId' | 'internalSites'
  >;
  /** The site of an address that names none (`config.json`). */
  readonly defaultWebsiteId: string;
  /** Websites that the gateway does not know. */
  readonly unknownSites?: ReadonlySet<string>;
  /** Where the person comes from, if from inside the app. */
  readonly previous?: GuardLocation;
}

/**
 * One rule of the route guard (section 2): another place to go to, or undefined when it has nothing to say.
 */
export type GuardRule = (location: GuardLocation, session: GuardSession) => GuardLocation | undefined;

/** A path in lower case, without the slashes at its end. */
function normal(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end).toLowerCase() || '/';
}
/** A page of the group's portal. */
export const isComplex = (path: string) => normal(path).split('/')[1] === 'complex';

/** A page that uses its own stored language: positionShare in the path, or a ticket in the query. */
export function isShareEntry({ path, query }: GuardLocation): boolean {
  return path.toLowerCase().includes('positionshare') || Boolean(query.ticket);
}

/** Whether the page, or the one that a login redirects to, is a shared one: it is not about the visitor's own website. */
export function leadsToShare(location: GuardLocation): boolean {
  return isShareEntry(location) || /[?&]ticket=[^&]/.test(decodeSafely(location.query.redirect ?? ''));
}

/** Removes ids that cannot be ids from the address: no call could carry them. */
export const soundIds: GuardRule = ({ path, query, ...rest }) => {
  const unsound = ['websiteId', 'comId'].filter((name) => query[name] && !isId(query[name]));
  if (unsound.length === 0) return undefined;
  const sound = Object.fromEntries(Object.entries(query).filter(([name]) => !unsound.includes(name)));
  return { path, query: sound, ...rest };
};

/** Paths match without regard to case (decision 5.8); for the rules after this one each has its route's spelling. */
export const oneSpelling: GuardRule = ({ path, ...rest }, { spellingOf }) => {
  const spelled = spellingOf(path);
  return spelled === path ? undefined : { path: spelled, ...rest };
};

/** The root leads to a homepage. */
export const rootLeadsHome: GuardRule = ({ path, query }) => {
  if (normal(path) === '/') return { path: '/homepage', query };
  return normal(path) === '/complex' ? { path: '/complex/homepage', query } : undefined;
};

/**
 * An office-suite messenger appends a timestamp and pushes the real route behind it, plain or encoded:
 * it is re-parsed into a path and a query (decision 5.6).
 */
export const messengerTimestamp: GuardRule = ({ query, hash }) => {
  if (query.timestamp === undefined) return undefined;
  const inValue = embedded(query.timestamp, /#(\/.*)$/s);
  const inRest = embedded(hash ?? '', /^(\/.*)$/s);
  if (inValue === undefined) return inRest === undefined ? undefined : parseTarget(inRest);
  // If the messenger did not encode the `&` of the route's query, the parameters after it stand beside the timestamp.
  const names = Object.keys(query);
  const following = names.slice(names.indexOf('timestamp') + 1).map((name) => [name, query[name] ?? '']);
  const target = parseTarget(inValue);
  return { path: target.path, query: { ...target.query, ...Object.fromEntries(following) } };
};

/** A route in a text, which is only decoded if the route is not there to be read: once more would spoil the route's own query. */
function embedded(text: string, route: RegExp): string | undefined {
  return (route.exec(text) ?? route.exec(decodeSafely(text)))?.[1];
}

/** `internal=0` leads to the positions of type A03, any other value to A05 (decision 5.4), without the token of a link. */
export const internalFlag: GuardRule = ({ query }) => {
  const { internal, token: _token, ...rest } = query;
  if (internal === undefined) return undefined;
  return { path: '/position', query: { ...rest, recruitTypeCode: internal === '0' ? 'A03' : 'A05' } };
};

/** After login, wherever the app would go from a page with a redirect, it goes to that redirect. */
export const followRedirect: GuardRule = (location, session) => {
  const { stored, previous } = session;
  const redirect = previous?.query.redirect;
  if (!redirect || !stored.Authorization || normal(previous.path) === normal(location.path)) return undefined;
  // If the other rules lead from the redirect to this location, the redirect has been followed already.
  const others = guardRules.filter((rule) => rule !== followRedirect);
  const target = redirectTarget(previous);
  const end = applyRules(others, target, session);
  return normal(end.path) === normal(location.path) ? undefined : target;
};

/** Pages that need a login lead to /login, which keeps the location that was wanted. */
export const loginRequired: GuardRule = (location, { accessOf, stored }) =>
  accessOf(location.path) === 'session' && !stored.Authorization ? loginBefore(location) : undefined;

/**
 * The login page that leads back to a location, whose query stands beside the redirect. If the location has a `redirect` of its
 * own, that one goes into the new redirect's query, so that neither is lost.
 */
export function loginBefore({ path, query }: GuardLocation): GuardLocation {
  const { redirect: onward, ...rest } = query;
  const redirect = onward ? `${path}?${new URLSearchParams({ redirect: onward })}` : path;
  return { path: '/login', query: { ...rest, redirect } };
}

/** Complex pages carry the company they are about. */
export const complexCompany: GuardRule = ({ path, query }, { stored }) =>
  isComplex(path) && !query.comId && stored.comId
    ? { path, query: { ...query, comId: stored.comId } }
    : undefined;

/**
 * Complex pages without a company lead to the page on which one is chosen, and so does /complex itself, to which a redirect may have
 * led. An unknown path says that there is no page (decision 5.8).
 */
export const companyFirst: GuardRule = ({ path, query }, { accessOf }) => {
  const isPage = isComplex(path) && (normal(path) === '/complex' || accessOf(path) !== undefined);
  return isPage && !query.comId && normal(path) !== '/complex/company'
    ? { path: '/complex/company', query }
    : undefined;
};

/**
 * Normal pages carry the website they are about; on a share entry (ticket in the query or in the redirect)
 * that is the share's website. A website that the gateway does not know is replaced by the configured one, and so is an internal
 * one on a share entry: its positions never show in shares (decision 6.7).
 */
export const websiteOfPage: GuardRule = (location, session) => {
  const { accessOf, stored, defaultWebsiteId, unknownSites } = session;
  const { path, query } = location;
  if (isComplex(path) || accessOf(path) === 'link') return undefined;
  const known = (id: string | undefined) => (id && !unknownSites?.has(id) ? id : undefined);
  if (known(query.websiteId)) return undefined;
  const share = leadsToShare(location);
  const shareWebsite = share ? known(stored.shareWebsiteId) : undefined;
  const own = known(stored.websiteId);
  const mayShare = !own || !share || !stored.internalSites?.includes(own);
  const websiteId = shareWebsite ?? (mayShare ? own : undefined) ?? defaultWebsiteId;
  return websiteId === query.websiteId ? undefined : { path, query: { ...query, websiteId } };
};

/** The guard's rules in their order; each sees what the ones before it decided. */
const guardRules: readonly GuardRule[] = [
  messengerTimestamp,
  soundIds,
  oneSpelling,
  rootLeadsHome,
  internalFlag,
  followRedirect,
  complexCompany,
  companyFirst,
  loginRequired,
  websiteOfPage,
];

/** Where a navigation really goes; the same object when it may go where it wants. */
export function guard(location: GuardLocation, session: GuardSession): GuardLocation {
  return applyRules(guardRules, location, session);
}

function applyRules(rules: readonly GuardRule[], location: GuardLocation, session: GuardSession) {
  return rules.reduce((current, rule) => rule(current, session) ?? current, location);
}

/** Visiting /homepage clears the stored menus; its twin below /complex is the same page. */
export function clearsMenus({ path }: Pick<GuardLocation, 'path'>): boolean {
  return ['/homepage', '/complex/homepage'].includes(normal(path));
}

/** What a single sign-on return brings to /login: a code to exchange, and the `state` that this portal had sent. */
export interface SignOnReturn {
  readonly code: string | undefined;
  readonly state: string | undefined;
}

/** The single sign-on return at this place, if it is one. */
export function signOnReturn({ path, query }: GuardLocation): SignOnReturn | undefined {
  const { code, state } = query;
  return normal(path) === '/login' && (code !== undefined || state !== undefined)
    ? { code, state }
    : undefined;
}

/**
 * Where a login leads: the redirect, with the original query beside it. Only a path inside the app counts;
 * absolute, protocol-relative, `javascript:` and `data:` targets lead to /homepage (decision 5.2).
 */
export function redirectTarget({ query }: GuardLocation): GuardLocation {
  const { redirect = '', code: _code, state: _state, ...rest } = query;
  const decoded = redirect.startsWith('/') ? redirect : decodeSafely(redirect);
  if (!/^\/(?![/\\])/.test(decoded) || hasControlOrBackslash(decoded))
    return { path: '/homepage', query: rest };
  const target = parseTarget(decoded);
  if (normal(target.path) === '/login') return { path: '/homepage', query: rest };
  return { path: target.path, query: { ...rest, ...target.query } };
}

function hasControlOrBackslash(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code === 0x5c) return true;
  }
  return false;
}

function parseTarget(target: string): GuardLocation {
  const [beforeHash = ''] = target.split('#');
  const cut = beforeHash.indexOf('?');
  if (cut < 0) return { path: beforeHash, query: {} };
  return {
    path: beforeHash.slice(0, cut),
    query: Object.fromEntries(new URLSearchParams(beforeHash.slice(cut + 1))),
  };
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
