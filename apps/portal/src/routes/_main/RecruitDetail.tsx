import { createFileRoute } from '@tanstack/react-router';
import { preloadPosition, scopeOf } from '../../features/positions/index.ts';
import { PositionDetailPage } from '../../features/positions/position-detail-page.tsx';
import { enterShare } from '../../share/index.ts';

export const Route = createFileRoute('/_main/RecruitDetail')({
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions'),
  loaderDeps: ({ search }) => ({ search }),
  // Asked as soon as the link is touched; the page shows its own skeleton meanwhile.
  loader: async ({ context: { portal }, deps: { search }, cause }) => {
    if (cause !== 'preload') await enterShare(portal, search);
    // What fails here is met again by the page, and shown.
    if (search.id) preloadPosition(portal, search.id, scopeOf(search)).catch(() => {});
  },
  component: PositionDetailPage,
});
