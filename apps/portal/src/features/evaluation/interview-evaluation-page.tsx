import { type EvaluationState, getEvaluation } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, RequestFacts, When } from '../link-page/index.ts';
import { ShownResume } from '../resume/index.ts';
import { EvaluationReceipt } from './evaluation-receipt.tsx';
import { Scorecard } from './scorecard.tsx';

type Interviewed = Extract<EvaluationState, { state: 'open' | 'done' }>;

/** `/interviewEvaluation`: the resume beside the scorecard; what was submitted is locked (section 2). */
export function InterviewEvaluationPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="evaluation" method={getEvaluation} title={t`Interview evaluation`} width="content">
      {(interview, token) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="min-w-0 @5xl:order-last">
            {interview.state === 'done' && <EvaluationReceipt evaluated={interview} />}
            <InterviewFacts interview={interview} />
            {interview.state === 'open' && <Scorecard interview={interview} token={token} />}
          </div>
          <ShownResume view={interview.view} file={interview.file} token={token} />
        </div>
      )}
    </LinkPage>
  );
}

function InterviewFacts({ interview }: { readonly interview: Interviewed }) {
  const { t } = useLingui();
  const { round, time, companyZone, state } = interview;
  return (
    <RequestFacts request={interview} isOpen={state === 'open'} namesCandidate>
      <p className="mb-1 text-sm text-muted">{t`Interview round ${round}`}</p>
      {time && <When time={time} companyZone={companyZone} />}
    </RequestFacts>
  );
}
