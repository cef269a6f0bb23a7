import type { FileRef, ResumeSection } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import { saveFile } from '../../../core/save-file.ts';
import { type FilesCode, problemOfFiles } from '../../../forms/file-words.ts';
import { UploadField } from '../../../forms/upload-field.tsx';
import { loadTransfer } from '../../../forms/uploads.ts';
import type { FileRow, FilesRow } from '../model/sections/row.ts';
import { controlId } from './control-id.ts';
import { useSectionFiles } from './use-section-files.ts';

export interface FilesSectionProps {
  readonly section: ResumeSection;
  readonly row: FileRow | FilesRow;
  readonly refs: readonly FileRef[];
  readonly isMissing: boolean;
  readonly onRefs: (refs: readonly FileRef[]) => void;
  /** Called with the reason why they are not all here. */
  readonly onUnsent: (unsent: FilesCode | undefined) => void;
}

/** A section of files: the attachments or the one video. */
export function FilesSection({ section, row, refs, isMissing, onRefs, onUnsent }: FilesSectionProps) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const asked = row.kind === 'files' ? row.atMost : undefined;
  const { items, uploads } = useSectionFiles({ kind: row.fileKind, asked, value: refs, onChange: onRefs });
  const unsent = problemOfFiles(items, false);
  useEffect(() => onUnsent(unsent), [onUnsent, unsent]);

  /** Downloads a file; a failure is not reported (section 8). */
  async function save(id: string): Promise<void> {
    const item = items.find((one) => one.id === id);
    if (item?.state !== 'done') return;
    try {
      const { openFileGateway } = await loadTransfer();
      const { blob } = await openFileGateway(portal).download(item.ref.fileId);
      saveFile(item.ref.fileName, blob, blob.type);
    } catch {
      // Not reported, see above.
    }
  }

  return (
    <UploadField
      id={controlId({ section })}
      kind={row.fileKind}
      asked={asked}
      items={items}
      uploads={uploads}
      label={i18n._(row.name)}
      labelHidden
      saving={{ label: (file) => t`Download ${file}`, onSave: (id) => void save(id) }}
      disabled={asked !== undefined && refs.length >= asked}
      error={isMissing ? t`Please choose a file` : undefined}
    />
  );
}
