import type { PositionSummary } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { brandsQuery, hotPositionsQuery, latestPositionsQuery } from '../positions/index.ts';
import { Block, type HomeBlockProps } from './block.tsx';
import { CompactList, CompactListSkeleton } from './compact-list.tsx';
import { MoreLink } from './position-blocks.tsx';

/** Lines are short: there is room for more of them than of cards. */
const SHOWN = 12;

/** Hot jobs as lines: the post, and where. */
export function CompactHotBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const query = useQuery(hotPositionsQuery(usePortal(), { limit: SHOWN }));
  return <PositionLines title={title || t`Popular roles`} style={style} query={query} sort="hot" />;
}

/** Latest jobs as lines. */
export function CompactLatestBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const query = useQuery(latestPositionsQuery(usePortal(), { limit: SHOWN }));
  return (
    <PositionLines title={title || t`Latest jobs`} style={style} query={query} tone="sunken" sort="latest" />
  );
}

/** All brands as lines: the name, and how many positions are open. */
export function CompactBrandsBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const query = useQuery(brandsQuery(usePortal()));
  const lines = query.data?.map(({ id, name, openPositions }) => ({ id, name, note: openPositions }));
  return (
    <LinesBlock
      title={title || t`All brands`}
      style={style}
      query={query}
      list={{ to: '/position', parameter: 'company', lines: lines ?? [] }}
    />
  );
}

type BlockProps = Omit<ComponentProps<typeof Block>, 'children'>;

interface PositionLinesProps extends BlockProps {
  readonly query: UseQueryResult<PositionSummary[]>;
  /** The order of the list that shows more of them. */
  readonly sort: string;
}

function PositionLines({ query, sort, ...block }: PositionLinesProps) {
  const lines = query.data?.map(({ id, post, workPlace }) => ({ id, name: post, note: workPlace.name }));
  return (
    <LinesBlock
      {...block}
      query={query}
      action={<MoreLink sort={sort} of={block.title} />}
      list={{ to: '/RecruitDetail', parameter: 'id', lines: lines ?? [] }}
    />
  );
}

interface LinesBlockProps extends BlockProps {
  readonly query: UseQueryResult<readonly object[]>;
  readonly list: Omit<ComponentProps<typeof CompactList>, 'answer'>;
}

/** A list of lines that loads and fails on its own, and is left out when it is empty, as the variant with cards is. */
function LinesBlock({ query, list, ...block }: LinesBlockProps) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (data?.length === 0) return null;
  return (
    <Block {...block}>
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {isPending && <CompactListSkeleton count={SHOWN} />}
      {data && <CompactList {...list} answer={data} />}
    </Block>
  );
}
