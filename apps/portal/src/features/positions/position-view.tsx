import type { PositionDetail } from '@careers/gateway/contract';
import { ActionBar, Card, cn, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useOrganisation } from '../../site-config/organisation.tsx';
import { CollectButton, CollectStarButton } from './collect-button.tsx';
import { DeliverAction } from './deliver-action.tsx';
import { PositionFacts, PositionLead } from './position-facts.tsx';
import { positionLayout } from './position-layout.ts';
import { PositionNotice } from './position-notice.tsx';
import { PositionTexts } from './position-texts.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarPositions } from './similar-positions.tsx';

const { columns, sideColumn } = positionLayout;

interface PositionViewProps {
  readonly position: PositionDetail;
  readonly comId?: string;
  /** Without similar positions. */
  readonly alone: boolean;
}

/** Everything below a position's title: its texts, and beside them the facts with the button to deliver. */
export function PositionView({ position, comId, alone }: PositionViewProps) {
  const { t } = useLingui();
  const organisation = useOrganisation(position);
  const { status } = position;
  const open = status === 'open';
  const offersAction = open || position.deliveredId !== undefined;
  const similar = alone ? undefined : (
    <SimilarPositions id={position.id} alternatives={!open} {...(comId ? { comId } : {})} />
  );
  const subject = { kind: 'position', position } as const;
  // The title and the facts are painted first; texts and secondary actions follow in a later frame, so that a position opens quickly.
  const further = useDeferredValue(true, false);
  return (
    <>
      <div className="-mt-5 mb-8 @5xl:mb-10">
        <InlineFacts items={organisation} className="text-muted @5xl:text-lg" />
        <PositionLead position={position} className="mt-3 @5xl:hidden" />
      </div>
      {!open && <PositionNotice status={status} />}
      {!open && similar && <div className="mb-14">{similar}</div>}
      <div className="screenful">
        <div className={columns}>
          <div className="flex min-w-0 flex-col gap-12">
            {further && <PositionTexts position={position} isOwnSite={comId !== undefined} alone={alone} />}
          </div>
          {/* On a phone it is below the deferred content, and deferred too. */}
          <aside aria-label={t`At a glance`} className={cn(sideColumn, !further && 'hidden @5xl:block')}>
            <Card padding="lg" className="@5xl:sticky @5xl:top-below-header">
              <PositionFacts position={position} />
              <div className="mt-8 hidden flex-col gap-2 @5xl:flex">
                <DeliverAction position={position} className="w-full" />
                {further && (
                  <div className="grid grid-cols-2 gap-2">
                    <CollectButton position={position} />
                    <ShareButton subject={subject} />
                  </div>
                )}
              </div>
            </Card>
          </aside>
        </div>
      </div>
      {further && open && similar && (
        <div className="mt-16 border-t border-border pt-12 print:hidden">{similar}</div>
      )}
      {further && (
        <ActionBar className="mt-10 -mb-8 flex-wrap gap-2 @3xl:-mx-6 @3xl:-mb-12 @5xl:hidden">
          {offersAction ? (
            <>
              <CollectStarButton position={position} />
              <ShareButton subject={subject} className="px-3!" />
              <DeliverAction position={position} className="grow" />
            </>
          ) : (
            // Without a main action both buttons are equal.
            <div className="grid grow grid-cols-2 gap-2">
              <CollectButton position={position} />
              <ShareButton subject={subject} />
            </div>
          )}
        </ActionBar>
      )}
    </>
  );
}
