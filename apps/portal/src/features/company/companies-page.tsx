import { Button, EmptyState, SkeletonGroup, TitleText } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { ListWithMore } from '../../core/list-with-more.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { CompanyTile, CompanyTileSkeleton } from '../../site-config/company-tile.tsx';
import { Page } from '../../site-config/page.tsx';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { useSite } from '../../site-config/use-site.tsx';
import { CompanySearchField } from './company-search-field.tsx';
import { companiesQuery } from './queries.ts';
import { useCompanies } from './use-companies.ts';

const grid = 'grid grid-cols-2 gap-3 @4xl:grid-cols-3 @4xl:gap-5';
const shapes = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The companies of the group, to choose one of. */
export function CompaniesPage() {
  const { t } = useLingui();
  const { field, found } = useCompanies();
  const { data, error, isFetching, refetch } = found;
  const { data: site } = useSite();
  const everyone = useQuery(companiesQuery(usePortal(), '')).data;
  const open = everyone?.reduce((sum, { openPositions }) => sum + openPositions, 0) ?? 0;
  const openPositions = t`${plural({ open }, { one: '# open position', other: '# open positions' })}`;
  return (
    <>
      <ScenePicture className="h-40 w-full @4xl:h-64" />
      <Page title={t`Companies of the group`} part="all">
        <p className="-mt-5 mb-8 max-w-reading text-balance text-muted @4xl:text-lg">
          {site ? (
            <TitleText byClause>{site.websiteHomepage.pcBannerList[0]?.text ?? ''}</TitleText>
          ) : (
            <span className="block h-[3lh] @xl:h-[2lh] @4xl:h-[1lh]" />
          )}
          <span className="tabular mt-1 block min-h-[1lh] text-brand-text">{everyone && openPositions}</span>
        </p>
        <CompanySearchField {...field} className="block @4xl:max-w-2xl" />
        <p role="status" className="tabular mt-4 mb-5 min-h-[1lh] text-muted">
          {data && t`${plural({ count: data.length }, { one: '# company', other: '# companies' })}`}
        </p>
        {error && !data && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
        {!data && !error && (
          <SkeletonGroup label={t`Loading the companies`} className={grid}>
            {shapes.map((key) => (
              <CompanyTileSkeleton key={key} />
            ))}
          </SkeletonGroup>
        )}
        {data?.length === 0 && (
          <EmptyState
            mark="search"
            as="h2"
            title={t`No company matches your search.`}
            action={
              field.typed && (
                <Button variant="secondary" onClick={() => field.onType('')}>
                  {t`Show all companies`}
                </Button>
              )
            }
          />
        )}
        {data && data.length > 0 && (
          <ListWithMore rows={data} answer={data} className={grid} more={t`Show more`}>
            {({ id, openPositions, ...company }) => (
              <CompanyTile key={id} company={company} level={2} to="/complex/company" query={{ comId: id }}>
                {t`${plural(openPositions, { 0: 'No open positions', one: '# open position', other: '# open positions' })}`}
              </CompanyTile>
            )}
          </ListWithMore>
        )}
      </Page>
    </>
  );
}
