import { getInterview } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage } from '../link-page/index.ts';
import { InterviewDone } from './interview-receipt.tsx';
import { ProposeForm } from './propose-form.tsx';

/** `/interviewTimeNotSuitable`: a candidate proposes three other times, and says why the time does not suit. */
export function InterviewTimeNotSuitablePage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="interview" method={getInterview} title={t`Propose other times`}>
      {(interview) =>
        interview.state === 'open' ? (
          <ProposeForm interview={interview} />
        ) : (
          <InterviewDone receipt={interview} />
        )
      }
    </LinkPage>
  );
}
