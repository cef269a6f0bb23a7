import type { DownloadedFile } from '@careers/gateway';
import type { FileRef } from '@careers/gateway/contract';
import { Button, VisuallyHidden } from '@careers/ui';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../core/save-file.ts';
import { formatSize } from './format-size.ts';

interface SaveFileButtonProps {
  readonly file: FileRef;
  /** What it does, said before the file's name, in the words of the feature that it stands in. */
  readonly label: string;
  readonly fetchFile: (fileId: string) => Promise<DownloadedFile>;
}

/** Saves a file of the gateway. A download that fails is swallowed (section 8): the button is free again. */
export function SaveFileButton({ file, label, fetchFile }: SaveFileButtonProps) {
  const { i18n } = useLingui();
  const { fileId, fileName, size } = file;
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { blob } = await fetchFile(fileId);
      return saveFile(fileName, blob, blob.type);
    },
  });
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => mutate()}
      className="h-auto max-w-full justify-start py-2 text-start"
    >
      <Download size={18} className="shrink-0 text-muted" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="min-w-0 whitespace-normal wrap-anywhere">{fileName}</span>
      <span className="tabular shrink-0 text-sm text-muted">{formatSize(size, i18n.locale)}</span>
    </Button>
  );
}
