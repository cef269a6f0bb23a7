import { createFileRoute } from '@tanstack/react-router';
import { AgreementPage } from '../../features/account/agreement-page.tsx';

export const Route = createFileRoute('/_main/agreement')({
  staticData: { access: 'public' },
  beforeLoad: ({ context }) => context.portal.languages.need('account'),
  component: AgreementPage,
});
