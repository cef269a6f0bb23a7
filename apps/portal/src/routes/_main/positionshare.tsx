import { createFileRoute } from '@tanstack/react-router';
import { PositionSharePage } from '../../features/share/position-share-page.tsx';

export const Route = createFileRoute('/_main/positionshare')({
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions', 'share'),
  component: PositionSharePage,
});
