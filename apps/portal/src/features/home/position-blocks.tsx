import type { PositionSummary } from '@careers/gateway/contract';
import { buttonClass, SkeletonGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { PortalLink } from '../../core/link.tsx';
import { usePortal } from '../../core/portal.ts';
import { QueryError } from '../../core/query-error.tsx';
import {
  hotPositionsQuery,
  latestPositionsQuery,
  PositionCard,
  PositionCardSkeleton,
  positionListQuery,
} from '../positions/index.ts';
import { Block, type HomeBlockProps } from './block.tsx';
import { CARDS_SHOWN } from './cards-shown.ts';

/** A second list that has fewer positions of its own disappears: it would say what the first does. */
const ROW = 3;

function newIn(list: readonly PositionSummary[], shown: readonly PositionSummary[]): number {
  return list.filter(({ id }) => !shown.some((one) => one.id === id)).length;
}

export function HotBlock({ title, style, again }: HomeBlockProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const query = useQuery(hotPositionsQuery(portal, { limit: CARDS_SHOWN }));
  const before = useQuery({ ...latestPositionsQuery(portal, { limit: CARDS_SHOWN }), enabled: false });
  return (
    <PositionsBlock
      title={title || t`Popular roles`}
      style={style}
      shown={again ? before.data : undefined}
      query={query}
      action={<MoreLink sort="hot" />}
    />
  );
}

export function LatestBlock({ title, style, again }: HomeBlockProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const query = useQuery(latestPositionsQuery(portal, { limit: CARDS_SHOWN }));
  const before = useQuery({ ...hotPositionsQuery(portal, { limit: CARDS_SHOWN }), enabled: false });
  return (
    <PositionsBlock
      title={title || t`Latest jobs`}
      style={style}
      shown={again ? before.data : undefined}
      query={query}
      tone="sunken"
      action={<MoreLink sort="latest" />}
    />
  );
}

export function MoreLink({ sort }: { readonly sort: string }) {
  const { t } = useLingui();
  return (
    <PortalLink
      to="/position"
      query={{ sort }}
      className="inline-flex min-h-11 items-center gap-1.5 text-brand-text no-underline underline-offset-4 hover:underline"
    >
      {t`View more`}
      <ArrowRight size={16} />
    </PortalLink>
  );
}

interface PositionsBlockProps {
  readonly title: string;
  readonly style?: string | undefined;
  /** What a list before it shows. */
  readonly shown?: readonly PositionSummary[] | undefined;
  readonly query: UseQueryResult<PositionSummary[]>;
  readonly tone?: 'plain' | 'sunken';
  readonly action: ReactNode;
}

/** A few positions under a title; without any the block disappears, and so does a second list of the same few. */
function PositionsBlock({ query, shown, ...block }: PositionsBlockProps) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = query;
  if (data?.length === 0 || (shown && data && newIn(data, shown) < ROW)) return null;
  return (
    <Block {...block}>
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {isPending && (
        <SkeletonGroup label={t`Loading`}>
          <Grid>
            {Array.from({ length: CARDS_SHOWN }, (_, place) => (
              <PositionCardSkeleton key={place} />
            ))}
          </Grid>
        </SkeletonGroup>
      )}
      {data && (
        <Grid>
          {data.map((position) => (
            <PositionCard key={position.id} position={position} />
          ))}
        </Grid>
      )}
    </Block>
  );
}

function Grid({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3 @5xl:gap-5">{children}</div>;
}

/** All positions: how many there are, by category, each a way into the list. */
export function AllPositionsBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { comId } = portal.scope.get();
  const query = useQuery(positionListQuery(portal, { comId, pageNo: 1, pageSize: 1 }));
  const { data, error, isFetching, refetch } = query;
  if (data?.total === 0) return null;
  return (
    <Block title={title || t`All positions`} style={style} tone="sunken">
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {data && (
        <>
          <ul className="grid gap-x-8 @lg:grid-cols-2 @4xl:grid-cols-3">
            {data.facets.posCategory.map(({ id, name, count }) => (
              <li key={id} className="border-b border-border">
                <PortalLink
                  to="/position"
                  query={{ posCategory: id }}
                  className="flex min-h-14 items-center justify-between gap-4 no-underline hover:text-brand-text"
                >
                  <span>{name}</span>
                  <span className="tabular text-muted">{count}</span>
                </PortalLink>
              </li>
            ))}
          </ul>
          <PortalLink to="/position" className={`${buttonClass('secondary')} mt-8`}>
            {t`${plural(data.total, { one: 'View # position', other: 'View all # positions' })}`}
          </PortalLink>
        </>
      )}
    </Block>
  );
}
