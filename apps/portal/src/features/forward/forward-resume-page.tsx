import { type ForwardState, queryForward } from '@careers/gateway/contract';
import { TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, LinkReceipt, RequestFacts } from '../link-page/index.ts';
import { BesideResume } from '../resume/index.ts';
import { ForwardForm } from './forward-form.tsx';

type Judged = Extract<ForwardState, { state: 'done' }>;

/** `/mailResponse/forwardResume`: a manager says whether a resume suits, or forwards it (section 2). */
export function ForwardResumePage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="resumeForward" method={queryForward} title={t`A resume for you`} width="content">
      {(forwarded, token) => (
        <BesideResume
          asked={forwarded}
          token={token}
          receipt={forwarded.state === 'done' && <OpinionReceipt judged={forwarded} />}
        >
          <RequestFacts request={forwarded} isOpen={forwarded.state === 'open'} namesCandidate />
          {forwarded.state === 'open' && <ForwardForm />}
        </BesideResume>
      )}
    </LinkPage>
  );
}

function OpinionReceipt({ judged: { opinion, askedBy } }: { readonly judged: Judged }) {
  const { t } = useLingui();
  const titles = {
    suitable: t`You said it is a good match`,
    notSuitable: t`You said it is not a match`,
  };
  return (
    <LinkReceipt title={titles[opinion.kind]} at={opinion.at} takenBy={askedBy.name}>
      {opinion.comment && (
        <p className="whitespace-pre-line">
          <TitleText>{t`You wrote: ${{ said: opinion.comment }}`}</TitleText>
        </p>
      )}
    </LinkReceipt>
  );
}
