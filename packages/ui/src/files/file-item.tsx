import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { IconButton } from '../button/icon-button.tsx';
import { cn } from '../cn.ts';

/** A file and its state. `message` is the reason of a failure. */
export type FileFieldItem = { id: string; name: string /** "1.2 MB" */; size?: string } & (
  | { state: 'waiting' }
  | { state: 'uploading' /** 0 to 1 */; progress: number }
  | { state: 'done' /** Opens or saves it. */; href?: string }
  | { state: 'failed'; message: string; canRetry: boolean }
);

export interface FileItemLabels {
  waiting: string;
  done: string;
  /** In words, and for the bar's name: "Uploading CV.pdf". */
  uploading: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
}

/** A button that saves an uploaded file without an address. */
export interface FileSaving {
  label: (name: string) => string;
  onSave: (id: string) => void;
}

const ICONS = { waiting: Paperclip, uploading: Paperclip, done: CircleCheck, failed: CircleAlert } as const;
const ICON_COLOURS = {
  waiting: 'text-muted',
  uploading: 'text-muted',
  done: 'text-success-text',
  failed: 'text-danger-text',
} as const;

/** One file of a field: its name, state and buttons. */
export function FileItem({
  file,
  labels,
  saving,
  onCancel,
  onRetry,
  onRemove,
}: {
  file: FileFieldItem;
  labels: FileItemLabels;
  saving: FileSaving | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const isOnItsWay = file.state === 'waiting' || file.state === 'uploading';
  const Icon = ICONS[file.state];
  const percent = file.state === 'uploading' ? Math.round(file.progress * 100) : 0;
  return (
    <li
      data-state={file.state}
      className={cn(
        'flex items-center gap-3 rounded-md border bg-surface-raised ps-3.5',
        file.state === 'failed' ? 'border-danger/40' : 'border-border',
      )}
    >
      <span className={cn('shrink-0', ICON_COLOURS[file.state])}>
        <Icon size={18} />
      </span>
      <div className="min-w-0 grow py-2.5 text-sm">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {file.state === 'done' && file.href ? (
            <a
              href={file.href}
              className="relative min-w-0 text-brand-text underline underline-offset-4 hit-area"
            >
              {file.name}
            </a>
          ) : (
            <span className="min-w-0">{file.name}</span>
          )}
          {file.size && <span className="tabular shrink-0 text-muted">{file.size}</span>}
        </p>
        {file.state === 'waiting' && <p className="text-muted">{labels.waiting}</p>}
        {file.state === 'done' && <p className="sr-only">{labels.done}</p>}
        {file.state === 'failed' && <p className="text-danger-text">{file.message}</p>}
        {file.state === 'uploading' && (
          <div className="mt-1 flex items-center gap-3">
            <div
              role="progressbar"
              aria-label={labels.uploading(file.name)}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              // The outline keeps it visible in forced colours.
              className="h-1.5 grow overflow-hidden rounded-full bg-brand-200 text-brand-700 outline-1 outline-border"
            >
              <svg aria-hidden="true" width={`${percent}%`} height="100%">
                <rect width="100%" height="100%" fill="currentColor" />
              </svg>
            </div>
            <span aria-hidden="true" className="tabular shrink-0 text-muted">
              {percent}%
            </span>
          </div>
        )}
      </div>
      <div className="flex">
        {file.state === 'failed' && file.canRetry && (
          <IconButton label={labels.retry(file.name)} onClick={onRetry}>
            <RotateCw size={18} />
          </IconButton>
        )}
        {file.state === 'done' && saving && (
          <IconButton
            label={saving.label(file.name)}
            onClick={() => saving.onSave(file.id)}
            className="text-muted"
          >
            <Download size={18} />
          </IconButton>
        )}
        <IconButton
          label={isOnItsWay ? labels.cancel(file.name) : labels.remove(file.name)}
          onClick={isOnItsWay ? onCancel : onRemove}
          className="text-muted"
        >
          <X size={18} />
        </IconButton>
      </div>
    </li>
  );
}
