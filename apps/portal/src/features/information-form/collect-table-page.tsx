import { getCollectTable } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../../core/parts/lazy.tsx';
import { LinkPage } from '../link-page/index.ts';

const fetchContent = () => import('./collect-content.tsx');
const CollectContent = lazy(fetchContent);

/** `/mailResponse/collectTable`: the information that a company asks of somebody it is about to hire (section 2). */
export function CollectTablePage() {
  const { t } = useLingui();
  return (
    <LinkPage
      kind="informationForm"
      method={getCollectTable}
      title={t`Information form`}
      prepare={fetchContent}
    >
      {(asked) => <CollectContent asked={asked} />}
    </LinkPage>
  );
}
