import { Card, Heading, stretchedLink } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PortalLink } from '../../core/link.tsx';
import { usePortal } from '../../core/portal.ts';
import { QueryError } from '../../core/query-error.tsx';
import { SafePicture } from '../../site-config/safe-picture.tsx';
import { brandsQuery } from '../positions/index.ts';
import { Block, type HomeBlockProps } from './block.tsx';

/** All brands: each leads to its open positions. */
export function BrandsBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(brandsQuery(usePortal()));
  if (data?.length === 0) return null;
  return (
    <Block title={title || t`All brands`} style={style}>
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4">
        {data?.map(({ id, name, tagline, logo, openPositions }) => (
          <Card key={id} as="li" interactive className="flex gap-4">
            <SafePicture address={logo} width={44} height={44} className="size-11 shrink-0" />
            <div className="min-w-0">
              <Heading level={3} size="sm">
                <PortalLink to="/position" query={{ company: id }} className={stretchedLink}>
                  {name}
                </PortalLink>
              </Heading>
              <p className="mt-1 line-clamp-2 text-sm text-muted">{tagline}</p>
              <p className="tabular mt-2 text-sm text-brand-text">
                {t`${plural(openPositions, { one: '# open position', other: '# open positions' })}`}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </Block>
  );
}
