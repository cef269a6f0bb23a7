import { buttonClass, EmptyState, Pagination, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useLastPage } from '../../core/navigation/last-page.ts';
import { PortalLink, useGo } from '../../core/navigation/link.tsx';
import { readPage } from '../../core/navigation/page-number.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { Page } from '../../site-config/page.tsx';
import { CompanyUnknown } from './company-unknown.tsx';
import { isUnknownCompany } from './is-unknown-company.ts';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import { NEWS_PER_PAGE, newsQuery } from './queries.ts';

const grid = 'grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3 @5xl:gap-5';

/** A company's news, page by page; the address has the number of the page. */
export function NewsListPage({ comId }: { readonly comId: string }) {
  const { t } = useLingui();
  const portal = usePortal();
  const go = useGo();
  const { query } = useAppLocation();
  const shown = readPage(query.page);
  const { data, error, refetch, isFetching } = useQuery(newsQuery(portal, comId, shown));
  const show = (wanted: number, options?: { replace: boolean }) =>
    void go('/complex/newsInfoPage', wanted > 1 ? { page: String(wanted) } : {}, options);
  const { lastPage } = useLastPage({
    page: shown,
    rowsPerPage: NEWS_PER_PAGE,
    total: data?.total,
    onBeyondEnd: (last) => show(last, { replace: true }),
  });
  if (isUnknownCompany(error)) return <CompanyUnknown />;
  return (
    <Page title={t`News`} part={`${comId} ${shown}`}>
      {error && <QueryError size="page" error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading the news`} className={grid}>
          <NewsCardSkeleton />
          <NewsCardSkeleton />
          <NewsCardSkeleton />
        </SkeletonGroup>
      )}
      {data?.total === 0 && (
        <EmptyState
          mark="page"
          as="h2"
          title={t`This company has not published any news yet.`}
          action={
            <PortalLink to="/complex/position" className={buttonClass('primary')}>
              {t`View its open positions`}
            </PortalLink>
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <ul className={grid}>
            {data.rows.map((news, index) => (
              <li key={news.id} className="min-w-0">
                <NewsCard news={news} level={2} index={index} />
              </li>
            ))}
          </ul>
          <Pagination
            page={Math.min(shown, lastPage)}
            pageCount={lastPage}
            onPageChange={show}
            labels={{
              nav: t`Pages of the news`,
              previous: t`Previous page`,
              next: t`Next page`,
              page: (page) => t`Page ${page}`,
              position: (page, count) => `${page} / ${count}`,
            }}
            className="mt-10"
          />
        </>
      )}
    </Page>
  );
}
