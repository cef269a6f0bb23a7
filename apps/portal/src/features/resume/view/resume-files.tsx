import type { ResumeContent } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../core/portal/portal.ts';
import { SaveFileButton } from '../../../forms/save-file-button.tsx';
import { type FileSource, fetchFile } from './fetch-file.ts';

interface ResumeFilesProps {
  readonly content: Pick<ResumeContent, 'attachments' | 'video'>;
  readonly source: FileSource;
}

/** The files that were sent with a resume, each with a button to save it. */
export function ResumeFiles({ content: { attachments, video }, source }: ResumeFilesProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const files = video ? [...attachments, video] : attachments;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="resume-files" className="mt-8">
      <Heading level={2} size="sm" id="resume-files">
        {t`Files to download`}
      </Heading>
      <ul className="mt-3 grid gap-2">
        {files.map((file) => (
          <li key={file.fileId}>
            <SaveFileButton
              file={file}
              label={t`Download`}
              fetchFile={(id) => fetchFile(portal, id, source)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
