import { buttonClass, Heading, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import { newsQuery } from './queries.ts';

const SHOWN = 2;
const grid = 'grid gap-4 @lg:grid-cols-2';

/** The company's latest news; loads and fails on its own, and is left out when there is none. */
export function LatestNews({ comId }: { readonly comId: string }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(newsQuery(usePortal(), comId, 1, SHOWN));
  if (data?.total === 0) return null;
  return (
    <section aria-labelledby="company-news">
      <div className="mb-4 flex items-center justify-between gap-4">
        <Heading level={2} size="md" id="company-news">
          {t`News`}
        </Heading>
        {data && data.total > SHOWN && (
          <PortalLink to="/complex/newsInfoPage" className={buttonClass('link')}>
            {t`All news`}
          </PortalLink>
        )}
      </div>
      <div className="@container">
        {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
        {data ? (
          <ul className={grid}>
            {data.rows.map((news, index) => (
              <li key={news.id} className="min-w-0">
                <NewsCard news={news} level={3} index={index} />
              </li>
            ))}
          </ul>
        ) : (
          !error && (
            <SkeletonGroup label={t`Loading the news`} className={grid}>
              <NewsCardSkeleton />
              <NewsCardSkeleton />
            </SkeletonGroup>
          )
        )}
      </div>
    </section>
  );
}
