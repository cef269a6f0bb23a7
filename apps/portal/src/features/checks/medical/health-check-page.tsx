import { getMedicalRequest } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../../../core/parts/lazy.tsx';
import { LinkPage } from '../../link-page/index.ts';

const fetchContent = () => import('./medical-content.tsx');
const MedicalContent = lazy(fetchContent);

/** `/healthCheck`: a candidate submits a medical report, with a consent of its own (section 2; decision 6.5). */
export function HealthCheckPage() {
  const { t } = useLingui();
  return (
    <LinkPage
      kind="medicalReport"
      method={getMedicalRequest}
      title={t`Medical report`}
      prepare={fetchContent}
    >
      {(asked) => <MedicalContent asked={asked} />}
    </LinkPage>
  );
}
