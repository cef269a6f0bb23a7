import { buttonClass } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { numberFormat } from '../../core/format/number-format.ts';
import { ListWithMore } from '../../core/list-with-more.tsx';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { positionListQuery } from '../positions/index.ts';
import { Block, type HomeBlockProps } from './block.tsx';

/** All positions: their number per category, each a link into the list. */
export function AllPositionsBlock({ title, style }: HomeBlockProps) {
  const { t, i18n } = useLingui();
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
          <ListWithMore
            rows={data.facets.posCategory}
            answer={data.facets.posCategory}
            className="grid gap-x-8 @lg:grid-cols-2 @4xl:grid-cols-3"
            more={t`Show more`}
          >
            {({ id, name, count }) => (
              <li key={id} className="border-b border-border">
                <PortalLink
                  to="/position"
                  query={{ posCategory: id }}
                  className="flex min-h-14 items-center justify-between gap-4 no-underline hover:text-brand-text"
                >
                  <span>{name}</span>
                  <span className="tabular text-muted">{numberFormat(i18n.locale).format(count)}</span>
                </PortalLink>
              </li>
            )}
          </ListWithMore>
          <PortalLink to="/position" className={`${buttonClass('secondary')} mt-8`}>
            {t`${plural(data.total, { one: 'View # position', other: 'View all # positions' })}`}
          </PortalLink>
        </>
      )}
    </Block>
  );
}
