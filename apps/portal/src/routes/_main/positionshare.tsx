import { createFileRoute } from '@tanstack/react-router';
import { enterShare } from '../../share/index.ts';
import { PositionSharePage } from '../../shared-page/position-share-page.tsx';

export const Route = createFileRoute('/_main/positionshare')({
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions', 'share'),
  loader: async ({ context: { portal }, location, cause }) => {
    if (cause !== 'preload') await enterShare(portal, location.search);
  },
  component: PositionSharePage,
});
