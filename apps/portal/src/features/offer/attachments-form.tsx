import { type FileRef, submitOfferAttachments } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../core/portal.ts';
import { FileField } from '../../forms/file-field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.tsx';
import { useAnswer } from './use-answer.ts';

interface AttachmentsValues {
  readonly files: FileRef[];
}

const fieldOfReason = { tooMany: 'files', fileUnknown: 'files', fileTooLarge: 'files' } as const;

/** Up to five documents, each within 10 MB (section 5); uploaded under the link's token, then handed in together. */
export function AttachmentsForm({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const form = useForm<AttachmentsValues>({ defaultValues: { files: [] } });
  const { formState, handleSubmit } = form;
  const { state, submitAsync } = useAnswer(
    submitOfferAttachments,
    token,
    useFormFailure<AttachmentsValues>(form, fieldOfReason),
  );
  const send = ({ files }: AttachmentsValues) =>
    submitAsync({ token, fileIds: files.map(({ fileId }) => fileId) }).then(() =>
      toasts.show({ tone: 'success', message: t`Submit successful` }),
    );
  const guard = useUnsavedGuard({
    isUnsaved: formState.isDirty && state !== 'done',
    onSave: async () => {
      let sent = false;
      await handleSubmit(async (values) => {
        await send(values);
        sent = true;
      })();
      return sent;
    },
  });
  return (
    <>
      <form
        noValidate
        // The form says why it was refused.
        onSubmit={handleSubmit((values) => send(values).catch(() => undefined))}
        className="flex flex-col gap-6"
      >
        <FormFailure message={formState.errors.root?.server?.message} />
        <FileField
          form={form}
          name="files"
          kind="offerAttachment"
          linkToken={token}
          label={t`Documents`}
          required
          requiredLabel={t`required`}
        />
        <SubmitButton state={state} className="self-start">
          {t`Hand in`}
        </SubmitButton>
      </form>
      {guard}
    </>
  );
}
