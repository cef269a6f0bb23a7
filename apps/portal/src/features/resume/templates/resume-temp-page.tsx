import { buttonClass, EmptyState, SheetSkeleton, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { UntranslatedNotice } from '../../../core/calls/untranslated-notice.tsx';
import { useTranslatedQuery } from '../../../core/calls/use-translated-query.ts';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';
import { Page } from '../../../site-config/page.tsx';
import { isBlank } from '../model/is-blank.ts';
import { contentOf, resumeQuery } from '../model/resume-query.ts';
import { TemplateChoice } from './template-choice.tsx';
import { templatesQuery } from './templates-query.ts';

/** `/resumeTemp`: the templates of a resume, and how it is printed in each (section 2). */
export function ResumeTempPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Resume templates`}>
      <Templates />
    </Page>
  );
}

function Templates() {
  const { t } = useLingui();
  const portal = usePortal();
  const resume = useTranslatedQuery(resumeQuery(portal));
  const offered = useTranslatedQuery(templatesQuery(portal));
  // The same object as long as the resume is the same, because its sheets are measured again for another.
  const content = useMemo(() => resume.data && contentOf(resume.data), [resume.data]);
  if (resume.data && content && offered.data) {
    if (isBlank(content)) return <NothingYet />;
    return (
      <>
        <UntranslatedNotice of={[resume, offered]} />
        <TemplateChoice
          content={content}
          templates={offered.data.templates}
          kept={resume.data.templateId ?? offered.data.startsWith}
        />
      </>
    );
  }
  const failed = [resume, offered].find(({ error }) => error);
  if (failed?.error)
    return (
      <QueryError
        error={failed.error}
        onRetry={() => {
          for (const query of [resume, offered]) if (query.error) void query.refetch();
        }}
        pending={failed.isFetching}
      />
    );
  return (
    <SkeletonGroup
      label={t`Loading`}
      className="grid gap-8 @4xl:grid-cols-[17rem_minmax(0,210mm)] @4xl:justify-between"
    >
      <Skeleton className="h-48 w-full" />
      <SheetSkeleton />
    </SkeletonGroup>
  );
}

function NothingYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={t`Your resume is still empty.`}
      description={t`Add something to it first. Then every template shows how it will look on paper.`}
      action={
        <PortalLink to="/resumeEditor" className={buttonClass('primary')}>
          {t`Write my resume`}
        </PortalLink>
      }
    />
  );
}
