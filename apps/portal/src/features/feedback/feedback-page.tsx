import { submitFeedback } from '@careers/gateway/contract';
import { Button, buttonClass, Field, TextInput, TitleText } from '@careers/ui';
import { asValidate, FEEDBACK_MAX, INPUT_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useHasPerson, usePortal } from '../../core/portal/portal.ts';
import { Receipt } from '../../core/receipt.tsx';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { fileRefs } from '../../forms/file-refs.ts';
import { filesMessage } from '../../forms/file-words.ts';
import { type Form, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useDraftGuard } from '../../forms/use-draft-guard.ts';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmitMethod } from '../../forms/use-submit-method.ts';
import { Page } from '../../site-config/page.tsx';

const feedbackValues = v.object({ content: v.string(), contact: v.string(), files: fileRefs });
type FeedbackValues = v.InferOutput<typeof feedbackValues>;

const fieldOfReason = {
  feedbackEmpty: 'content',
  feedbackTooLong: 'content',
  feedbackFilesTooMany: 'files',
  fileUnknown: 'files',
  fileTooLarge: 'files',
  fileWrongFormat: 'files',
} as const;

/** `/feedback`: feedback about the site, with a contact for an answer (decision 5.14). */
export function FeedbackPage() {
  const { t } = useLingui();
  const [isReceived, setReceived] = useState(false);
  return (
    <Page title={t`Feedback`} width="narrow">
      {isReceived ? <Received /> : <FeedbackForm onReceived={() => setReceived(true)} />}
    </Page>
  );
}

function FeedbackForm({ onReceived }: { readonly onReceived: () => void }) {
  const { t, i18n } = useLingui();
  const ids = { content: useId(), files: useId() };
  const form = useForm<FeedbackValues>({
    defaultValues: { content: '', contact: '', files: [] },
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'feedback', schema: feedbackValues });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const onFailure = useFormFailure<FeedbackValues>(form, fieldOfReason, { onRefused });
  const { state, submit } = useSubmitMethod(submitFeedback, {
    onFailure,
    onSuccess: () => {
      draft.forget();
      onReceived();
    },
  });
  const guard = useDraftGuard(draft, formState.isDirty && state !== 'done');

  function send({ content, contact, files }: FeedbackValues): Promise<void> {
    const where = contact.trim();
    return submit({
      content: content.trim(),
      ...(where ? { contact: where } : {}),
      ...(files.length > 0 ? { fileIds: files.map(({ fileId }) => fileId) } : {}),
    });
  }

  const { errors } = formState;
  const refused = countedMessage(
    errors.content,
    { max: FEEDBACK_MAX, broken: t`Please write what you would like to tell us` },
    i18n,
  );
  return (
    <>
      <p className="mb-8 text-balance text-muted">
        <TitleText>{t`Tell us what worked, what did not, or what you missed on this site.`}</TitleText>
      </p>
      <DraftNotice draft={draft} />
      <form noValidate onSubmit={handleSubmit(send, onInvalid)} className="flex flex-col gap-6">
        <ErrorSummary
          refusal={refusal}
          fields={[
            { name: 'content', id: ids.content, message: refused },
            { name: 'files', id: ids.files, message: filesMessage(errors.files, i18n) },
          ]}
        />
        <CountedText
          id={ids.content}
          label={t`Your feedback`}
          form={form}
          name="content"
          validate={asValidate(required('empty'))}
          max={FEEDBACK_MAX}
          rows={6}
          isRequired
          error={refused}
        />
        <FeedbackFiles id={ids.files} form={form} />
        <Field label={t`Phone number or email`} hint={t`Only if you would like a reply.`}>
          <TextInput autoComplete="email" maxLength={INPUT_MAX.email} {...register('contact')} />
        </Field>
        <FormFailure message={formState.failure} />
        <SubmitButton state={state} className="form-action">
          {t({ message: 'Submit', context: 'form' })}
        </SubmitButton>
      </form>
      {guard}
    </>
  );
}

interface FeedbackFilesProps {
  readonly id: string;
  readonly form: Form<FeedbackValues>;
}

/** Screenshots and other files. Uploads need a session, so a visitor is offered the login (decision 0051). */
function FeedbackFiles({ id, form }: FeedbackFilesProps) {
  const { t } = useLingui();
  const { loginPrompts } = usePortal();
  const hasPerson = useHasPerson();
  if (hasPerson)
    return (
      <FileField id={id} form={form} name="files" kind="feedbackAttachment" label={t`Pictures or files`} />
    );
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {t`Would you like to attach pictures or files?`}
      <Button variant="link" size="sm" onClick={() => void loginPrompts.ask({ userId: undefined })}>
        {t`Log in to attach files`}
      </Button>
    </p>
  );
}

function Received() {
  const { t } = useLingui();
  return (
    <Receipt title={t`Feedback has been received, thank you for your cooperation`}>
      <PortalLink to="/position" className={buttonClass('primary')}>
        {t`View all positions`}
      </PortalLink>
    </Receipt>
  );
}
