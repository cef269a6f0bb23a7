import { useLingui } from '@lingui/react/macro';
import { Page } from '../../site-config/page.tsx';
import { MyDeliveries } from './my-deliveries.tsx';

/** My applications, each with its stage and the resume that was sent (section 2, /MyResume; decision 5.11). */
export function MyApplicationsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`My applications`} width="narrow">
      <MyDeliveries />
    </Page>
  );
}
