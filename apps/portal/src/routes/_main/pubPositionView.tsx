import { createFileRoute } from '@tanstack/react-router';
import { PublicPositionPage } from '../../features/positions/public-position-page.tsx';

export const Route = createFileRoute('/_main/pubPositionView')({
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions'),
  component: PublicPositionPage,
});
