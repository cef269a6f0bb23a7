import Upload from 'lucide-react/icons/upload';
import { type DragEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LiveRegion } from '../a11y/live-region.tsx';
import { cn } from '../cn.ts';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { type FileFieldItem, FileItem, type FileItemLabels, type FileSaving } from './file-item.tsx';

export interface FileFieldLabels extends FileItemLabels {
  /** The label of the file input, and the text of its drop zone: "Choose a file". */
  choose: string;
  /** Follows it where there is a mouse: "or drop it here". */
  drop: ReactNode;
  /** The list's name. */
  files: string;
}

export interface FileFieldProps extends FieldGroupProps {
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

/** Ignores a file dropped beside the zone, which the browser would otherwise open instead of the page. */
function keepPage(event: globalThis.DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
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
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);

  // The focus of a row that is gone, or of a button in it, goes to the next row's last button, or to the picker. It may go
  // later than asked, or not at all: whoever has gone on elsewhere meanwhile stays there.
  const left = useRef<{ readonly at: number; readonly file: FileFieldItem }>(undefined);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!left.current || list.current?.contains(activeElement)) return;
    const { at, file } = left.current;
    const isStill = files.some(({ id, state }) => id === file.id && state === file.state);
    if (isStill && activeElement === body) return;
    left.current = undefined;
    if (activeElement !== body) return;
    const row = list.current?.children[Math.min(at, files.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:last-of-type') ?? input.current;
    next?.focus();
  }, [files]);
  const leave = (at: number, file: FileFieldItem, act: (id: string) => void) => {
    left.current = { at, file };
    act(file.id);
  };

  const take = (chosen: FileList | null) => {
    const some = [...(chosen ?? [])];
    if (some.length > 0) onFiles(some);
  };
  const over = (event: DragEvent) => {
    event.preventDefault(); // otherwise the browser opens what is dropped
    setOver(!disabled);
  };
  const ground = isOver ? 'border-brand-700 bg-brand-50' : 'border-border-strong';
  return (
    <FieldGroup {...group} role="group">
      {(ids) => (
        <>
          <label
            onDragEnter={over}
            onDragOver={over}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              if (!disabled) take(event.dataTransfer.files);
            }}
            data-state={isOver ? 'over' : 'idle'}
            className={cn(
              'print:hidden relative flex min-h-28 flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-md border border-dashed px-4 py-4 text-center text-sm text-muted transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand-700',
              !group.labelHidden && 'mt-2',
              disabled ? 'bg-surface-sunken' : 'hover:bg-surface-hover',
              ids.error ? 'border-danger' : ground,
            )}
          >
            <input
              ref={input}
              type="file"
              id={ids.first}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              aria-label={labels.choose}
              aria-describedby={ids.error}
              aria-invalid={ids.error ? true : undefined}
              onChange={(event) => {
                take(event.target.files);
                // So that the same file can be chosen again.
                event.target.value = '';
              }}
              // An invisible input that fills the zone: a file dropped on the zone is dropped on the input.
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <Upload size={18} className="pointer-events-none relative shrink-0" />
            <span className="pointer-events-none relative font-medium text-text">{labels.choose}</span>
            <span className="pointer-events-none relative">{labels.drop}</span>
          </label>
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
