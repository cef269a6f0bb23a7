import type { FileRef } from '@careers/gateway/contract';
import { Button, VisuallyHidden } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { openFileGateway } from '../../core/file-gateway.ts';
import { usePortal } from '../../core/portal.ts';
import { saveFile } from '../../core/save-file.ts';
import { formatSize } from '../../forms/format-size.ts';

/** The files of the person, which no JSON can hold: each is saved by itself. */
export function OwnFiles({ files }: { readonly files: readonly FileRef[] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <div className="w-full">
      <p id="own-files" className="text-sm text-muted">
        {t`Your files are saved one by one:`}
      </p>
      <ul aria-labelledby="own-files" className="mt-2 grid gap-2">
        {files.map((file) => (
          <li key={file.fileId}>
            <OwnFile file={file} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A download that fails is swallowed (section 8): the button is free again. */
function OwnFile({ file: { fileId, fileName, size } }: { readonly file: FileRef }) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { blob } = await openFileGateway(portal).download(fileId);
      return saveFile(fileName, blob, blob.type);
    },
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      onClick={() => mutate()}
      className="h-auto max-w-full justify-start py-2 text-start"
    >
      <Download size={18} className="shrink-0 text-muted" />
      <VisuallyHidden>{t`Download`}</VisuallyHidden>
      <span className="min-w-0 whitespace-normal wrap-anywhere">{fileName}</span>
      <span className="tabular shrink-0 text-sm text-muted">{formatSize(size, i18n.locale)}</span>
    </Button>
  );
}
