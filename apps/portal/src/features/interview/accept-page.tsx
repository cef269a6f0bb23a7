import { acceptInterview, getInterview, type OpenInterview } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { LinkPage, SiblingLink, useLinkSubmit } from '../link-page/index.ts';
import { InterviewDone } from './interview-receipt.tsx';
import { Invitation } from './invitation.tsx';

/**
 * `/acceptInterview`: an invitation, which its button accepts at once (decision 5.12), with links to propose another time and to
 * decline.
 */
export function AcceptInterviewPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="interview" method={getInterview} title={t`Your interview`}>
      {(interview) =>
        interview.state === 'open' ? <Accept interview={interview} /> : <InterviewDone receipt={interview} />
      }
    </LinkPage>
  );
}

function Accept({ interview }: { readonly interview: OpenInterview }) {
  const { t } = useLingui();
  const showFailure = useFailureToast();
  const { state, submit } = useLinkSubmit(acceptInterview, { onFailure: showFailure });
  return (
    <>
      <Invitation interview={interview} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit({});
        }}
        className="flex flex-wrap gap-3"
      >
        <SubmitButton state={state} className="form-action">
          {t`I will come`}
        </SubmitButton>
        <SiblingLink
          to="/interviewTimeNotSuitable"
          className={`${buttonClass('secondary', 'lg')} grow @2xl:grow-0`}
        >
          {t`Propose other times`}
        </SiblingLink>
        <SiblingLink to="/abandonInterview" className={`${buttonClass('ghost', 'lg')} grow @2xl:grow-0`}>
          {t`I cannot come`}
        </SiblingLink>
      </form>
    </>
  );
}
