import { type FileRef, submitOfferAttachments } from '@careers/gateway/contract';
import { useFocusNear } from '@careers/ui';
import { fileKinds } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { usePortal } from '../../core/portal/portal.ts';
import { FileField } from '../../forms/file-field.tsx';
import { fileRefs } from '../../forms/file-refs.ts';
import { filesHint } from '../../forms/file-words.ts';
import { useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit, usePageLink } from '../link-page/index.ts';

const attachmentsValues = v.object({ files: fileRefs });
type AttachmentsValues = v.InferOutput<typeof attachmentsValues>;

/** A draft without what was submitted meanwhile: by a submit whose reply was lost, or in another tab. */
const draftBeside = (submitted: readonly FileRef[]) =>
  v.pipe(
    attachmentsValues,
    v.transform(({ files }) => ({
      files: files.filter(({ fileId }) => !submitted.some((one) => one.fileId === fileId)),
    })),
    v.check(({ files }) => files.length > 0),
  );

const fieldOfReason = {
  tooMany: 'files',
  fileUnknown: 'files',
  fileTooLarge: 'files',
  fileWrongFormat: 'files',
} as const;

interface AttachmentsFormProps {
  /** The documents that have been handed in. */
  readonly submitted: readonly FileRef[];
}

/** Up to five documents of up to 10 MB each (section 5); they are uploaded with the link's token, and submitted together. */
export function AttachmentsForm({ submitted }: AttachmentsFormProps) {
  const { t, i18n } = useLingui();
  const { toasts } = usePortal();
  const link = usePageLink();
  const form = useForm<AttachmentsValues>({ defaultValues: { files: [] } });
  const { formState, handleSubmit } = form;
  const draft = useLinkDraft(form, { name: 'offerAttachments', schema: draftBeside(submitted) });
  const { state, submit } = useLinkSubmit(submitOfferAttachments, {
    draft,
    onFailure: useFormFailure<AttachmentsValues>(form, fieldOfReason),
    onSuccess: () => toasts.show({ tone: 'success', message: t`Submit successful` }),
  });
  // After each submit an empty form stands in place of this one.
  const own = useFocusNear<HTMLFormElement>();
  return (
    <>
      {draft.notice}
      <form
        ref={own}
        noValidate
        onSubmit={handleSubmit(({ files }) => submit({ fileIds: files.map(({ fileId }) => fileId) }))}
        className="flex flex-col gap-6"
      >
        <FormFailure message={formState.failure} />
        <FileField
          form={form}
          name="files"
          kind="offerAttachment"
          link={link}
          label={t`Documents`}
          hint={filesHint('offerAttachment', i18n, fileKinds.offerAttachment.maxCount - submitted.length)}
          required
          requiredLabel={t`required`}
        />
        <SubmitButton state={state} className="form-action">
          {t`Submit`}
        </SubmitButton>
      </form>
    </>
  );
}
