import { getOwnEvaluation, saveOwnEvaluationDraft, submitOwnEvaluation } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { methodQuery, untilTranslated } from '../../core/calls/method-query.ts';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useHasPerson, usePortal } from '../../core/portal/portal.ts';
import { LinkContent, LinkSkeleton, LogInFirst } from '../link-page/index.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import { EvaluationReceipt } from './evaluation-receipt.tsx';
import { InterviewBeside } from './interview-beside.tsx';

const calls = { submit: submitOwnEvaluation, saveDraft: saveOwnEvaluationDraft };

/** An evaluation of the person who is logged in; others are asked to log in. */
export default function OwnEvaluation({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return useHasPerson() ? (
    <EvaluationOfOwn id={id} />
  ) : (
    <LogInFirst title={t`Log in to evaluate this interview.`} />
  );
}

function EvaluationOfOwn({ id }: { readonly id: string }) {
  const portal = usePortal();
  const { queryKey, ...asked } = methodQuery(portal, getOwnEvaluation, { id });
  const { data, error, isFetching, refetch } = useQuery({
    ...asked,
    queryKey,
    placeholderData: untilTranslated(queryKey),
  });
  const param = useCallback(() => ({ id }), [id]);
  if (!data)
    return error ? (
      <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} size="page" />
    ) : (
      <LinkSkeleton withResume />
    );
  return (
    <LinkContent answer={data} token={`evaluation ${id}`} queryKey={queryKey} param={param}>
      {(interview) => (
        <InterviewBeside interview={interview}>
          {interview.state === 'done' ? (
            <EvaluationReceipt evaluated={interview} criteria={interview.criteria} />
          ) : (
            <EvaluationForm criteria={interview.criteria} draft={interview.draft?.value} calls={calls} />
          )}
        </InterviewBeside>
      )}
    </LinkContent>
  );
}
