import { type ParsedLocation, useMatches, useRouter } from '@tanstack/react-router';

/** Texts by name: every query of the app (ids are never read as numbers). */
export type Query = Readonly<Record<string, string>>;

/** Where a page stands: its route's path, and the query. */
export interface AppLocation {
  readonly path: string;
  readonly query: Query;
  /** Which of the tab's links opened the page, from when its token left the address: the entry of the history keeps it. */
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
 * The place of the page that is shown. The address is ahead of it while the next page is on its way: a page
 * that is about to go is not drawn again for an address that is not its own.
 */
export function useAppLocation(): AppLocation {
  const router = useRouter();
  return useMatches({
    select: ([root]): AppLocation => root?.context.location ?? appLocationOf(router.latestLocation),
    structuralSharing: true,
  });
}
