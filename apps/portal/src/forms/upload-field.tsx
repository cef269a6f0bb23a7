import { type FileFieldItem, type FileFieldProps, FileField as KitFileField } from '@careers/ui/forms';
import { type FileKind, fileKinds, mostFiles } from '@careers/validation';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { filesHint, refusalText, uploadFailureText } from './file-words.ts';
import { formatSize } from './format-size.ts';
import { namedMessage } from './named-message.ts';
import type { UploadItem } from './upload-list.ts';
import type { Uploads } from './uploads.ts';
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
  /** Which formats are accepted, how large, and how many (section 5). */
  readonly kind: FileKind;
  /** How many files are asked for, if fewer than the kind allows. */
  readonly asked?: number | undefined;
  readonly items: readonly UploadItem[];
  readonly uploads: Uploads;
  /** Takes the chosen files instead of uploading them at once, e.g. to crop a photo first. */
  readonly onFiles?: (files: File[]) => void;
}

/** A field of files that are uploaded one by one, with the progress of each, and why one was refused. */
export function UploadField({ kind, asked, items, uploads, hint, onFiles, ...group }: UploadFieldProps) {
  const { t, i18n } = useLingui();
  const { extensions } = fileKinds[kind];
  const most = mostFiles(kind, asked);
  const ended = useEnded(items);
  const nameOf = namesApart(items, t`Attached file`);
  const sayEnded = (item: UploadItem) => {
    const file = nameOf(item);
    const why = reasonOf(item, kind, i18n, asked);
    return why === undefined ? t`${file} is uploaded` : namedMessage(file, why, i18n);
  };
  return (
    <KitFileField
      {...group}
      hint={hint ?? filesHint(kind, i18n, asked)}
      {...(extensions ? { accept: extensions.map((extension) => `.${extension}`).join() } : {})}
      multiple={most !== 1}
      files={items.map((item) => ({ ...shownItem(item, kind, i18n, asked), name: nameOf(item) }))}
      onFiles={onFiles ?? uploads.add}
      onCancel={uploads.remove}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      announcement={ended.map(sayEnded).join(' ')}
      labels={{
        choose: most === 1 ? t`Choose a file` : t`Choose files`,
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

/** The name of each file, if it is known. Equal names are numbered, so that a screen reader can tell their buttons apart. */
function namesApart(items: readonly UploadItem[], nameless: string): (item: UploadItem) => string {
  return ({ id, name: known }) => {
    const name = known || nameless;
    const index = items
      .filter((item) => (item.name || nameless) === name)
      .findIndex((item) => item.id === id);
    return index > 0 ? `${name} (${index + 1})` : name;
  };
}

/** The message of a file that was refused or failed. */
function reasonOf(item: UploadItem, kind: FileKind, i18n: I18n, asked?: number): string | undefined {
  if (item.state === 'refused') return refusalText(item.code, kind, i18n, asked);
  return item.state === 'failed' ? uploadFailureText(item.error, kind, i18n, asked) : undefined;
}

function shownItem(item: UploadItem, kind: FileKind, i18n: I18n, asked?: number): FileFieldItem {
  const { id, name } = item;
  const facts = { id, name, ...(item.size > 0 ? { size: formatSize(item.size, i18n.locale) } : {}) };
  const message = reasonOf(item, kind, i18n, asked) ?? '';
  if (item.state === 'uploading') return { ...facts, state: 'uploading', progress: item.progress };
  if (item.state === 'waiting' || item.state === 'done') return { ...facts, state: item.state };
  return { ...facts, state: 'failed', message, canRetry: item.state === 'failed' };
}
