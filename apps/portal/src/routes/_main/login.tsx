import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/account/login-page.tsx';

export const Route = createFileRoute('/_main/login')({
  staticData: { access: 'public' },
  beforeLoad: ({ context }) => context.portal.languages.need('account'),
  component: LoginPage,
});
