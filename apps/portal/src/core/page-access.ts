import { type AnyRouter, type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import type { CatalogueName } from './catalogue-files.ts';
import type { PageAccess } from './session/index.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the pages of this route and of those below it ask of who opens them; `site` where none says. */
    readonly access?: PageAccess;
    /** The catalogues of the page's own words. */
    readonly words?: readonly CatalogueName[];
  }
}

/** What the page at a path asks for, as its route says. An unknown path asks for nothing of its own. */
export function accessOfPath(router: AnyRouter, path: string): PageAccess {
  const [branch, params] = router.getMatchedRoutes(path);
  // What is left of the path when the routes have matched: there is no such page.
  if (params['**']) return 'site';
  return nearest(branch.map((route: { readonly options: Told }) => route.options));
}

/** A page's path as its route spells it, which matches without regard to case; the same where there is no such page. */
export function spellingOfPath(router: AnyRouter, path: string): string {
  const spelled: string = router.getMatchedRoutes(path)[0].at(-1)?.fullPath ?? '';
  return spelled.toLowerCase() === path.toLowerCase() ? spelled : path;
}

/** What the page that is shown asks for; undefined while the first page of a visit is still on its way. */
export function useAccess(): PageAccess | undefined {
  return useMatches({ select: (routes) => (routes.length > 0 ? nearest(routes) : undefined) });
}

type Told = { readonly staticData?: StaticDataRouteOption };

/** Of routes from the root on, what the nearest to the page says. */
export function nearest(routes: readonly Told[]): PageAccess {
  return routes.findLast(({ staticData }) => staticData?.access)?.staticData?.access ?? 'site';
}
