import { getInterview } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage } from '../link-page/index.ts';
import { AbandonForm } from './abandon-form.tsx';
import { InterviewDone } from './interview-receipt.tsx';

/** `/abandonInterview`: a candidate declines an interview, also after accepting it; a reason is required. */
export function AbandonInterviewPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="interview" method={getInterview} title={t`Withdraw from the interview`}>
      {(interview) =>
        interview.state === 'open' || interview.withdrawable ? (
          <AbandonForm interview={interview} />
        ) : (
          <InterviewDone receipt={interview} />
        )
      }
    </LinkPage>
  );
}
