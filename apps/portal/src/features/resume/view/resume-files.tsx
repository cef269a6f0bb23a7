import type { FileRef, ResumeContent } from '@careers/gateway/contract';
import { Button, Heading, VisuallyHidden } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { openFileGateway } from '../../../core/file-gateway.ts';
import { usePortal } from '../../../core/portal.ts';
import { formatSize } from '../../../forms/format-size.ts';
import { saveBlob } from '../model/save-blob.ts';
import { type FileSource, fetchFile } from './fetch-file.ts';

interface ResumeFilesProps {
  readonly content: Pick<ResumeContent, 'attachments' | 'video'>;
  readonly source: FileSource;
}

/** What was sent beside a resume, to be saved. */
export function ResumeFiles({ content: { attachments, video }, source }: ResumeFilesProps) {
  const { t } = useLingui();
  const files = video ? [...attachments, video] : attachments;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="resume-files" className="mt-8">
      <Heading level={2} size="sm" id="resume-files">
        {t`Files`}
      </Heading>
      <ul className="mt-3 grid gap-2">
        {files.map((file) => (
          <li key={file.fileId}>
            <OneFile file={file} source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A download that fails is swallowed (section 8): the button is free again. */
function OneFile({ file, source }: { readonly file: FileRef; readonly source: FileSource }) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const { fileId, fileName, size } = file;
  const download = async () => {
    setBusy(true);
    try {
      const { blob } = await fetchFile(portal, openFileGateway(portal), fileId, source);
      saveBlob(blob, fileName);
    } catch {
      // Nothing is said.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      pending={busy}
      onClick={() => void download()}
      className="h-auto max-w-full justify-start py-2 text-start"
    >
      <Download size={18} className="shrink-0 text-muted" />
      <VisuallyHidden>{t`Download`}</VisuallyHidden>
      <span className="min-w-0 whitespace-normal wrap-anywhere">{fileName}</span>
      <span className="tabular shrink-0 text-sm text-muted">{formatSize(size, i18n.locale)}</span>
    </Button>
  );
}
