import { getCollectTable } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, RequestFacts } from '../link-page/index.ts';
import { CollectForm } from './collect-form.tsx';
import { CollectReceipt } from './collect-receipt.tsx';

/** `/mailResponse/collectTable`: what a company asks of somebody whom it is about to hire (section 2). */
export function CollectTablePage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="informationForm" method={getCollectTable} title={t`Information form`}>
      {(asked) => (
        <>
          {asked.state === 'done' && <CollectReceipt receipt={asked} />}
          <RequestFacts request={asked} isOpen={asked.state === 'open'}>
            <p className="font-medium">{asked.title}</p>
            <p className="mt-2 max-w-prose text-muted">{asked.purpose}</p>
          </RequestFacts>
          {asked.state === 'open' && <CollectForm asked={asked} />}
        </>
      )}
    </LinkPage>
  );
}
