import { getResumeView, type ShownResume } from '@careers/gateway/contract';
import { buttonClass, EmptyState, type Fact, Facts, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppLocation } from '../../../core/app-location.ts';
import { formatInstant } from '../../../core/format.ts';
import { PortalLink } from '../../../core/link.tsx';
import { usePortal, useStoredSession } from '../../../core/portal.ts';
import { QueryError } from '../../../core/query-error.tsx';
import { Page } from '../../../site-config/page.tsx';
import { LinkPage, readLinkToken } from '../../link-page/index.ts';
import { isBlank } from '../model/is-blank.ts';
import { contentOf, resumeQuery } from '../model/resume-query.ts';
import { PrintButton } from './print-button.tsx';
import { ResumeFiles } from './resume-files.tsx';
import { ResumeSheets } from './resume-sheets.tsx';
import { sheetTemplates } from './sheets/templates.ts';
import { useNoIndex } from './use-no-index.ts';
import { usePhoto } from './use-photo.ts';

/**
 * `/resumeView`: a resume for whoever was sent the link to it, to be read and printed (section 2). Without a link, one's own to
 * whom is logged in.
 */
export function ResumeViewPage() {
  const { t } = useLingui();
  const { tab } = usePortal();
  const { query } = useAppLocation();
  const { Authorization } = useStoredSession();
  useNoIndex();
  if (Authorization && readLinkToken(tab, 'resume', query) === undefined) return <OwnResume />;
  return (
    <LinkPage kind="resume" method={getResumeView} title={t`Resume`} width="content">
      {(answer, token) => <SentResume answer={answer} token={token} />}
    </LinkPage>
  );
}

function SentResume({ answer, token }: { readonly answer: ShownResume; readonly token: string }) {
  const { t, i18n } = useLingui();
  const { candidateName, position, expiresAt, view } = answer;
  const photoUrl = usePhoto(view.content.photo, { token });
  const until = formatInstant(expiresAt, i18n.locale);
  const facts: Fact[] = [
    { term: t`Candidate`, value: candidateName },
    { term: t`Applies for`, value: position.post },
    { term: t`Company`, value: [position.companyDescr, position.deptIdDescr].filter(Boolean).join(' · ') },
    { term: t`Location`, value: position.workPlace },
  ];
  return (
    <div className="mx-auto w-full max-w-[210mm]">
      <Facts items={facts.filter(({ value }) => value)} columns={2} />
      <div className="mt-6 mb-8 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-muted">
          <time dateTime={expiresAt}>{t`You can read it until ${until}. Please do not pass it on.`}</time>
        </p>
        <PrintButton name={candidateName} />
      </div>
      <ResumeSheets view={view} photoUrl={photoUrl} />
      <ResumeFiles content={view.content} source={{ token }} />
    </div>
  );
}

function OwnResume() {
  const { t } = useLingui();
  const portal = usePortal();
  const resume = useQuery(resumeQuery(portal));
  const content = useMemo(() => resume.data && contentOf(resume.data), [resume.data]);
  const photoUrl = usePhoto(content?.photo, {});
  return (
    <Page title={t`My resume`}>
      <div className="mx-auto w-full max-w-[210mm]">
        {content ? (
          isBlank(content) ? (
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
            <>
              <div className="mb-8 flex flex-wrap gap-3">
                <PrintButton name={content.basics.name} />
                <PortalLink to="/resumeTemp" className={buttonClass('secondary')}>
                  {t`Choose a template`}
                </PortalLink>
                <PortalLink to="/resumeEditor" className={buttonClass('secondary')}>
                  {t`Edit my resume`}
                </PortalLink>
              </div>
              <ResumeSheets
                view={{ templateId: resume.data?.templateId ?? sheetTemplates[0]?.id ?? '', content }}
                photoUrl={photoUrl}
              />
              <ResumeFiles content={content} source={{}} />
            </>
          )
        ) : resume.error ? (
          <QueryError
            error={resume.error}
            onRetry={() => void resume.refetch()}
            pending={resume.isFetching}
          />
        ) : (
          <SkeletonGroup label={t`Loading`}>
            <Skeleton className="aspect-[210/297] w-full" />
          </SkeletonGroup>
        )}
      </div>
    </Page>
  );
}
