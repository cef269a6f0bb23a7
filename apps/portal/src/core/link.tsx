import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { type Query, useAppLocation } from './app-location.ts';

/** What every address of a visit carries on: which site, company or share it is about. */
const carried = ['websiteId', 'comId', 'ticket', 'positionSharedType'] as const;

function carriedQuery(query: Query): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of carried) if (query[name]) kept[name] = query[name];
  return kept;
}

/**
 * Where a path leads from here: where the address is about a company, to the page's twin in the group's portal if it
 * has one. Pages without a twin keep the company in their query (decision 5.10).
 */
function useTarget() {
  const { routesByPath } = useRouter();
  const { query } = useAppLocation();
  // From the choice of a company nothing is about one of them yet.
  const { comId, ...rest } = query;
  const here = query.all ? rest : query;
  return (to: string, query: Query) => {
    const twin = `/complex${to}`;
    const scoped = here.comId && twin in routesByPath;
    return { to: scoped ? twin : to, search: { ...carriedQuery(here), ...query } as never };
  };
}

type PortalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  readonly query?: Query;
  readonly replace?: boolean;
};

/** A pointer that rests on a link so long means it; one that passes, as while scrolling, does not. */
const PRELOAD_AFTER_MS = 60;

/**
 * A link inside the app: a real address that keeps the site it is about, goes there without a reload, and
 * preloads its page under a resting pointer or the focus; with a `target` it opens there. (The router's own link
 * would cost the first load 3 kB for what it can do beyond that.)
 */
export function PortalLink({ to, query = {}, replace = false, ...rest }: PortalLinkProps) {
  const router = useRouter();
  const target = useTarget()(to, query);
  const { href } = router.buildLocation(target);
  const resting = useRef(0);
  const preload = () => {
    router.preloadRoute(target).catch(() => {
      // What cannot be preloaded is met again, and shown, when the person goes there.
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

/** A press that means "here", not "in a new tab or window". */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

interface GoOptions {
  readonly replace?: boolean;
  /** Which of the tab's links the place was opened by (`AppLocation`). */
  readonly link?: string;
}

/** Goes to a place inside the app, as a link would. */
export function useGo(): (to: string, query?: Query, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  const target = useTarget();
  return (to, query = {}, { replace = false, link } = {}) =>
    navigate({ ...target(to, query), replace, ...(link && { state: { link } }) });
}
