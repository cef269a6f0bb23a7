import { type AnyRouter, type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import type { CatalogueName } from '../language/catalogue-files.ts';
import type { PageAccess } from '../session/index.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Required of whoever opens this route or one below it; `site` where no route says. */
    readonly access?: PageAccess;
    /** The catalogues of the page's own words. */
    readonly words?: readonly CatalogueName[];
  }
}

/** The access of the page at a path, as its route declares it; undefined where there is no such page. */
export function accessOfPath(router: AnyRouter, path: string): PageAccess | undefined {
  const [branch, params] = router.getMatchedRoutes(path);
  // Some of the path was left unmatched, or all of it.
  if (params['**'] || branch.length === 1) return undefined;
  return nearest(branch.map((route: { readonly options: Declaring }) => route.options));
}

/** A path in the spelling of its route, since routes match without regard to case; unchanged where there is no such page. */
export function spellingOfPath(router: AnyRouter, path: string): string {
  const spelled: string = router.getMatchedRoutes(path)[0].at(-1)?.fullPath ?? '';
  return spelled.toLowerCase() === path.toLowerCase() ? spelled : path;
}

/** The access of the page that is shown; undefined while the first page of a visit loads. */
export function useAccess(): PageAccess | undefined {
  return useMatches({ select: (routes) => (routes.length > 0 ? nearest(routes) : undefined) });
}

type Declaring = { readonly staticData?: StaticDataRouteOption };

/** The access that the innermost of the routes declares; they are listed from the root on. */
export function nearest(routes: readonly Declaring[]): PageAccess {
  return routes.findLast(({ staticData }) => staticData?.access)?.staticData?.access ?? 'site';
}
