import type { FileRef } from '@careers/gateway/contract';
import type { FileFieldProps } from '@careers/ui/forms';
import type { FileKind } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import * as v from 'valibot';
import { fileRefs } from './file-refs.ts';
import { type FilesCode, filesMessage } from './file-words.ts';
import { UploadField } from './upload-field.tsx';
import type { UploadItem } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

interface FormFileFieldProps<Values extends FieldValues>
  extends Pick<FileFieldProps, 'label' | 'id' | 'hint' | 'requiredLabel' | 'className'> {
  readonly form: Pick<UseFormReturn<Values>, 'control' | 'trigger'>;
  /** Of a value that is `FileRef[]`. */
  readonly name: FieldPath<Values>;
  /** What is taken, how large, and how many (section 5). */
  readonly kind: FileKind;
  /** How many are asked for, where they are fewer than the kind allows. */
  readonly asked?: number | undefined;
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
  asked,
  linkToken,
  required = false,
  ...group
}: FormFileFieldProps<Values>) {
  const { i18n } = useLingui();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: () => problemOf(uploads.items(), required) ?? true },
  });
  const value = isRefs(field.value) ? field.value : none;
  const { items, uploads } = useUploads({ kind, asked, value, onChange: field.onChange, linkToken });

  // What held the form up may be over: it is judged anew, once it was refused for that.
  const problem = problemOf(items, required);
  const { error } = fieldState;
  // What the server has said stands until the files are others.
  const refused = error?.type === 'validate' ? error.message : undefined;
  useEffect(() => {
    if (refused !== undefined && refused !== problem) void trigger(name);
  }, [refused, problem, trigger, name]);

  return (
    <UploadField
      {...group}
      kind={kind}
      asked={asked}
      items={items}
      uploads={uploads}
      required={required}
      error={filesMessage(error, i18n)}
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
