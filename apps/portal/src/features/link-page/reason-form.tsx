import type { abandonInterview, declineOffer } from '@careers/gateway/contract';
import { Button, buttonClass } from '@careers/ui';
import { asValidate, OFFER_REASON_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import type { ConfirmationTexts } from './confirmation-dialog.tsx';
import { SiblingLink } from './sibling-link.tsx';
import { useConfirmation } from './use-confirmation.tsx';
import { useLinkDraft } from './use-link-draft.tsx';
import { useLinkSubmit } from './use-link-submit.ts';

interface ReasonFormProps {
  readonly method: typeof abandonInterview | typeof declineOffer;
  readonly submitLabel: string;
  readonly question: ConfirmationTexts;
  /** A link back to what is refused here. */
  readonly back: { readonly to: string; readonly label: string };
}

const reasonValues = v.object({ reason: v.string() });
type ReasonValues = v.InferOutput<typeof reasonValues>;

/** The form of a refusal with a reason. It asks for confirmation, since a refusal is final. */
export function ReasonForm({ method, submitLabel, question: words, back }: ReasonFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { handleSubmit, formState, getValues } = form;
  const draft = useLinkDraft(form, { name: method.name, schema: reasonValues });
  const onFailure = useFormFailure<ReasonValues>(form, {
    reasonRequired: 'reason',
    reasonTooLong: 'reason',
  });
  const { submitAsync } = useLinkSubmit(method, { draft, onFailure });
  const { ask, question } = useConfirmation({
    ...words,
    tone: 'danger',
    onConfirm: () => submitAsync({ reason: getValues('reason').trim() }),
  });
  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(ask)} className="flex flex-col gap-6">
        <FormFailure message={formState.failure} />
        <CountedText
          label={t`Your reason`}
          form={form}
          name="reason"
          validate={asValidate(required('reasonRequired'))}
          max={OFFER_REASON_MAX}
          isRequired
          error={countedMessage(
            formState.errors.reason,
            { max: OFFER_REASON_MAX, broken: t`Please enter your reason` },
            i18n,
          )}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" size="lg" lines="many" className="form-action">
            {submitLabel}
          </Button>
          <SiblingLink to={back.to} className={`${buttonClass('secondary', 'lg')} grow @2xl:grow-0`}>
            {back.label}
          </SiblingLink>
        </div>
      </form>
      {question}
    </>
  );
}
