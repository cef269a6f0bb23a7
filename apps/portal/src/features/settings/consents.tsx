import { buttonClass, cn, Heading, InlineFacts, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { formatDate } from '../../core/format/format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { consentsQuery } from './queries.ts';

/** What the person has agreed to, and when; terms and privacy notice are links to their texts. */
export function Consents() {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const { data, error, isPending, isFetching, refetch } = useQuery(consentsQuery(portal));
  const heading = (
    <Heading level={3} size="sm">
      {t`What I have agreed to`}
    </Heading>
  );
  if (data?.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          {heading}
          <p className="mt-1 text-sm text-muted">{t`You have not agreed to anything yet.`}</p>
        </div>
        <PortalLink to="/agreement" query={{ kind: 'privacy' }} className={buttonClass('secondary', 'sm')}>
          {t`Read the privacy notice`}
        </PortalLink>
      </div>
    );
  return (
    <div>
      {heading}
      {isPending && (
        <SkeletonGroup label={t`Loading`} className="mt-2">
          {[1, 2].map((row) => (
            <div key={row} className="flex h-12 items-center justify-between gap-x-6">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-32" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {error && !data && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {data && (
        <ul className="mt-2">
          {data.map(({ kind, title, version, agreedAt }) => (
            <li
              key={`${kind} ${version} ${agreedAt} ${title}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              {kind === 'terms' || kind === 'privacy' ? (
                <PortalLink
                  to="/agreement"
                  query={{ kind }}
                  className={cn(buttonClass('link', 'md', 'many'), 'print:inline-flex!')}
                >
                  {title}
                </PortalLink>
              ) : (
                <span className="min-w-0">{title}</span>
              )}
              <InlineFacts
                className="tabular text-sm text-muted"
                items={[
                  version && t`Version ${version}`,
                  kind === 'recommendation'
                    ? t`Confirmed on ${formatDate(agreedAt, i18n.locale)}`
                    : t`Agreed on ${formatDate(agreedAt, i18n.locale)}`,
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
