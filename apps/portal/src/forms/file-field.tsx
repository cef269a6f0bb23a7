import type { FileRef } from '@careers/gateway/contract';
import { type FileFieldItem, type FileFieldProps, FileField as KitFileField } from '@careers/ui/forms';
import { type FileKind, fileKinds } from '@careers/validation';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import * as v from 'valibot';
import { describeFailure } from '../core/failures.ts';
import { fileRefs } from './file-refs.ts';
import { type FilesCode, filesHint, filesMessage, refusalText } from './file-words.ts';
import { formatSize } from './format-size.ts';
import type { UploadItem } from './uploads.ts';
import { useEnded } from './use-ended.ts';
import { useUploads } from './use-uploads.ts';

interface FormFileFieldProps<Values extends FieldValues>
  extends Pick<FileFieldProps, 'label' | 'id' | 'hint' | 'requiredLabel' | 'className'> {
  readonly form: Pick<UseFormReturn<Values>, 'control' | 'trigger'>;
  /** Of a value that is `FileRef[]`. */
  readonly name: FieldPath<Values>;
  /** What is taken, how large, and how many (section 5). */
  readonly kind: FileKind;
  /** The link's token on pages without login; sent instead of the session's. */
  readonly linkToken?: string;
  readonly required?: boolean;
}

const none: readonly FileRef[] = [];

/**
 * Files of a form (react-hook-form), whose value is what the file gateway has of them. Each is checked by extension,
 * size and first bytes, then uploaded; one that fails leaves the others alone. A form does not go out while one is on
 * its way, or was not uploaded and is still there.
 */
export function FileField<Values extends FieldValues>({
  form: { control, trigger },
  name,
  kind,
  linkToken,
  hint,
  required = false,
  ...group
}: FormFileFieldProps<Values>) {
  const { t, i18n } = useLingui();
  const { maxCount, extensions } = fileKinds[kind];
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: () => problemOf(uploads.items(), required) ?? true },
  });
  const value = isRefs(field.value) ? field.value : none;
  const { items, uploads } = useUploads({ kind, value, onChange: field.onChange, linkToken });
  const ended = useEnded(items);

  // What held the form up may be over: it is judged anew, once it was refused for that.
  const problem = problemOf(items, required);
  const { error } = fieldState;
  // What the server has said stands until the files are others.
  const refused = error?.type === 'validate' ? error.message : undefined;
  useEffect(() => {
    if (refused !== undefined && refused !== problem) void trigger(name);
  }, [refused, problem, trigger, name]);

  const sayEnded = (item: UploadItem) => {
    const { name: file } = item;
    const why = reasonOf(item, kind, i18n);
    return why === undefined ? t`${file} is uploaded` : `${file}: ${why}`;
  };
  return (
    <KitFileField
      {...group}
      required={required}
      hint={hint ?? filesHint(kind, i18n)}
      error={filesMessage(error, i18n)}
      {...(extensions ? { accept: extensions.map((extension) => `.${extension}`).join() } : {})}
      multiple={maxCount !== 1}
      files={items.map((item) => shownItem(item, kind, i18n))}
      onFiles={uploads.add}
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

function isRefs(value: unknown): value is readonly FileRef[] {
  return v.safeParse(fileRefs, value).success;
}

/** Why a form with these files cannot be sent; undefined when it can. */
function problemOf(items: readonly UploadItem[], required: boolean): FilesCode | undefined {
  if (items.some(({ state }) => state === 'waiting' || state === 'uploading')) return 'filesUploading';
  if (items.some(({ state }) => state !== 'done')) return 'filesNotUploaded';
  return required && items.length === 0 ? 'filesRequired' : undefined;
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
