import { getResumeView } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { lazy } from '../../../core/parts/lazy.tsx';
import { PartBoundary } from '../../../core/parts/part-boundary.tsx';
import { useHasPerson } from '../../../core/portal/portal.ts';
import { Page } from '../../../site-config/page.tsx';
import { LinkPage, useByLink, useOwnPage } from '../../link-page/index.ts';
import { OwnResumeSkeleton } from './own-resume-skeleton.tsx';

/** Loaded on demand, as most visitors come by a link and do not need it. */
const OwnResume = lazy(() => import('./own-resume.tsx'));
const fetchSent = () => import('./sent-resume.tsx');
const SentResume = lazy(fetchSent);

/**
 * `/resumeView`: shows a resume, to read and to print, to everyone who was sent its link (section 2). Without a link, a
 * logged-in user sees their own.
 */
export function ResumeViewPage() {
  const { t } = useLingui();
  const hasPerson = useHasPerson();
  const [isByLink] = useByLink('resume');
  if (hasPerson && !isByLink) return <OwnPage />;
  return (
    <LinkPage kind="resume" method={getResumeView} title={t`Resume`} width="content" prepare={fetchSent}>
      {(answer, token) => <SentResume answer={answer} token={token} />}
    </LinkPage>
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
