import { submitFeedback } from '@careers/gateway/contract';
import { buttonClass, Card, Field, Heading, Textarea, TextInput } from '@careers/ui';
import { asValidate, FEEDBACK_MAX, INPUT_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PortalLink } from '../../core/link.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmitMethod } from '../../forms/use-submit-method.ts';
import { Page } from '../../site-config/page.tsx';

interface FeedbackValues {
  readonly content: string;
  readonly contact: string;
}

const fieldOfReason = { feedbackEmpty: 'content', feedbackTooLong: 'content' } as const;

/** `/feedback`: what a visitor has to say about the site, and where an answer may go (decision 5.14). */
export function FeedbackPage() {
  const { t } = useLingui();
  const form = useForm<FeedbackValues>({ defaultValues: { content: '', contact: '' } });
  const { register, handleSubmit, control, formState } = form;
  const refused = formState.errors.content;
  const written = [...useWatch({ control, name: 'content' })].length;
  const onFailure = useFormFailure<FeedbackValues>(form, fieldOfReason);
  const { state, submit } = useSubmitMethod(submitFeedback, { onFailure });

  function send({ content, contact }: FeedbackValues): Promise<void> {
    const where = contact.trim();
    return submit({ content: content.trim(), ...(where ? { contact: where } : {}) });
  }

  return (
    <Page title={t`Feedback`} width="narrow">
      {state === 'done' ? (
        <Received />
      ) : (
        <>
          <p className="mb-8 text-muted">{t`Tell us what worked, what did not, or what you missed on this site.`}</p>
          <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-6">
            <Field
              label={t`Your feedback`}
              required
              requiredLabel={t`required`}
              error={
                refused?.type === 'validate'
                  ? t`Please write what you would like to tell us`
                  : refused?.message
              }
              counter={{
                count: written,
                max: FEEDBACK_MAX,
                label: t`${written} of ${FEEDBACK_MAX} characters`,
              }}
            >
              <Textarea
                rows={6}
                maxLength={FEEDBACK_MAX}
                {...register('content', { validate: asValidate(required('empty')) })}
              />
            </Field>
            <Field label={t`Phone number or email`} hint={t`Only if you would like an answer.`}>
              <TextInput autoComplete="email" maxLength={INPUT_MAX.email} {...register('contact')} />
            </Field>
            <FormFailure message={formState.errors.root?.server?.message} />
            <SubmitButton state={state} className="self-start">
              {t({ message: 'Submit', context: 'form' })}
            </SubmitButton>
          </form>
        </>
      )}
    </Page>
  );
}

/** Takes the focus, since the form it replaces is gone. */
function Received() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className="text-center">
      <CircleCheck size={40} className="mx-auto text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="mt-4 outline-none">
        {t`Feedback has been received, thank you for your cooperation`}
      </Heading>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PortalLink to="/position" className={buttonClass('primary')}>
          {t`View all positions`}
        </PortalLink>
      </div>
    </Card>
  );
}
