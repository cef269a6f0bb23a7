import type { FileRef, ResumeSection } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { UploadField } from '../../../forms/upload-field.tsx';
import { useUploads } from '../../../forms/use-uploads.ts';
import type { FileRow, FilesRow } from '../model/sections/row.ts';
import { placeId } from './place-id.ts';

export interface FilesSectionProps {
  readonly section: ResumeSection;
  readonly row: FileRow | FilesRow;
  readonly refs: readonly FileRef[];
  readonly isMissing: boolean;
  readonly onRefs: (refs: readonly FileRef[]) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

/** A section of files: attachments, or the one video. */
export function FilesSection({ section, row, refs, isMissing, onRefs, onUploading }: FilesSectionProps) {
  const { t, i18n } = useLingui();
  const { items, uploads } = useUploads({ kind: row.fileKind, value: refs, onChange: onRefs });
  const isUploading = items.some(({ state }) => state === 'waiting' || state === 'uploading');
  useEffect(() => onUploading(isUploading), [onUploading, isUploading]);
  return (
    <UploadField
      id={placeId({ section })}
      kind={row.fileKind}
      items={items}
      uploads={uploads}
      label={i18n._(row.name)}
      labelHidden
      disabled={row.kind === 'files' && refs.length >= row.atMost}
      error={isMissing ? t`Please choose a file` : undefined}
    />
  );
}
