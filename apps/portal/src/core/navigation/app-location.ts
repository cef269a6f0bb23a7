import { type ParsedLocation, useMatches, useRouter } from '@tanstack/react-router';

/** Texts by name: every query of the app (ids are never read as numbers). */
export type Query = Readonly<Record<string, string>>;

/** Where a page stands: its route's path, and the query. */
export interface AppLocation {
  readonly path: string;
  readonly query: Query;
  /** Names the link that opened the page, once its token was taken out of the address; kept in the history entry. */
  readonly link?: string;
}

declare module '@tanstack/history' {
  interface HistoryState {
    link?: string;
  }
}

export function appLocationOf({
  pathname,
  search,
  state: { link },
}: Pick<ParsedLocation, 'pathname' | 'search' | 'state'>): AppLocation {
  return { path: pathname, query: search as Query, ...(link && { link }) };
}

/**
 * The location of the page that is shown. While the next page loads, the router's location is already the next one; this one stays,
 * so that a page that is about to go does not render for an address that is not its own.
 */
export function useAppLocation(): AppLocation {
  const router = useRouter();
  return useMatches({
    select: ([root]): AppLocation => root?.context.location ?? appLocationOf(router.latestLocation),
    structuralSharing: true,
  });
}
