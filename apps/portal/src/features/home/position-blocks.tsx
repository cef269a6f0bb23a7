import type { PositionSummary } from '@careers/gateway/contract';
import { SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { About } from '../../core/about.tsx';
import { QueryError } from '../../core/calls/query-error.tsx';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import {
  hotPositionsQuery,
  latestPositionsQuery,
  PositionCard,
  PositionCardSkeleton,
} from '../positions/index.ts';
import { Block, type HomeBlockProps } from './block.tsx';
import { CARDS_SHOWN } from './cards-shown.ts';

/** A second list with fewer positions that the first does not have is left out. */
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
      sort="hot"
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
      sort="latest"
    />
  );
}

interface MoreLinkProps {
  readonly sort: string;
  /** The title of the list that it leads on from. */
  readonly of: string;
}

export function MoreLink({ sort, of }: MoreLinkProps) {
  const { t } = useLingui();
  return (
    <PortalLink
      to="/position"
      query={{ sort }}
      className="inline-flex min-h-11 items-center gap-1.5 text-brand-text no-underline underline-offset-4 hover:underline"
    >
      {t`View more`}
      <About>{of}</About>
      <ArrowRight size={16} />
    </PortalLink>
  );
}

interface PositionsBlockProps {
  readonly title: string;
  readonly style?: string | undefined;
  /** The positions that a list before it shows. */
  readonly shown?: readonly PositionSummary[] | undefined;
  readonly query: UseQueryResult<PositionSummary[]>;
  readonly tone?: 'plain' | 'sunken';
  /** The order of the list that shows more of them. */
  readonly sort: string;
}

/** A few positions under a title. Left out when there are none, or when it is a second list of mostly the same. */
function PositionsBlock({ query, shown, sort, ...block }: PositionsBlockProps) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = query;
  if (data?.length === 0 || (shown && data && newIn(data, shown) < ROW)) return null;
  return (
    <Block {...block} action={<MoreLink sort={sort} of={block.title} />}>
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
