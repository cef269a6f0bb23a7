import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../features/settings/settings-page.tsx';

export const Route = createFileRoute('/_main/accountSettings')({
  staticData: { access: 'session' },
  beforeLoad: ({ context }) => context.portal.languages.need('settings', 'account'),
  component: SettingsPage,
});
