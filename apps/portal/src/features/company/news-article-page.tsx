import { GatewayFailure } from '@careers/gateway';
import { buttonClass, EmptyState, Skeleton, SkeletonGroup, SkeletonText, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { formatDate } from '../../core/format/format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { RichText } from '../../core/rich-text/rich-text.tsx';
import { Page } from '../../site-config/page.tsx';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { CompanyUnknown } from './company-unknown.tsx';
import { isUnknownCompany } from './is-unknown-company.ts';
import { newsArticleQuery } from './queries.ts';

/** One piece of news. */
export function NewsArticlePage({ comId, id }: { readonly comId: string; readonly id: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(newsArticleQuery(usePortal(), comId, id));
  if (isUnknownCompany(error)) return <CompanyUnknown />;
  if (error instanceof GatewayFailure && error.reason === 'newsUnknown') return <NewsUnknown />;
  if (!data) {
    return (
      <Page title={t`News`} headingHidden width="narrow" part={id}>
        {error ? (
          <QueryError size="page" error={error} onRetry={() => void refetch()} pending={isFetching} />
        ) : (
          <ArticleSkeleton />
        )}
      </Page>
    );
  }
  const { title, summary, publishedAt, cover, content } = data;
  return (
    <Page title={title} width="narrow" part={id}>
      <p className="-mt-5 mb-8 text-sm text-muted">
        <time dateTime={publishedAt} className="tabular">
          {formatDate(publishedAt, i18n.locale)}
        </time>
      </p>
      <ScenePicture address={cover} className="mb-8 aspect-[5/2] w-full rounded-lg" />
      {summary && (
        <p className="mb-8 max-w-reading text-lg text-balance text-muted">
          <TitleText>{summary}</TitleText>
        </p>
      )}
      <RichText html={content} whole />
      <AllNews variant="secondary" className="mt-10" />
    </Page>
  );
}

/** No such piece of news, or one of another company. */
function NewsUnknown() {
  const { t } = useLingui();
  return (
    <Page title={t`News not found`} headingHidden>
      <EmptyState
        mark="search"
        as="h2"
        title={t`This piece of news could not be found.`}
        description={t`It may have been withdrawn, or belong to another company.`}
        action={<AllNews variant="primary" />}
      />
    </Page>
  );
}

interface AllNewsProps {
  readonly variant: 'primary' | 'secondary';
  readonly className?: string;
}

/** The way to all news of the company. */
function AllNews({ variant, className = '' }: AllNewsProps) {
  const { t } = useLingui();
  return (
    <PortalLink to="/complex/newsInfoPage" className={`${buttonClass(variant)} ${className}`}>
      {t`All news`}
    </PortalLink>
  );
}

function ArticleSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the news`} className="min-h-dvh">
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="mt-3 mb-8 h-4 w-24" />
      <Skeleton className="mb-8 aspect-[5/2] w-full rounded-lg" />
      <SkeletonText lines={5} className="max-w-reading" />
    </SkeletonGroup>
  );
}
