import type { CompanyDetail } from '@careers/gateway/contract';
import { buttonClass, Card, Heading, Skeleton, SkeletonGroup, SkeletonText, TitleText } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { numberFormat } from '../../core/format/number-format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { RichText } from '../../core/rich-text/rich-text.tsx';
import { hasText } from '../../core/rich-text/sanitise.ts';
import { Page } from '../../site-config/page.tsx';
import { SafePicture } from '../../site-config/safe-picture.tsx';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { allCompanies } from './all-companies.ts';
import { CompanyUnknown } from './company-unknown.tsx';
import { isUnknownCompany } from './is-unknown-company.ts';
import { LatestNews } from './latest-news.tsx';
import { OpenPositions } from './open-positions.tsx';
import { companyQuery } from './queries.ts';

const columns = 'grid gap-10 @5xl:grid-cols-[minmax(0,1fr)_24rem] @5xl:gap-20 print:stack';
const sideColumn = '@5xl:col-start-2 @5xl:row-start-1';

/** One company: what it is, its facts, its news and its open positions. */
export function CompanyPage({ comId }: { readonly comId: string }) {
  const portal = usePortal();
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(companyQuery(portal, comId));
  if (!data && isUnknownCompany(error)) return <CompanyUnknown />;
  return (
    <>
      {(data || !error) && <CompanyBand />}
      <Page title={data ? data.name : t`Company`} headingHidden={!data} part={comId}>
        {data && <Company company={data} />}
        {!data && !error && <CompanySkeleton />}
        {!data && error && (
          <QueryError size="page" error={error} onRetry={() => void refetch()} pending={isFetching} />
        )}
      </Page>
    </>
  );
}

function Company({ company }: { readonly company: CompanyDetail }) {
  const { t } = useLingui();
  const { id, tagline, profile } = company;
  return (
    <>
      {tagline && (
        <p className="-mt-5 mb-8 max-w-reading text-balance text-muted @5xl:mb-10 @5xl:text-lg">
          <TitleText byClause>{tagline}</TitleText>
        </p>
      )}
      <div className={columns}>
        <aside aria-label={t`The company at a glance`} className={sideColumn}>
          <AtAGlance company={company} />
        </aside>
        <div className="flex min-w-0 flex-col gap-12">
          {hasText(profile) && (
            <section aria-labelledby="company-profile">
              <Heading level={2} size="md" id="company-profile" className="mb-4">
                {t`Company profile`}
              </Heading>
              <RichText html={profile} />
            </section>
          )}
          <LatestNews comId={id} />
          <OpenPositions comId={id} />
        </div>
      </div>
    </>
  );
}

/** The company's scene over the whole width. */
function CompanyBand() {
  return <ScenePicture className="h-36 w-full @4xl:h-60" />;
}

/** Logo, facts, and links. */
function AtAGlance({ company }: { readonly company: CompanyDetail }) {
  const { t, i18n } = useLingui();
  const { logo, industry, city, founded, headcount, openPositions } = company;
  const items = [
    ...(industry ? [{ term: t`Industry`, value: industry }] : []),
    ...(city ? [{ term: t`Headquarters`, value: city }] : []),
    ...(founded ? [{ term: t`Founded`, value: String(founded) }] : []),
    ...(headcount ? [{ term: t`Employees`, value: numberFormat(i18n.locale).format(headcount) }] : []),
  ];
  return (
    <Card padding="lg">
      <SafePicture
        address={logo}
        width={48}
        height={48}
        className="mb-5 h-12 w-auto max-w-full object-contain"
      />
      {/* Under the band, where the card is as wide as the page, its facts stand side by side. */}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3 @2xl:@max-5xl:grid-cols-4">
        {items.map(({ term, value }) => (
          <div key={term} className="contents @2xl:@max-5xl:block">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-col gap-2 @2xl:@max-5xl:flex-row @2xl:@max-5xl:items-center @2xl:@max-5xl:gap-6">
        {openPositions > 0 && (
          <PortalLink to="/complex/position" className={buttonClass('primary', 'lg')}>
            {t`${plural(openPositions, { one: '# open position', other: '# open positions' })}`}
          </PortalLink>
        )}
        <PortalLink to="/complex/company" query={allCompanies} className={buttonClass('link')}>
          {t`All companies`}
        </PortalLink>
      </div>
    </Card>
  );
}

/** The page's skeleton. */
function CompanySkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the company`} className="min-h-dvh">
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="mt-3 mb-8 h-4 w-4/5 @5xl:mb-10" />
      <div className={columns}>
        <Skeleton className={`h-48 w-full rounded-lg ${sideColumn}`} />
        <div className="flex min-w-0 flex-col gap-12">
          <SkeletonText lines={5} className="max-w-reading" />
          <Skeleton className="h-48 w-full rounded-lg" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
