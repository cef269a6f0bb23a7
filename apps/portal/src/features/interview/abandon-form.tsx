import { abandonInterview, type InterviewReceipt, type OpenInterview } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../link-page/index.ts';
import { Invitation } from './invitation.tsx';

/** The reason why somebody declines an interview, which ends the application. */
export function AbandonForm({ interview }: { readonly interview: OpenInterview | InterviewReceipt }) {
  const { t } = useLingui();
  return (
    <>
      <Invitation interview={interview} />
      <ReasonForm
        method={abandonInterview}
        submitLabel={t`Withdraw from the interview`}
        back={{ to: '/acceptInterview', label: t`Back to the invitation` }}
        question={{
          title: t`Withdraw from this interview?`,
          description: t`Your application ends with it. That cannot be changed afterwards.`,
          confirmLabel: t`Yes, withdraw`,
        }}
      />
    </>
  );
}
