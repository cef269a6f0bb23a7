import { type FileFieldItem, type FileFieldProps, FileField as KitFileField } from '@careers/ui/forms';
import { type FileKind, fileKinds } from '@careers/validation';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { describeFailure } from '../core/failures.ts';
import { filesHint, refusalText } from './file-words.ts';
import { formatSize } from './format-size.ts';
import type { UploadItem, Uploads } from './uploads.ts';
import { useEnded } from './use-ended.ts';

interface UploadFieldProps
  extends Pick<
    FileFieldProps,
    | 'label'
    | 'labelHidden'
    | 'id'
    | 'hint'
    | 'error'
    | 'required'
    | 'requiredLabel'
    | 'className'
    | 'disabled'
    | 'saving'
  > {
  /** What is taken, how large, and how many (section 5). */
  readonly kind: FileKind;
  readonly items: readonly UploadItem[];
  readonly uploads: Uploads;
  /** Takes what was chosen, where something is done with it before it goes out. */
  readonly onFiles?: (files: File[]) => void;
}

/** Files that go to the file gateway one by one, in words: how far each is, and why one was not taken. */
export function UploadField({ kind, items, uploads, hint, onFiles, ...group }: UploadFieldProps) {
  const { t, i18n } = useLingui();
  const { maxCount, extensions } = fileKinds[kind];
  const ended = useEnded(items);
  const sayEnded = (item: UploadItem) => {
    const { name: file } = item;
    const why = reasonOf(item, kind, i18n);
    return why === undefined ? t`${file} is uploaded` : `${file}: ${why}`;
  };
  return (
    <KitFileField
      {...group}
      hint={hint ?? filesHint(kind, i18n)}
      {...(extensions ? { accept: extensions.map((extension) => `.${extension}`).join() } : {})}
      multiple={maxCount !== 1}
      files={items.map((item) => shownItem(item, kind, i18n))}
      onFiles={onFiles ?? uploads.add}
      onCancel={uploads.remove}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      announcement={ended.map(sayEnded).join(' ')}
      labels={{
        choose: maxCount === 1 ? t`Choose a file` : t`Choose files`,
        drop: t`or drop here`,
        files: t`Chosen files`,
        waiting: t`Waiting`,
        done: t`Uploaded`,
        uploading: (file) => t`Uploading ${file}`,
        cancel: (file) => t`Cancel ${file}`,
        retry: (file) => t`Upload ${file} again`,
        remove: (file) => t`Remove ${file}`,
      }}
    />
  );
}

/** Why a file is not there, in words. */
function reasonOf(item: UploadItem, kind: FileKind, i18n: I18n): string | undefined {
  if (item.state === 'refused') return refusalText(item.code, kind, i18n);
  if (item.state !== 'failed') return undefined;
  const shown = describeFailure(item.error, i18n);
  return shown.kind === 'error' ? shown.text : '';
}

function shownItem(item: UploadItem, kind: FileKind, i18n: I18n): FileFieldItem {
  const { id, name } = item;
  const facts = { id, name, size: formatSize(item.size, i18n.locale) };
  const message = reasonOf(item, kind, i18n) ?? '';
  if (item.state === 'uploading') return { ...facts, state: 'uploading', progress: item.progress };
  if (item.state === 'waiting' || item.state === 'done') return { ...facts, state: item.state };
  return { ...facts, state: 'failed', message, canRetry: item.state === 'failed' };
}
