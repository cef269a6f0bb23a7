import { type MedicalState, submitMedicalReport } from '@careers/gateway/contract';
import { Field, TextInput } from '@careers/ui';
import { dayProblem, readDay } from '@careers/ui/forms';
import { asValidate, PLACE_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DAY_MS } from '../../../core/day-ms.ts';
import { formatDay } from '../../../core/format/format-day.ts';
import { useAsOfNow } from '../../../core/portal/use-as-of-now.ts';
import { DayInput } from '../../../forms/day-input.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { Controlled, useConsentTo, useForm } from '../../../forms/form/index.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { refusalMessage } from '../../../forms/refusal-message.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { todayOf } from '../../../forms/today-of.ts';
import { useErrorSummary } from '../../../forms/use-error-summary.ts';
import { useFormFailure } from '../../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../../link-page/index.ts';
import { MedicalConsent } from './medical-consent.tsx';
import { keptMedical, type MedicalValues } from './medical-values.ts';
import { ReportAfterConsent } from './report-after-consent.tsx';

type OpenMedical = Extract<MedicalState, { state: 'open' }>;

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

/**
 * The form of a medical report: a consent of its own, which no other one replaces, day and place of the examination, and the
 * files. As files are uploaded when they are chosen, the consent comes first.
 */
export function MedicalForm({ asked }: { readonly asked: OpenMedical }) {
  const { t, i18n } = useLingui();
  const ids = { examinedOn: useId(), place: useId(), files: useId(), consent: useId() };
  const form = useForm<MedicalValues>({
    defaultValues: { examinedOn: '', place: '', files: [] },
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState } = form;
  useConsentTo(form, asked.consent.version, () => form.setValue('consent', false));
  const draft = useLinkDraft(form, {
    name: 'medicalReport',
    schema: keptMedical,
    say: (typed) => [formatDay(typed.examinedOn, i18n.locale), typed.place],
  });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const { state, submit } = useLinkSubmit(submitMedicalReport, {
    draft,
    onFailure: useFormFailure<MedicalValues>(form, fieldOfReason, { onRefused }),
  });
  const { examinedOn, place, consent } = formState.errors;
  const [filesProblem, setFilesProblem] = useState<string>();
  // A day later: the device's clock may be a day behind. The server knows the day.
  const latest = useAsOfNow((now) => todayOf(now + DAY_MS));
  const bounds = { min: asked.examinedFrom, max: latest };
  const from = formatDay(asked.examinedFrom, i18n.locale);
  const said = {
    examinedOn: refusalMessage(examinedOn, t`Please enter a date from ${from} to today`),
    place: refusalMessage(place, t`Please say where you were examined`),
    files: filesProblem,
    consent: refusalMessage(consent, t`Please read it and agree first`),
  };
  const send = ({ examinedOn: day, place: where, files: chosen, consent: agreed = false }: MedicalValues) =>
    submit({
      // It may not have been left since it was typed (decision 0043): a restored draft never is, and not every phone leaves it at a press.
      examinedOn: readDay(day) ?? day,
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
          fields={(['consent', 'examinedOn', 'place', 'files'] as const).map((name) => ({
            name,
            id: ids[name],
            message: said[name],
          }))}
        />
        <MedicalConsent
          form={form}
          id={ids.consent}
          sentences={asked.consent.sentences}
          error={said.consent}
        />
        <Controlled
          form={form}
          name="examinedOn"
          validate={(day) => day.trim() !== '' && !dayProblem(day, bounds)}
        >
          {(field) => (
            <Field id={ids.examinedOn} label={t`Day of the examination`} required error={said.examinedOn}>
              <DayInput {...bounds} value={field.value} onChange={field.onChange} />
            </Field>
          )}
        </Controlled>
        <Field id={ids.place} label={t`Hospital or practice`} required error={said.place}>
          <TextInput
            maxLength={PLACE_MAX}
            {...register('place', { validate: asValidate(required('placeRequired')) })}
          />
        </Field>
        <ReportAfterConsent id={ids.files} form={form} onProblem={setFilesProblem} />
        <FormFailure message={formState.failure} />
        <SubmitButton state={state} className="form-action">
          {t`Submit the report`}
        </SubmitButton>
      </form>
    </>
  );
}
