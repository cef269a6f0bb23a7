import { createFileRoute } from '@tanstack/react-router';
import { PositionListPage } from '../../features/positions/position-list-page.tsx';

export const Route = createFileRoute('/_main/position')({
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions'),
  component: PositionListPage,
});
