import { Beside, buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';
import { isBlank } from '../model/is-blank.ts';
import { contentOf, resumeQuery } from '../model/resume-query.ts';
import { OwnResumeSkeleton } from './own-resume-skeleton.tsx';
import { PrintButton } from './print-button.tsx';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { sheetTemplate } from './sheets/templates.ts';
import { usePhoto } from './use-photo.ts';

/** The own resume of a logged-in user who came without a link. */
export default function OwnResume() {
  const { t } = useLingui();
  const portal = usePortal();
  const resume = useQuery(resumeQuery(portal));
  const content = useMemo(() => resume.data && contentOf(resume.data), [resume.data]);
  const photoUrl = usePhoto(content?.photo, {});
  const view = useMemo(
    () => content && { templateId: resume.data?.templateId ?? sheetTemplate('').id, content },
    [content, resume.data?.templateId],
  );
  if (!view)
    return resume.error ? (
      <QueryError error={resume.error} onRetry={() => void resume.refetch()} pending={resume.isFetching} />
    ) : (
      <OwnResumeSkeleton />
    );
  if (isBlank(view.content))
    return (
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
    );
  return (
    <Beside
      aside={
        <>
          <div className="grid gap-3 @md:flex @md:flex-wrap @6xl:flex-col">
            <PrintButton name={view.content.basics.name} />
            <PortalLink to="/resumeTemp" className={buttonClass('secondary')}>
              {t`Choose a template`}
            </PortalLink>
            <PortalLink to="/resumeEditor" className={buttonClass('secondary')}>
              {t`Edit my resume`}
            </PortalLink>
          </div>
          <ResumeFiles content={view.content} source={{}} />
        </>
      }
    >
      <ResumePreview view={view} photoUrl={photoUrl} />
    </Beside>
  );
}
