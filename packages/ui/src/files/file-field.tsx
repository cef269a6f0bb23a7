import type { ReactNode } from 'react';
import { LiveRegion } from '../a11y/live-region.tsx';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { DropZone } from './drop-zone.tsx';
import { type FileFieldItem, FileItem, type FileItemLabels, type FileSaving } from './file-item.tsx';
import { useFocusAfterRow } from './use-focus-after-row.ts';

export interface FileFieldLabels extends FileItemLabels {
  /** The label of the file input, and the text of its drop zone: "Choose a file". */
  choose: string;
  /** Follows it where there is a mouse: "or drop it here". */
  drop: ReactNode;
  /** The list's name. */
  files: string;
}

export interface FileFieldProps extends FieldGroupProps {
  /** The accessible text of the asterisk ("required"): a file input cannot say it. */
  requiredLabel?: string;
  files: readonly FileFieldItem[];
  /** Called with chosen or dropped files, several even where only one is wanted; the caller checks them. */
  onFiles: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  labels: FileFieldLabels;
  /** Lets uploaded files without an address be saved. */
  saving?: FileSaving | undefined;
  /** Announced when it changes: "CV.pdf is uploaded". */
  announcement?: string;
  /** As of a native file input: ".pdf,.docx". */
  accept?: string;
  multiple?: boolean;
  /** No files can be chosen; existing ones stay. */
  disabled?: boolean;
}

/** A drop zone, and the list of files with their progress. It only renders; uploading is done by the caller. */
export function FileField({
  files,
  onFiles,
  onCancel,
  onRetry,
  onRemove,
  labels,
  saving,
  announcement = '',
  accept,
  multiple,
  disabled,
  ...group
}: FileFieldProps) {
  const { list, input, leave } = useFocusAfterRow(files);
  return (
    <FieldGroup {...group} role="group">
      {(ids) => (
        <>
          <DropZone
            ref={input}
            ids={ids}
            labels={labels}
            onFiles={onFiles}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            className={group.labelHidden ? '' : 'mt-2'}
          />
          {files.length > 0 && (
            <ul ref={list} aria-label={labels.files} className="mt-2 flex flex-col gap-2">
              {files.map((file, at) => (
                <FileItem
                  key={file.id}
                  file={file}
                  labels={labels}
                  saving={saving}
                  onCancel={() => leave(at, file, onCancel)}
                  onRetry={() => leave(at, file, onRetry)}
                  onRemove={() => leave(at, file, onRemove)}
                />
              ))}
            </ul>
          )}
          <LiveRegion message={announcement} />
        </>
      )}
    </FieldGroup>
  );
}
