import { type EvaluationCriterion, getEvaluationConfig } from '@careers/gateway/contract';
import { Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { UntranslatedNotice } from '../../core/calls/untranslated-notice.tsx';
import { useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { linkQuery, usePageLink } from '../link-page/index.ts';

interface WithCriteriaProps {
  readonly token: string;
  /** Whether the children can be shown without the criteria, which then only provide names. */
  readonly mayLack: boolean;
  readonly children: (criteria: readonly EvaluationCriterion[]) => ReactNode;
}

/** Loads the criteria for the evaluation of a link, as the website configures them. */
export function WithCriteria({ token, mayLack, children }: WithCriteriaProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { isTranslated, askAgain } = usePageLink();
  const config = useTranslatedQuery(linkQuery(portal, getEvaluationConfig, token));
  // The link has expired or was handled since it answered: the page queries it again, and shows its state.
  const isOver = !mayLack && config.data !== undefined && config.data.state !== 'open';
  useEffect(() => {
    if (isOver) askAgain();
  }, [isOver, askAgain]);
  if (config.data?.state === 'open')
    return (
      <>
        {/* Otherwise the page shows one notice about all of its content. */}
        <UntranslatedNotice of={isTranslated ? [config] : []} />
        {children(config.data.criteria)}
      </>
    );
  if (mayLack) return children([]);
  if (config.error)
    return (
      <QueryError error={config.error} onRetry={() => void config.refetch()} pending={config.isFetching} />
    );
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </SkeletonGroup>
  );
}
