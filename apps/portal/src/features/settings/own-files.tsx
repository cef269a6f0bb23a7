import type { FileRef } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { openFileGateway } from '../../core/calls/file-gateway.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { SaveFileButton } from '../../forms/save-file-button.tsx';

/** The person's uploaded files, which are not in the exported JSON: each is downloaded on its own. */
export function OwnFiles({ files }: { readonly files: readonly FileRef[] }) {
  const { t } = useLingui();
  const portal = usePortal();
  if (files.length === 0) return null;
  return (
    <div className="w-full">
      <p id="own-files" className="text-sm text-muted">
        {t`Your files are saved one by one:`}
      </p>
      <ul aria-labelledby="own-files" className="mt-2 grid gap-2">
        {files.map((file) => (
          <li key={file.fileId}>
            <SaveFileButton
              file={file}
              label={t`Download`}
              fetchFile={(id) => openFileGateway(portal).download(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
