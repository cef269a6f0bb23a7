import type { FileRef } from '@careers/gateway/contract';
import type { FileFieldProps } from '@careers/ui/forms';
import type { FileKind } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import * as v from 'valibot';
import { fileRefs } from './file-refs.ts';
import { filesMessage, problemOfFiles } from './file-words.ts';
import { type FieldPath, type FormStore, useControlledField } from './form/index.ts';
import { UploadField } from './upload-field.tsx';
import { type UploadLink, useUploads } from './use-uploads.ts';

interface FormFileFieldProps<Values extends object>
  extends Pick<FileFieldProps, 'label' | 'id' | 'hint' | 'requiredLabel' | 'className'> {
  readonly form: FormStore<Values>;
  /** The path of a value that is `FileRef[]`. */
  readonly name: FieldPath<NoInfer<Values>>;
  /** Which formats are accepted, how large, and how many (section 5). */
  readonly kind: FileKind;
  /** How many files are asked for, if fewer than the kind allows. */
  readonly asked?: number | undefined;
  /** The link of a page without login. */
  readonly link?: UploadLink;
  readonly required?: boolean;
}

const none: readonly FileRef[] = [];

/**
 * A form's field of files; its value are the references of the uploaded ones. Each file is checked by extension, size and first
 * bytes, then uploaded on its own. The form cannot be sent while one is uploading, or has failed and was not removed.
 */
export function FileField<Values extends object>({
  form,
  name,
  kind,
  asked,
  link,
  required = false,
  ...group
}: FormFileFieldProps<Values>) {
  const { i18n } = useLingui();
  const field = useControlledField<Values, FieldPath<Values>>(
    form,
    name,
    () => problemOfFiles(uploads.items(), required) ?? true,
  );
  const value = isRefs(field.value) ? field.value : none;
  const { items, uploads } = useUploads({
    kind,
    asked,
    value,
    // The types cannot express that the path leads to file references; callers name such a path.
    onChange: (refs) => field.onChange(refs as typeof field.value),
    link,
  });

  // After a refused submit the field is validated again as soon as its problem is another.
  const problem = problemOfFiles(items, required);
  const { error } = field;
  const { trigger } = form;
  // A message of the server's stays until the files change.
  const refused = error?.type === 'validate' ? error.message : undefined;
  useEffect(() => {
    if (refused !== undefined && refused !== problem) trigger(name);
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
