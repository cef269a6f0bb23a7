import { buttonClass, Card, EmptyState, Heading, Pagination, Skeleton, SkeletonGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PortalLink, useGo, usePlaceInApp } from '../../app/link.tsx';
import { Page } from '../../app/page.tsx';
import { usePortal, useStored } from '../../app/portal.ts';
import { QueryError } from '../../app/query-error.tsx';
import { LogOutButton } from '../site/index.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { DELIVERIES_PER_PAGE, deliveriesQuery, resumeQuery } from './queries.ts';

/** My deliveries, my resume, and the way out (section 2, /personalCenter). */
export function PersonalCenterPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Personal center`}>
      <div className="grid items-start gap-10 @4xl:grid-cols-[1fr_19rem]">
        <Deliveries />
        <Me />
      </div>
    </Page>
  );
}

function Deliveries() {
  const { t } = useLingui();
  const portal = usePortal();
  const { query } = usePlaceInApp();
  const go = useGo();
  const page = readPage(query.page);
  const { data, error, isPending, isFetching, refetch, isPlaceholderData } = useQuery({
    ...deliveriesQuery(portal, page),
    placeholderData: (previous) => previous,
  });
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / DELIVERIES_PER_PAGE));
  const beyondEnd = data !== undefined && !isPlaceholderData && page > lastPage;
  const show = (wanted: number, options?: { replace: boolean }) =>
    void go('/personalCenter', wanted > 1 ? { page: String(wanted) } : {}, options);
  useEffect(() => {
    if (beyondEnd) show(lastPage, { replace: true });
  });
  return (
    <section aria-labelledby="my-deliveries">
      <Heading level={2} id="my-deliveries" className="mb-6">
        {t`My delivery`}
        {data && data.total > 0 && <span className="tabular ms-3 text-base text-muted">{data.total}</span>}
      </Heading>
      {error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {isPending && (
        <SkeletonGroup label={t`Loading`} className="grid gap-4">
          <Skeleton className="h-48 w-full rounded-lg" />
          <Skeleton className="h-48 w-full rounded-lg" />
          <Skeleton className="h-48 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      {data?.total === 0 && (
        <EmptyState
          mark="delivery"
          title={t`You have not delivered your resume yet.`}
          action={
            <PortalLink to="/position" className={buttonClass('primary')}>
              {t`View all positions`}
            </PortalLink>
          }
        />
      )}
      <div className="grid gap-4">
        {data?.rows.map((delivery) => (
          <DeliveryCard key={delivery.id} delivery={delivery} />
        ))}
      </div>
      {data && (
        <Pagination
          className="mt-8"
          page={page}
          pageCount={lastPage}
          onPageChange={(next) => show(next)}
          labels={{
            nav: t`Pages of my deliveries`,
            previous: t`Previous page`,
            next: t`Next page`,
            page: (number) => t`Page ${number}`,
            position: (number, count) => `${number} / ${count}`,
          }}
        />
      )}
    </section>
  );
}

function Me() {
  const { t } = useLingui();
  const portal = usePortal();
  const { userInfo } = useStored();
  const { data: resume } = useQuery(resumeQuery(portal));
  return (
    <div className="grid gap-4">
      <Card as="section" aria-label={t`My account`}>
        <p className="heading text-lg">{userInfo?.name || userInfo?.userName}</p>
        <p className="tabular mt-1 text-sm text-muted">{userInfo?.phone || userInfo?.email}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <LogOutButton />
          <PortalLink to="/accountSettings" className={buttonClass('link', 'sm')}>
            {t`Account settings`}
          </PortalLink>
        </div>
      </Card>
      {resume && (
        <Card as="section" aria-labelledby="my-resume">
          <Heading level={2} size="sm" id="my-resume">
            {t`My resume`}
          </Heading>
          <p className="mt-2 text-sm text-muted">
            {resume.missing.length === 0
              ? t`Complete and ready to deliver`
              : t`${plural(resume.missing.length, {
                  one: '# required section is missing',
                  other: '# required sections are missing',
                })}`}
          </p>
          <PortalLink to="/resumeEditor" className={`${buttonClass('link', 'sm')} mt-4`}>
            {t`Edit my resume`}
          </PortalLink>
        </Card>
      )}
    </div>
  );
}

function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
