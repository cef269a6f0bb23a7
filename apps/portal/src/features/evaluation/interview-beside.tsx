import type { EvaluationState } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RequestFacts, When } from '../link-page/index.ts';
import { BesideResume } from '../resume/index.ts';

type Interviewed = Extract<EvaluationState, { state: 'open' | 'done' }>;

interface InterviewBesideProps {
  readonly interview: Interviewed;
  /** The link by which the resume's files are opened; with a login it is not needed. */
  readonly token?: string;
  /** The scorecard, or its receipt. */
  readonly children: ReactNode;
}

/** The resume beside the scorecard, or below it in a narrow window. */
export function InterviewBeside({ interview, token, children }: InterviewBesideProps) {
  const { t } = useLingui();
  const { round, time, companyZone, state } = interview;
  return (
    <BesideResume asked={interview} token={token} receipt={state === 'done' && children}>
      <RequestFacts request={interview} isOpen={state === 'open'} namesCandidate>
        <p className="mb-1 text-sm text-muted">{t`Interview round ${round}`}</p>
        {time && <When time={time} companyZone={companyZone} />}
      </RequestFacts>
      {state === 'open' && children}
    </BesideResume>
  );
}
