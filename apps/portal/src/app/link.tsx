import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Texts by name: every query of the app (ids are never read as numbers). */
export type Query = Readonly<Record<string, string>>;

/** What every address of a visit carries on: which site or company it is about. */
const carried = ['websiteId', 'comId', 'ticket'] as const;

function carry(query: Query): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of carried) if (query[name]) kept[name] = query[name];
  return kept;
}

type PortalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  readonly query?: Query;
  readonly replace?: boolean;
};

/** A link inside the app; keeps the site it is about, and preloads its page on hover or focus. */
export function PortalLink({ to, query = {}, ...rest }: PortalLinkProps) {
  const search = useLocation({ select: (location) => location.search as Query });
  return <Link {...rest} to={to} search={{ ...carry(search), ...query } as never} preload="intent" />;
}

/** Goes to a place inside the app, as a link would. */
export function useGo(): (to: string, query?: Query, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search as Query });
  return (to, query = {}, options = {}) =>
    navigate({ to, search: { ...carry(search), ...query } as never, replace: options.replace ?? false });
}

/** The current route's path and query. */
export function usePlaceInApp(): { readonly path: string; readonly query: Query } {
  return useLocation({
    select: ({ pathname, search }) => ({ path: pathname, query: search as Query }),
    structuralSharing: true,
  });
}
