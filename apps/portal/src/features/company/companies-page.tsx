import type { CompanySummary } from '@careers/gateway/contract';
import { Button, Card, EmptyState, Heading, Skeleton, SkeletonGroup, stretchedLink } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/link.tsx';
import { QueryError } from '../../core/query-error.tsx';
import { Page } from '../../site-config/page.tsx';
import { SafePicture } from '../../site-config/safe-picture.tsx';
import { CompanySearchField } from './company-search-field.tsx';
import { useCompanies } from './use-companies.ts';

const grid = 'grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3 @5xl:gap-5';
const shapes = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The companies of the group, to choose one of. */
export function CompaniesPage() {
  const { t } = useLingui();
  const { field, found } = useCompanies();
  const { data, error, isFetching, refetch } = found;
  return (
    <Page title={t`Companies of the group`} part="all">
      <CompanySearchField {...field} className="block max-w-2xl" />
      <p role="status" className="tabular mt-4 mb-5 min-h-[1lh] text-muted">
        {data && t`${plural({ count: data.length }, { one: '# company', other: '# companies' })}`}
      </p>
      {error && !data && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading the companies`} className={grid}>
          {shapes.map((key) => (
            <Skeleton key={key} className="h-48 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <EmptyState
          mark="search"
          as="h2"
          title={t`No company fits these words.`}
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
        <ul className={grid}>
          {data.map((company) => (
            <CompanyTile key={company.id} company={company} />
          ))}
        </ul>
      )}
    </Page>
  );
}

/** A company in the list: the whole tile leads to its page. */
function CompanyTile({ company }: { readonly company: CompanySummary }) {
  const { t } = useLingui();
  const { id, name, tagline, logo, openPositions } = company;
  return (
    <Card as="li" interactive className="flex gap-4">
      <SafePicture address={logo} width={44} height={44} className="size-11 shrink-0" />
      <div className="min-w-0">
        <Heading level={2} size="sm">
          <PortalLink to="/complex/company" query={{ comId: id }} className={stretchedLink}>
            {name}
          </PortalLink>
        </Heading>
        <p className="mt-1 text-sm text-muted">{tagline}</p>
        <p className="tabular mt-2 text-sm text-brand-text">
          {t`${plural(openPositions, { one: '# open position', other: '# open positions' })}`}
        </p>
      </div>
    </Card>
  );
}
