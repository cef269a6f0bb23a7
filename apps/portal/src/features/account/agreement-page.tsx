import { type AgreementKind, agreementKinds, type DataOf, getAgreement } from '@careers/gateway/contract';
import { buttonClass, EmptyState, Skeleton, SkeletonGroup, SkeletonText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { methodQuery } from '../../core/calls/method-query.ts';
import { QueryError } from '../../core/calls/query-error.tsx';
import { formatDay } from '../../core/format/format-day.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { RichText } from '../../core/rich-text/rich-text.tsx';
import { hasText } from '../../core/rich-text/sanitise.ts';
import { Page } from '../../site-config/page.tsx';

/** `/agreement`: the terms, the privacy notice or the legal notices, as `kind` asks (section 2). */
export function AgreementPage() {
  const { t } = useLingui();
  const portal = usePortal();
  const kind = kindOf(useAppLocation().query.kind);
  const { data, error, refetch, isFetching } = useQuery(methodQuery(portal, getAgreement, { kind }));
  const names: Readonly<Record<AgreementKind, string>> = {
    terms: t`Terms of use`,
    privacy: t`Privacy notice`,
    legal: t`Legal notices`,
  };
  return (
    <Page title={data?.title || names[kind]} width="text" part={kind}>
      {renderText()}
    </Page>
  );

  function renderText(): ReactNode {
    if (data) return <Agreement {...data} />;
    if (error)
      return <QueryError size="page" error={error} onRetry={() => void refetch()} pending={isFetching} />;
    return <AgreementSkeleton />;
  }
}

function Agreement({ content, version, effectiveFrom }: DataOf<typeof getAgreement>) {
  const { t, i18n } = useLingui();
  if (!hasText(content)) {
    return (
      <EmptyState
        mark="page"
        title={t`This text has not been published yet.`}
        action={
          <PortalLink to="/homepage" className={buttonClass('secondary')}>
            {t`Back to the homepage`}
          </PortalLink>
        }
      />
    );
  }
  const day = formatDay(effectiveFrom, i18n.locale, 'long');
  return (
    <>
      <p className="tabular -mt-5 mb-8 flex flex-wrap gap-x-4 text-sm text-muted">
        {version && <span>{t`Version ${version}`}</span>}
        <span>{t`Effective from ${day}`}</span>
      </p>
      <RichText html={content} whole />
    </>
  );
}

/** The kind that the address asks for; the terms if it is unknown. */
function kindOf(asked: string | undefined): AgreementKind {
  return agreementKinds.find((kind) => kind === asked) ?? 'terms';
}

function AgreementSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className="min-h-dvh">
      <Skeleton className="-mt-5 mb-8 h-4 w-40" />
      {[5, 4, 3].map((lines) => (
        <div key={lines} className="mb-8">
          <Skeleton className="mb-5 h-5 w-28" />
          <SkeletonText lines={lines} className="max-w-reading" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
