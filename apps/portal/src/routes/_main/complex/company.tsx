import { createFileRoute } from '@tanstack/react-router';
import { CompanyRoutePage } from '../../../features/company/company-route-page.tsx';

export const Route = createFileRoute('/_main/complex/company')({
  beforeLoad: ({ context }) => context.portal.languages.need('home', 'company'),
  component: CompanyRoutePage,
});
