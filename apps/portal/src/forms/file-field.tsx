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
import { useUploads } from './use-uploads.ts';

interface FormFileFieldProps<Values extends object>
  extends Pick<FileFieldProps, 'label' | 'id' | 'hint' | 'requiredLabel' | 'className'> {
  readonly form: FormStore<Values>;
  /** Of a value that is `FileRef[]`. */
  readonly name: FieldPath<NoInfer<Values>>;
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
 * Files of a form, whose value is what the file gateway has of them. Each is checked by extension,
 * size and first bytes, then uploaded; one that fails leaves the others alone. A form does not go out while one is on
 * its way, or was not uploaded and is still there.
 */
export function FileField<Values extends object>({
  form,
  name,
  kind,
  asked,
  linkToken,
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
    // The types cannot say that the name is of files; a caller does.
    onChange: (refs) => field.onChange(refs as typeof field.value),
    linkToken,
  });

  // What held the form up may be over: it is judged anew, once it was refused for that.
  const problem = problemOfFiles(items, required);
  const { error } = field;
  const { trigger } = form;
  // What the server has said stands until the files are others.
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
