import { type MedicalState, submitMedicalReport } from '@careers/gateway/contract';
import { Checkbox, Field, Heading, TextInput } from '@careers/ui';
import { dayProblem } from '@careers/ui/forms';
import { asValidate, PLACE_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import * as v from 'valibot';
import { useAsOfNow } from '../../core/use-as-of-now.ts';
import { DayInput } from '../../forms/day-input.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { fileRefs } from '../../forms/file-refs.ts';
import { filesMessage } from '../../forms/file-words.ts';
import { Controlled, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { todayOf } from '../../forms/today-of.ts';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit, usePageLink } from '../link-page/index.ts';

export type OpenMedical = Extract<MedicalState, { state: 'open' }>;

/** The consent is no part of a draft: it is given each time anew, or not. */
const kept = v.object({ examinedOn: v.string(), place: v.string(), files: fileRefs });
type Values = v.InferOutput<typeof kept> & { readonly consent?: boolean };

const fieldOfReason = {
  placeRequired: 'place',
  placeTooLong: 'place',
  dayOutOfRange: 'examinedOn',
  consentMissing: 'consent',
  tooManyFiles: 'files',
  fileUnknown: 'files',
  fileTooLarge: 'files',
  fileWrongFormat: 'files',
} as const;

/** A medical report: when and where, the files, and a consent of its own, which nothing else stands in for. */
export function MedicalForm({ asked }: { readonly asked: OpenMedical }) {
  const { t, i18n } = useLingui();
  const { token } = usePageLink();
  const ids = { examinedOn: useId(), place: useId(), files: useId(), consent: useId() };
  const form = useForm<Values>({
    defaultValues: { examinedOn: '', place: '', files: [] },
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState } = form;
  const draft = useLinkDraft(form, { name: 'medicalReport', schema: kept });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const { state, submit } = useLinkSubmit(submitMedicalReport, {
    draft,
    onFailure: useFormFailure<Values>(form, fieldOfReason, undefined, onRefused),
  });
  const { examinedOn, place, files, consent } = formState.errors;
  const today = useAsOfNow(todayOf);
  const bounds = { min: asked.examinedFrom, max: today };
  const own = {
    examinedOn: t`Please enter a date from ${asked.examinedFrom} to today`,
    place: t`Please say where you were examined`,
    consent: t`Please read it and agree first`,
  };
  const said = {
    examinedOn: examinedOn && (examinedOn.type === 'validate' ? own.examinedOn : examinedOn.message),
    place: place && (place.type === 'validate' ? own.place : place.message),
    files: filesMessage(files, i18n),
    consent: consent && (consent.type === 'validate' ? own.consent : consent.message),
  };
  const send = ({ examinedOn: day, place: where, files: chosen, consent: agreed = false }: Values) =>
    submit({
      examinedOn: day,
      place: where.trim(),
      fileIds: chosen.map(({ fileId }) => fileId),
      consent: agreed,
      consentVersion: asked.consent.version,
    });

  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(send, onInvalid)} className="flex flex-col gap-6">
        <ErrorSummary
          refusal={refusal}
          fields={(['examinedOn', 'place', 'files', 'consent'] as const).map((name) => ({
            name,
            id: ids[name],
            message: said[name],
          }))}
        />
        <Controlled
          form={form}
          name="examinedOn"
          validate={(day) => day.trim() !== '' && !dayProblem(day, bounds)}
        >
          {(field) => (
            <Field
              id={ids.examinedOn}
              label={t`Day of the examination`}
              required
              requiredLabel={t`required`}
              error={said.examinedOn}
            >
              <DayInput {...bounds} value={field.value} onChange={field.onChange} />
            </Field>
          )}
        </Controlled>
        <Field
          id={ids.place}
          label={t`Hospital or practice`}
          required
          requiredLabel={t`required`}
          error={said.place}
        >
          <TextInput
            maxLength={PLACE_MAX}
            {...register('place', { validate: asValidate(required('placeRequired')) })}
          />
        </Field>
        <FileField
          id={ids.files}
          form={form}
          name="files"
          kind="medicalReport"
          linkToken={token}
          label={t`Report`}
          required
          requiredLabel={t`required`}
        />
        <section className="rounded-lg border border-border p-4" aria-labelledby={`${ids.consent}-title`}>
          <Heading level={2} size="sm" id={`${ids.consent}-title`}>
            {t`What happens to your report`}
          </Heading>
          <ul className="mt-2 mb-3 flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
            {asked.consent.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Checkbox
            id={ids.consent}
            error={said.consent}
            {...register('consent', { validate: (agreed) => agreed === true })}
          >
            {t`I agree that my medical report is used in this way.`}
          </Checkbox>
        </section>
        <FormFailure message={formState.failure} />
        <SubmitButton state={state} className="self-start">
          {t`Submit the report`}
        </SubmitButton>
      </form>
    </>
  );
}
