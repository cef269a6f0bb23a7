import type { Resume } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { UntranslatedNotice } from '../../../core/calls/untranslated-notice.tsx';
import { useTranslatedQuery } from '../../../core/calls/use-translated-query.ts';
import { usePortal, userOf } from '../../../core/portal/portal.ts';
import { Page } from '../../../site-config/page.tsx';
import { resumeFieldsQuery, resumeQuery } from '../model/resume-query.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { ResumeForm, type ResumeFormProps } from './resume-form.tsx';
import { ResumeSaved } from './resume-saved.tsx';

/** `/resumeEditor`: edits the resume section by section and saves while the user types (section 2). */
export function ResumeEditorPage() {
  const { t } = useLingui();
  const { session } = usePortal();
  const [isSaved, setSaved] = useState(false);
  const [imports, setImports] = useState(0);
  return (
    <Page title={t`My resume`}>
      {isSaved ? (
        <ResumeSaved onEdit={() => setSaved(false)} />
      ) : (
        <OpenResume
          // Another user or an import starts a new form, with nothing of what was typed before.
          key={`${userOf(session)} ${imports}`}
          onSaved={() => setSaved(true)}
          onImported={() => setImports((before) => before + 1)}
        />
      )}
    </Page>
  );
}

/** Opens the resume as the server has it now: a cached one may be out of date. */
function OpenResume({ onSaved, onImported }: Pick<ResumeFormProps, 'onSaved' | 'onImported'>) {
  const portal = usePortal();
  const resume = useQuery({ ...resumeQuery(portal), refetchOnMount: 'always' });
  const fields = useTranslatedQuery(resumeFieldsQuery(portal));
  const [opened, setOpened] = useState<Resume>();
  if (!opened && resume.data && resume.isFetchedAfterMount && !resume.isFetching) setOpened(resume.data);

  const failed = [...(opened ? [] : [resume]), fields].find(({ error, data }) => error && !data);
  const reading = !opened && resume.error && resume.isFetchedAfterMount ? resume : failed;
  if (reading?.error)
    return (
      <QueryError
        error={reading.error}
        onRetry={() => void reading.refetch()}
        pending={reading.isFetching}
        size="page"
      />
    );
  if (!opened || !fields.data) return <EditorSkeleton />;
  return (
    <>
      <UntranslatedNotice of={[fields]} />
      <ResumeForm resume={opened} fields={fields.data} onSaved={onSaved} onImported={onImported} />
    </>
  );
}
