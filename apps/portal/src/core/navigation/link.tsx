import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { type Portal, usePortal } from '../portal/portal.ts';
import { type Query, useAppLocation } from './app-location.ts';
import { asSent } from './as-sent.ts';

/** Parameters that every link of the app carries on: which site, company or share the page is about. */
const carried = ['websiteId', 'comId', 'ticket', 'positionSharedType'] as const;

function carriedQuery(query: Query): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of carried) if (query[name]) kept[name] = query[name];
  return kept;
}

/** The key under which a tab keeps the website that a share was made on: the device knows that of the share opened last, in any tab. */
export const originalKey = (ticket: string) => `original.${ticket}`;

/**
 * A share of a single position (decision 5.9) has no list of its own: it leads to that of the website which it was made on, if that
 * is known. What is empty is left out of an address.
 */
function beyondShare({ ticket, positionSharedType }: Query, { session, tab }: Portal): Query {
  if (!ticket || positionSharedType !== '2') return {};
  const { shareInfo, originalWebSiteId = '' } = session.get();
  const sent = asSent(ticket);
  const websiteId = shareInfo?.ticket === sent ? originalWebSiteId : (tab.get(originalKey(sent)) ?? '');
  return { websiteId, ticket: '', positionSharedType: '' };
}

/**
 * Resolves a path from the page that is shown: on a page about a company it leads to the twin in the group's portal, if there is
 * one. Pages without a twin keep the company in their query (decision 5.10).
 */
function useTarget() {
  const { routesByPath } = useRouter();
  const portal = usePortal();
  const { query } = useAppLocation();
  // The page on which a company is chosen (`all`) is about none, as is the one that says that there is no such company: links drop it.
  const { comId = '', ...rest } = query;
  const here = query.all || portal.scope.unknownCompanies.has(comId) ? rest : query;
  return (to: string, query: Query) => {
    const twin = `/complex${to}`;
    const beyond = to === '/position' ? beyondShare(here, portal) : {};
    const search: Query = { ...carriedQuery(here), ...beyond, ...query };
    // A share stays on its own website, also when a company's page has led to it.
    const scoped = here.comId && !search.ticket && twin in routesByPath;
    return { to: scoped ? twin : to, search };
  };
}

type PortalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  readonly query?: Query;
  /** What the address says besides for other tabs and windows, which have none of what this tab keeps. */
  readonly elsewhere?: Query | undefined;
  readonly replace?: boolean;
};

/** A pointer has to rest on a link this long before its page is preloaded: one that passes while scrolling does not. */
const PRELOAD_AFTER_MS = 60;

/**
 * A link inside the app: a real address that keeps the site it is about, navigates without a reload, and preloads its page
 * on focus or under a resting pointer; with a `target` the browser opens it. (The router's own link can do more, and
 * would cost the first load 3 kB.)
 */
export function PortalLink({ to, query = {}, elsewhere, replace = false, ...rest }: PortalLinkProps) {
  const router = useRouter();
  const target = useTarget()(to, query);
  const { href } = router.buildLocation({ to: target.to, search: { ...target.search, ...elsewhere } });
  const resting = useRef(0);
  const preload = () => {
    router.preloadRoute(target).catch(() => {
      // A failure comes again, and is shown, when the person goes there.
    });
  };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ ...target, replace });
  };
  return (
    <a
      {...rest}
      href={router.history.createHref(href)}
      onClick={go}
      onFocus={(event) => {
        rest.onFocus?.(event);
        preload();
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        resting.current = window.setTimeout(preload, PRELOAD_AFTER_MS);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        clearTimeout(resting.current);
      }}
    />
  );
}

/** Whether a click opens the link in this tab: the main button without a modifier key. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

interface GoOptions {
  readonly replace?: boolean;
  /** `link` of the new location (`AppLocation`): the page stays the same, and where it is. */
  readonly link?: string;
}

/** Navigates inside the app, as a `PortalLink` does. */
export function useGo(): (to: string, query?: Query, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  const target = useTarget();
  return (to, query = {}, { replace = false, link } = {}) =>
    navigate({ ...target(to, query), replace, ...(link && { state: { link }, resetScroll: false }) });
}
