import { getResumeView, type ShownResume } from '@careers/gateway/contract';
import { Beside, type Fact, Facts, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../../../core/app-location.ts';
import { formatInstant } from '../../../core/format.ts';
import { lazy } from '../../../core/lazy.tsx';
import { PartBoundary } from '../../../core/part-boundary.tsx';
import { usePortal, useStoredSession } from '../../../core/portal.ts';
import { QueryError } from '../../../core/query-error.tsx';
import { Page } from '../../../site-config/page.tsx';
import { LinkPage, readLinkToken, useOwnPage } from '../../link-page/index.ts';
import { OwnResumeSkeleton } from './own-resume-skeleton.tsx';
import { PrintButton } from './print-button.tsx';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SentFile, saysNothing } from './sent-file.tsx';
import { usePhoto } from './use-photo.ts';

/** Most come by a link, and need nothing of it. */
const OwnResume = lazy(() => import('./own-resume.tsx'));

/**
 * `/resumeView`: a resume for whoever was sent the link to it, to be read and printed (section 2). Without a link, one's own to
 * whom is logged in.
 */
export function ResumeViewPage() {
  const { t } = useLingui();
  const { tab } = usePortal();
  const { query } = useAppLocation();
  const { userInfo } = useStoredSession();
  if (userInfo && readLinkToken(tab, 'resume', query) === undefined) return <OwnPage />;
  return (
    <LinkPage kind="resume" method={getResumeView} title={t`Resume`} width="content">
      {(answer, token) => <SentResume answer={answer} token={token} />}
    </LinkPage>
  );
}

function SentResume({ answer, token }: { readonly answer: ShownResume; readonly token: string }) {
  const { t, i18n } = useLingui();
  const { candidateName, position, expiresAt, view, file } = answer;
  const photoUrl = usePhoto(view.content.photo, { token });
  const until = formatInstant(expiresAt, i18n.locale);
  const facts: Fact[] = [
    { term: t`Candidate`, value: candidateName },
    { term: t`Applies for`, value: position.post },
    {
      term: t`Company`,
      value: position.companyDescr && <InlineFacts items={[position.companyDescr, position.deptIdDescr]} />,
    },
    { term: t`Location`, value: position.workPlace },
  ];
  const about = (
    <>
      <Facts columns={2} items={facts.filter(({ value }) => value)} />
      <p className="mt-6 mb-6 text-sm text-muted">
        <time dateTime={expiresAt}>{t`You can read it until ${until}. Please do not pass it on.`}</time>
      </p>
    </>
  );
  if (file && saysNothing(view.content, i18n))
    return (
      <Beside aside={about}>
        <SentFile content={view.content} file={file} source={{ token }} />
      </Beside>
    );
  const { attachments, video } = view.content;
  const files = { attachments: file ? [file, ...attachments] : attachments, video };
  return (
    <Beside
      aside={
        <>
          {about}
          <PrintButton name={candidateName} />
          <ResumeFiles content={files} source={{ token }} />
        </>
      }
    >
      <ResumePreview view={view} photoUrl={photoUrl} />
    </Beside>
  );
}

function OwnPage() {
  const { t } = useLingui();
  useOwnPage(true);
  return (
    <Page title={t`My resume`}>
      <PartBoundary
        fallback={<OwnResumeSkeleton />}
        failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
      >
        <OwnResume />
      </PartBoundary>
    </Page>
  );
}
