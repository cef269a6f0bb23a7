import { createFileRoute } from '@tanstack/react-router';
import { PersonalCenterPage } from '../../features/delivery/personal-center-page.tsx';

export const Route = createFileRoute('/_main/personalCenter')({
  staticData: { access: 'session' },
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions', 'delivery'),
  component: PersonalCenterPage,
});
