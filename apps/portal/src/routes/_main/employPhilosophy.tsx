import { createFileRoute } from '@tanstack/react-router';
import { EmployPhilosophyPage } from '../../features/positions/employ-philosophy-page.tsx';

export const Route = createFileRoute('/_main/employPhilosophy')({
  staticData: { access: 'session' },
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'positions'),
  component: EmployPhilosophyPage,
});
