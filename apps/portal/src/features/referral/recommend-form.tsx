import { type PositionDetail, type Recommendation, recommendCandidate } from '@careers/gateway/contract';
import { Card, Checkbox, Field, RadioGroup, TextInput } from '@careers/ui';
import { asValidate, OFFER_REASON_MAX, required, ticked } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { AwaitsConsent } from '../../forms/awaits-consent.tsx';
import { CountedText } from '../../forms/counted-text.tsx';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { useForm, useFormValue } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useDraftGuard } from '../../forms/use-draft-guard.ts';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmitMethod } from '../../forms/use-submit-method.ts';
import { ApplicantContacts } from './applicant-contacts.tsx';
import {
  type ApplicantValues,
  emptyApplicant,
  keptApplicant,
  recommendationParam,
} from './applicant-values.ts';
import { KnownCandidate } from './known-candidate.tsx';
import { useApplicantMessages } from './use-applicant-messages.ts';

const NAME_MAX = 100;

const fieldOfReason = {
  applicantNameRequired: 'applicantName',
  contactInvalid: 'phoneNumber',
  consentRequired: 'consent',
  reasonTooLong: 'recommendReason',
  fileUnknown: 'resume',
  fileTooLarge: 'resume',
  fileWrongFormat: 'resume',
} as const;

/** The fields that may be refused, in the order of the page. */
const inOrder = ['consent', 'applicantName', 'phoneNumber', 'email', 'resume', 'recommendReason'] as const;

interface RecommendFormProps {
  /** The position of the recommendation; without it the recommendation is a general one. */
  readonly position?: PositionDetail | undefined;
  readonly onReceived: (recommendation: Recommendation) => void;
}

/**
 * The form of a recommendation: consent, contacts, resume and reason (section 3, Forms, and section 5). Contacts and resume are sent
 * while the form is filled in, so the consent comes first (decision 0144).
 */
export function RecommendForm({ position, onReceived }: RecommendFormProps) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const prefix = useId();
  const idOf = (name: keyof ApplicantValues) => `${prefix}-${name}`;
  const form = useForm<ApplicantValues>({ defaultValues: emptyApplicant, shouldFocusError: false });
  const { register, handleSubmit, formState, setValue, trigger, getError } = form;
  const { errors } = formState;
  const gender = useFormValue(form, 'gender');
  const consent = useFormValue(form, 'consent');
  const draft = useDraft(form, { name: 'recommendation', schema: keptApplicant });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const { state, submit } = useSubmitMethod(recommendCandidate, {
    onFailure: useFormFailure<ApplicantValues>(form, fieldOfReason, { onRefused }),
    onSuccess: (recommendation) => {
      draft.forget();
      toasts.show({ tone: 'success', message: t`Submit successful` });
      onReceived(recommendation);
    },
  });
  const guard = useDraftGuard(draft, formState.isDirty && state !== 'done');
  const messages = useApplicantMessages(errors);
  const validateAgain = (name: keyof ApplicantValues) => {
    if (getError(name)) trigger(name);
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <form
        noValidate
        onSubmit={handleSubmit((values) => submit(recommendationParam(values, position?.id)), onInvalid)}
        className="flex flex-col gap-6"
      >
        <ErrorSummary
          refusal={refusal}
          fields={inOrder.map((name) => ({ name, id: idOf(name), message: messages[name] }))}
        />
        <Card padding="lg" flat className="py-4!">
          <Checkbox
            id={idOf('consent')}
            checked={consent}
            error={messages.consent}
            {...register('consent', {
              validate: asValidate(ticked('consentRequired')),
              onChange: () => validateAgain('consent'),
            })}
          >
            {t`The owner of this resume has authorized me to recommend them and to submit it.`}
          </Checkbox>
        </Card>
        <Field id={idOf('applicantName')} label={t`Candidate’s name`} required error={messages.applicantName}>
          <TextInput
            autoComplete="off"
            maxLength={NAME_MAX}
            {...register('applicantName', {
              validate: asValidate(required('nameRequired')),
              onChange: () => validateAgain('applicantName'),
            })}
          />
        </Field>
        <RadioGroup
          label={t`Gender`}
          orientation="horizontal"
          value={gender}
          onValueChange={(value) => setValue('gender', value, { byPerson: true })}
          options={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
            { value: 'other', label: t`Other` },
            { value: '', label: t`Prefer not to say` },
          ]}
        />
        <ApplicantContacts form={form} idOf={idOf} messages={messages} validateAgain={validateAgain} />
        <KnownCandidate form={form} positionId={position?.id} mayAsk={consent} />
        {consent ? (
          <FileField
            id={idOf('resume')}
            form={form}
            name="resume"
            kind="resumeFile"
            label={t`Candidate’s resume`}
            required
            requiredLabel={t`required`}
          />
        ) : (
          <AwaitsConsent label={t`Candidate’s resume`}>
            {t`You choose it once you have ticked the box above: until then nothing about them leaves your device.`}
          </AwaitsConsent>
        )}
        <CountedText
          id={idOf('recommendReason')}
          label={t`Why do you recommend them?`}
          form={form}
          name="recommendReason"
          max={OFFER_REASON_MAX}
          error={messages.recommendReason}
        />
        <FormFailure message={formState.failure} />
        <SubmitButton state={state} className="form-action">
          {t`Recommend`}
        </SubmitButton>
      </form>
      {guard}
    </>
  );
}
