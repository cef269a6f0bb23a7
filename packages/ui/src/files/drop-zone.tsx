import Upload from 'lucide-react/icons/upload';
import { type DragEvent, type ReactNode, type Ref, useEffect, useState } from 'react';
import { cn } from '../cn.ts';

interface DropZoneProps {
  ref: Ref<HTMLInputElement>;
  /** The ids of the file input, and of the error if there is one. */
  ids: { readonly first: string; readonly error: string | undefined };
  labels: { readonly choose: string; readonly drop: ReactNode };
  onFiles: (files: File[]) => void;
  accept: string | undefined;
  multiple: boolean | undefined;
  disabled: boolean | undefined;
  className: string;
}

/** A file input that files can also be dropped on. */
export function DropZone({
  ref,
  ids,
  labels,
  onFiles,
  accept,
  multiple,
  disabled,
  className,
}: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);
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
        disabled ? 'bg-surface-sunken' : 'hover:bg-surface-hover',
        ids.error ? 'border-danger' : ground,
        className,
      )}
    >
      <input
        ref={ref}
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
  );
}

/** Ignores a file dropped beside the zone, which the browser would otherwise open instead of the page. */
function keepPage(event: globalThis.DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
