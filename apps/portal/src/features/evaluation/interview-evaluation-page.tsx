import { getEvaluation, saveEvaluationDraft, submitEvaluation } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { linkParam } from '../../core/portal/link-pass.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { Page } from '../../site-config/page.tsx';
import { LinkPage, LinkSkeleton, useOwnPage } from '../link-page/index.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import { EvaluationReceipt } from './evaluation-receipt.tsx';
import { InterviewBeside } from './interview-beside.tsx';
import { WithCriteria } from './with-criteria.tsx';

/** Most people come by a link, which does not need this code. */
const OwnEvaluation = lazy(() => import('./own-evaluation.tsx'));

/**
 * `/interviewEvaluation`: the resume beside the scorecard, which is locked after it was submitted (section 2). It is opened by
 * the link in a mail, without a login; or by the `id` of one of an interviewer's own evaluations, with a login (section 6).
 */
export function InterviewEvaluationPage() {
  const { t } = useLingui();
  const { gateway, tab } = usePortal();
  const { id } = useAppLocation().query;
  const title = t`Interview evaluation`;
  if (id) return <OwnPage key={id} id={id} title={title} />;
  return (
    <LinkPage kind="evaluation" method={getEvaluation} title={title} width="content">
      {(interview, token) => (
        <InterviewBeside interview={interview} token={token}>
          <WithCriteria token={token} mayLack={interview.state === 'done'}>
            {(criteria) =>
              interview.state === 'done' ? (
                <EvaluationReceipt evaluated={interview} criteria={criteria} />
              ) : (
                <EvaluationForm
                  criteria={criteria}
                  draft={interview.draft}
                  onSave={(draft, options) =>
                    gateway.call(saveEvaluationDraft, { ...linkParam(tab, token), draft }, options)
                  }
                  submit={submitEvaluation}
                />
              )
            }
          </WithCriteria>
        </InterviewBeside>
      )}
    </LinkPage>
  );
}

function OwnPage({ id, title }: { readonly id: string; readonly title: string }) {
  useOwnPage(true);
  return (
    <Page title={title}>
      <PartBoundary
        fallback={<LinkSkeleton withResume />}
        failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} size="page" />}
      >
        <OwnEvaluation id={id} />
      </PartBoundary>
    </Page>
  );
}
