import { getBackgroundCheck } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../../core/parts/lazy.tsx';
import { LinkPage } from '../link-page/index.ts';

const fetchContent = () => import('./background-content.tsx');
const BackgroundContent = lazy(fetchContent);

/** `/backgroundCheck`: a candidate authorises a check, and names referees (section 2). */
export function BackgroundCheckPage() {
  const { t } = useLingui();
  return (
    <LinkPage
      kind="backgroundCheck"
      method={getBackgroundCheck}
      title={t`Background check`}
      prepare={fetchContent}
    >
      {(background) => <BackgroundContent background={background} />}
    </LinkPage>
  );
}
