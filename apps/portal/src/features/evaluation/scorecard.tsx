import { type EvaluationState, getEvaluationConfig } from '@careers/gateway/contract';
import { Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../core/portal.ts';
import { QueryError } from '../../core/query-error.tsx';
import { linkQuery } from '../link-page/index.ts';
import { EvaluationForm } from './evaluation-form.tsx';

interface ScorecardProps {
  readonly interview: Extract<EvaluationState, { state: 'open' }>;
  readonly token: string;
}

/** What is scored, as the website configures it. */
export function Scorecard({ interview, token }: ScorecardProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const config = useQuery(linkQuery(portal, getEvaluationConfig, token));
  if (config.data?.state === 'open')
    return <EvaluationForm criteria={config.data.criteria} draft={interview.draft?.value} />;
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
