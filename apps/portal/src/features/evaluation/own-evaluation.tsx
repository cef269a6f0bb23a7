import type { CallOptions } from '@careers/gateway';
import { getOwnEvaluation, saveOwnEvaluationDraft, submitOwnEvaluation } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { methodQuery } from '../../core/calls/method-query.ts';
import { UntranslatedNotice } from '../../core/calls/untranslated-notice.tsx';
import { useTranslatedQuery } from '../../core/calls/use-translated-query.ts';
import { useHasPerson, usePortal } from '../../core/portal/portal.ts';
import { LinkContent, LinkError, LinkSkeleton, LogInFirst } from '../link-page/index.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import { EvaluationReceipt } from './evaluation-receipt.tsx';
import { InterviewBeside } from './interview-beside.tsx';

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
  const ask = (options?: CallOptions) => methodQuery(portal, getOwnEvaluation, { id }, options);
  const asked = ask();
  const evaluation = useTranslatedQuery(asked);
  const { data, error, isFetching, refetch } = evaluation;
  const param = useCallback(() => ({ id }), [id]);
  if (!data)
    return error ? (
      <LinkError error={error} onRetry={() => void refetch()} pending={isFetching} size="page" />
    ) : (
      <LinkSkeleton withResume />
    );
  return (
    <>
      <UntranslatedNotice of={[evaluation]} />
      <LinkContent
        answer={data}
        token={`evaluation ${id}`}
        queryKey={asked.queryKey}
        ask={ask}
        param={param}
        isTranslated={evaluation.isTranslated}
      >
        {(interview) => (
          <InterviewBeside interview={interview}>
            {interview.state === 'done' ? (
              <EvaluationReceipt evaluated={interview} criteria={interview.criteria} />
            ) : (
              <EvaluationForm
                criteria={interview.criteria}
                draft={interview.draft}
                onSave={(draft, options) =>
                  portal.gateway.call(saveOwnEvaluationDraft, { id, draft }, options)
                }
                submit={submitOwnEvaluation}
              />
            )}
          </InterviewBeside>
        )}
      </LinkContent>
    </>
  );
}
