import { type ForwardState, queryForward } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, LinkReceipt, RequestFacts } from '../link-page/index.ts';
import { ShownResume } from '../resume/index.ts';
import { ForwardForm } from './forward-form.tsx';

type Judged = Extract<ForwardState, { state: 'done' }>;

/** `/mailResponse/forwardResume`: a manager says whether a resume suits, or passes it on (section 2). */
export function ForwardResumePage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="resumeForward" method={queryForward} title={t`A resume for you`} width="content">
      {(forwarded, token) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="min-w-0 @5xl:order-last">
            {forwarded.state === 'done' && <OpinionReceipt judged={forwarded} />}
            <RequestFacts request={forwarded} isOpen={forwarded.state === 'open'} namesCandidate />
            {forwarded.state === 'open' && <ForwardForm />}
          </div>
          <ShownResume view={forwarded.view} file={forwarded.file} token={token} />
        </div>
      )}
    </LinkPage>
  );
}

function OpinionReceipt({ judged: { opinion } }: { readonly judged: Judged }) {
  const { t } = useLingui();
  const titles = {
    suitable: t`You said that it works for you`,
    notSuitable: t`You said that it doesn’t work for you`,
  };
  return (
    <LinkReceipt title={titles[opinion.kind]} at={opinion.at}>
      {opinion.comment && <p className="wrap-break-word whitespace-pre-line">{opinion.comment}</p>}
    </LinkReceipt>
  );
}
