import { type DownloadedBytes, savedFileName } from '@careers/gateway';
import type { FileRef } from '@careers/gateway/contract';
import { Button, VisuallyHidden } from '@careers/ui';
import { useLingui } from '@lingui/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatSize } from './format-size.ts';

interface SaveFileButtonProps {
  readonly file: FileRef;
  /** The action, read out before the file's name; a message of the feature that uses it. */
  readonly label: string;
  readonly fetchFile: (fileId: string) => Promise<DownloadedBytes>;
}

/**
 * Saves a file of the gateway, and shows it by the name that it is saved under: a mark of direction in the uploader's could make a
 * program look like a PDF. A download that fails is swallowed (section 8): the button is free again.
 */
export function SaveFileButton({ file, label, fetchFile }: SaveFileButtonProps) {
  const { i18n } = useLingui();
  const { fileId, size } = file;
  const fileName = savedFileName(file.fileName);
  const [isPending, setPending] = useState(false);
  async function save(): Promise<void> {
    setPending(true);
    try {
      const [{ blob }, { saveFile }] = await Promise.all([fetchFile(fileId), import('../core/save-file.ts')]);
      saveFile(fileName, blob, blob.type);
    } catch {
      // No message: the button can be pressed again.
    } finally {
      setPending(false);
    }
  }
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => void save()}
      lines="many"
      className="justify-start text-start"
    >
      <Download size={18} className="shrink-0 text-muted" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="min-w-0">{fileName}</span>
      <span className="tabular shrink-0 text-sm whitespace-nowrap text-muted">
        {formatSize(size, i18n.locale)}
      </span>
    </Button>
  );
}
