import type { FileRef } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';

interface SubmittedDocumentsProps {
  readonly files: readonly FileRef[];
  readonly className?: string;
}

/** The documents that were submitted already. */
export function SubmittedDocuments({ files, className }: SubmittedDocumentsProps) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="text-sm text-muted">{t`Submitted documents`}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {files.map(({ fileId, fileName }) => (
          <li key={fileId} className="flex items-start gap-2">
            <FileText size={18} className="mt-1 shrink-0 text-muted" />
            <span className="min-w-0">{fileName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
