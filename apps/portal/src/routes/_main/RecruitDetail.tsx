import { createFileRoute } from '@tanstack/react-router';
import { PositionDetailPage } from '../../features/positions/position-detail-page.tsx';

export const Route = createFileRoute('/_main/RecruitDetail')({
  beforeLoad: ({ context }) => context.portal.languages.need('positions'),
  component: PositionDetailPage,
});
