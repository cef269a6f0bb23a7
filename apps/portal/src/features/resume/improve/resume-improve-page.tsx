import { getResumeImprovement, improveResume } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { lazy } from '../../../core/parts/lazy.tsx';
import { PartBoundary } from '../../../core/parts/part-boundary.tsx';
import { useHasPerson } from '../../../core/portal/portal.ts';
import { Page } from '../../../site-config/page.tsx';
import { LinkPage, useByLink, useOwnPage } from '../../link-page/index.ts';
import { ImproveForm } from './improve-form.tsx';
import { ImproveReceipt } from './improve-receipt.tsx';
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx';

/** Loaded on demand, as most visitors come by a link and do not need it. */
const Suggestions = lazy(() => import('./suggestions.tsx'));

/**
 * `/resumeImprove`: a recruiter asks by a link for more in some sections of a resume (section 2). Without a link, a
 * logged-in user sees what would improve their own resume.
 */
export function ResumeImprovePage() {
  const { t } = useLingui();
  const hasPerson = useHasPerson();
  const [isByLink] = useByLink('resumeImprovement');
  const title = t`Improve my resume`;
  const isOwn = hasPerson && !isByLink;
  useOwnPage(isOwn);
  if (isOwn)
    return (
      <Page title={title} width="narrow">
        <PartBoundary
          fallback={<SuggestionsSkeleton />}
          failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
        >
          <Suggestions />
        </PartBoundary>
      </Page>
    );
  return (
    <LinkPage kind="resumeImprovement" method={getResumeImprovement} title={title}>
      {(answer) =>
        answer.state === 'open' ? (
          <ImproveForm
            request={answer}
            method={improveResume}
            asked={
              answer.askedBy.name
                ? t`${answer.askedBy.name} asks you to add to your resume`
                : t`You are asked to add to your resume`
            }
            consequence={t`What you send goes into your resume, and to those who read your application.`}
          />
        ) : (
          <ImproveReceipt receipt={answer} title={t`You have sent your resume`} />
        )
      }
    </LinkPage>
  );
}
