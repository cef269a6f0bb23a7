import type { Collection } from '@careers/gateway/contract';
import {
  Badge,
  Button,
  buttonClass,
  Card,
  EmptyState,
  InlineFacts,
  Skeleton,
  SkeletonLine,
} from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { About } from '../../core/about.tsx';
import { formatDate } from '../../core/format/format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { useCollect } from '../positions/index.ts';
import { PagedSection } from './paged-section.tsx';
import { PositionLine, PositionLineSkeleton } from './position-line.tsx';
import { collectionsQuery } from './queries.ts';

/** My collection; closed and delisted positions are marked (section 2, /personalCenter). */
export function MyCollection() {
  const { t } = useLingui();
  const portal = usePortal();
  return (
    <PagedSection
      id="collection"
      keep={{ tab: 'collection' }}
      title={t`Saved jobs`}
      titleHidden
      pagesLabel={t`Pages of my saved jobs`}
      query={(page, options) => collectionsQuery(portal, page, options)}
      skeleton={<CollectionCardSkeleton />}
      empty={
        <EmptyState
          mark="collection"
          title={t`You have not saved a job yet.`}
          description={t`The star on a job saves it here.`}
          action={
            <PortalLink to="/position" className={buttonClass('primary')}>
              {t`View all positions`}
            </PortalLink>
          }
        />
      }
    >
      {(one: Collection, { focusHeading }) => (
        <CollectionCard key={one.position.id} collection={one} onRemoved={focusHeading} />
      )}
    </PagedSection>
  );
}

/** The skeleton of a collected position. */
function CollectionCardSkeleton() {
  return (
    <Card padding="lg" aria-hidden="true">
      <PositionLineSkeleton />
      <div className="mt-4">
        <SkeletonLine small className="w-40" />
      </div>
      <Skeleton className="mt-5 h-9 w-20 rounded-md!" />
    </Card>
  );
}

interface CollectionCardProps {
  readonly collection: Collection;
  /** Called when it is removed, to move the focus: the pressed button disappears. */
  readonly onRemoved: () => void;
}

function CollectionCard({ collection: { position, collectedAt }, onRemoved }: CollectionCardProps) {
  const { t, i18n } = useLingui();
  const remove = useCollect({ id: position.id, collected: true });
  const { post, status, deliveredId } = position;
  const id = `collected-${position.id}`;
  const mayApply = status === 'open' && !deliveredId;
  return (
    <Card as="article" padding="lg" aria-labelledby={id} data-status={status}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <PositionLine position={position} level={3} id={id} />
        </div>
        {status === 'closed' && <Badge tone="warning">{t`Position is closed`}</Badge>}
        {status === 'delisted' && <Badge tone="warning">{t`Position has been delisted`}</Badge>}
      </div>
      <InlineFacts
        className="tabular mt-4 text-sm text-muted"
        items={[t`Saved on ${formatDate(collectedAt, i18n.locale)}`, deliveredId && t`Applied`]}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-4">
        {mayApply && (
          <PortalLink
            to="/fastDelivery"
            query={{ id: position.id }}
            className={buttonClass('secondary', 'sm')}
          >
            {t({ context: 'position', message: 'Apply' })}
            <About>{post}</About>
          </PortalLink>
        )}
        <Button
          variant="link"
          size="sm"
          aria-label={t`Remove ${post}`}
          pending={remove.pending}
          onClick={() => {
            remove.toggle();
            onRemoved();
          }}
        >
          {t`Remove`}
        </Button>
      </div>
    </Card>
  );
}
