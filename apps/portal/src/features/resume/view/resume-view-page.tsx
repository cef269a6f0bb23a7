import { getResumeView, type ResumeView, type ShownResume } from '@careers/gateway/contract';
import { buttonClass, EmptyState, type Fact, Facts, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useAppLocation } from '../../../core/app-location.ts';
import { formatInstant } from '../../../core/format.ts';
import { PortalLink } from '../../../core/link.tsx';
import { usePortal, useStoredSession } from '../../../core/portal.ts';
import { QueryError } from '../../../core/query-error.tsx';
import { Page } from '../../../site-config/page.tsx';
import { LinkPage, readLinkToken, useOwnPage } from '../../link-page/index.ts';
import { isBlank } from '../model/is-blank.ts';
import { contentOf, resumeQuery } from '../model/resume-query.ts';
import { PrintButton } from './print-button.tsx';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SentFile, saysNothing } from './sent-file.tsx';
import { sheetTemplate } from './sheets/templates.ts';
import { type PhotoUrl, usePhoto } from './use-photo.ts';

/**
 * `/resumeView`: a resume for whoever was sent the link to it, to be read and printed (section 2). Without a link, one's own to
 * whom is logged in.
 */
export function ResumeViewPage() {
  const { t } = useLingui();
  const { tab } = usePortal();
  const { query } = useAppLocation();
  const { Authorization } = useStoredSession();
  if (Authorization && readLinkToken(tab, 'resume', query) === undefined) return <OwnResume />;
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
    { term: t`Company`, value: [position.companyDescr, position.deptIdDescr].filter(Boolean).join(' · ') },
    { term: t`Location`, value: position.workPlace },
  ];
  const about = (
    <>
      <Facts items={facts.filter(({ value }) => value)} />
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
    <Reading view={view} photoUrl={photoUrl}>
      {about}
      <PrintButton name={candidateName} />
      <ResumeFiles content={files} source={{ token }} />
    </Reading>
  );
}

interface ReadingProps {
  readonly view: ResumeView;
  readonly photoUrl: PhotoUrl;
  /** What is said about it, and what can be done with it. */
  readonly children: ReactNode;
}

function Reading({ view, photoUrl, children }: ReadingProps) {
  return (
    <Beside aside={children}>
      <ResumePreview view={view} photoUrl={photoUrl} />
    </Beside>
  );
}

/** A resume with what belongs to it: beside it where there is room, else above it. */
function Beside({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @5xl:grid-cols-[minmax(0,210mm)_minmax(0,1fr)]">
      <aside className="@5xl:sticky @5xl:top-24 @5xl:order-last">{aside}</aside>
      <div className="w-full max-w-[210mm] min-w-0">{children}</div>
    </div>
  );
}

function OwnResume() {
  const { t } = useLingui();
  const portal = usePortal();
  useOwnPage(true);
  const resume = useQuery(resumeQuery(portal));
  const content = useMemo(() => resume.data && contentOf(resume.data), [resume.data]);
  const photoUrl = usePhoto(content?.photo, {});
  const view = useMemo(
    () => content && { templateId: resume.data?.templateId ?? sheetTemplate('').id, content },
    [content, resume.data?.templateId],
  );
  return (
    <Page title={t`My resume`}>
      {!view ? (
        resume.error ? (
          <QueryError
            error={resume.error}
            onRetry={() => void resume.refetch()}
            pending={resume.isFetching}
          />
        ) : (
          <SkeletonGroup label={t`Loading`}>
            <Skeleton className="aspect-[210/297] w-full max-w-[210mm]" />
          </SkeletonGroup>
        )
      ) : isBlank(view.content) ? (
        <EmptyState
          mark="page"
          as="h2"
          title={t`Your resume is still empty.`}
          action={
            <PortalLink to="/resumeEditor" className={buttonClass('primary')}>
              {t`Write my resume`}
            </PortalLink>
          }
        />
      ) : (
        <Reading view={view} photoUrl={photoUrl}>
          <div className="grid justify-items-start gap-3">
            <PrintButton name={view.content.basics.name} />
            <PortalLink to="/resumeTemp" className={buttonClass('secondary')}>
              {t`Choose a template`}
            </PortalLink>
            <PortalLink to="/resumeEditor" className={buttonClass('secondary')}>
              {t`Edit my resume`}
            </PortalLink>
          </div>
          <ResumeFiles content={view.content} source={{}} />
        </Reading>
      )}
    </Page>
  );
}
