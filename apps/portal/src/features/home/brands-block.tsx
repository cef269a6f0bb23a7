import { SkeletonGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { ListWithMore } from '../../core/list-with-more.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { CompanyTile, CompanyTileSkeleton } from '../../site-config/company-tile.tsx';
import { brandsQuery } from '../positions/index.ts';
import { Block, type HomeBlockProps } from './block.tsx';

const grid = 'grid grid-cols-2 gap-3 @4xl:grid-cols-3 @4xl:gap-5 @6xl:grid-cols-4';
/** As many tiles as fill whole rows in each number of columns. */
const SHAPES = 12;

/** All brands: each leads to its open positions. */
export function BrandsBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useQuery(brandsQuery(usePortal()));
  if (data?.length === 0) return null;
  return (
    <Block title={title || t`All brands`} style={style}>
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {isPending && (
        <SkeletonGroup label={t`Loading`} className={grid}>
          {Array.from({ length: SHAPES }, (_, place) => (
            <CompanyTileSkeleton key={place} />
          ))}
        </SkeletonGroup>
      )}
      {data && (
        <ListWithMore rows={data} answer={data} className={grid} more={t`Show more`}>
          {({ id, openPositions, ...company }) => (
            <CompanyTile key={id} company={company} to="/position" query={{ company: id }}>
              {t`${plural(openPositions, { 0: 'No open positions', one: '# open position', other: '# open positions' })}`}
            </CompanyTile>
          )}
        </ListWithMore>
      )}
    </Block>
  );
}
