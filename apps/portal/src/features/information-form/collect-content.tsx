import type { CollectState } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { RequestFacts, RequestText, type Shown } from '../link-page/index.ts';
import { CollectForm } from './collect-form.tsx';
import { CollectReceipt } from './collect-receipt.tsx';

/** The form to be filled in; afterwards the receipt. */
export default function CollectContent({ asked }: { readonly asked: Shown<CollectState> }) {
  return (
    <>
      {asked.state === 'done' && <CollectReceipt receipt={asked} />}
      <RequestFacts request={asked} isOpen={asked.state === 'open'}>
        {asked.title && (
          <Heading level={3} size="sm">
            {asked.title}
          </Heading>
        )}
        <RequestText className="mt-2 text-muted">{asked.purpose}</RequestText>
      </RequestFacts>
      {asked.state === 'open' && <CollectForm asked={asked} />}
    </>
  );
}
