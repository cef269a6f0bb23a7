import { submitTalentUpdate, type TalentState, talentMonths } from '@careers/gateway/contract';
import { Card, Checkbox, Heading, RadioGroup, TitleText } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import * as v from 'valibot';
import { saidOnce } from '../../core/format/list-of.ts';
import { Controlled, useConsentTo, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { refusalMessage } from '../../forms/refusal-message.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../link-page/index.ts';

/** Drafts do not keep the consent, which has to be given each time. */
const talentValues = v.pipe(
  v.object({ months: v.picklist(talentMonths), consent: v.optional(v.boolean(), false) }),
  v.transform((values) => ({ ...values, consent: false })),
);
type TalentValues = v.InferOutput<typeof talentValues>;

/** The form of an invitation to the talent pool: how long the resume may be kept, and the consent to that. */
export function TalentForm({
  invitation: { consent },
}: {
  readonly invitation: Extract<TalentState, { state: 'open' }>;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const form = useForm<TalentValues>({ defaultValues: { months: 12, consent: false } });
  const { register, handleSubmit, formState } = form;
  useConsentTo(form, consent.version, () => form.setValue('consent', false));
  const draft = useLinkDraft(form, { name: 'talentUpdate', schema: talentValues });
  const { state, submit } = useLinkSubmit(submitTalentUpdate, {
    draft,
    onFailure: useFormFailure<TalentValues>(form, { consentMissing: 'consent' }),
  });
  const { consent: refused } = formState.errors;
  const said = refusalMessage(refused, t`Please read it and agree first`);
  return (
    <>
      {draft.notice}
      <form
        noValidate
        onSubmit={handleSubmit(({ months, consent: agreed }) =>
          submit({ months, consent: agreed, consentVersion: consent.version }),
        )}
        className="flex flex-col gap-6"
      >
        <FormFailure message={formState.failure} />
        <Controlled form={form} name="months">
          {(field) => (
            <RadioGroup
              label={t`How long may we keep your resume?`}
              name={field.name}
              value={String(field.value)}
              onValueChange={(value) =>
                field.onChange(talentMonths.find((one) => String(one) === value) ?? field.value)
              }
              options={talentMonths.map((months) => ({
                value: String(months),
                label: t`${plural(months, { one: '# month', other: '# months' })}`,
              }))}
            />
          )}
        </Controlled>
        <Card as="section" padding="lg" flat aria-labelledby={titleId}>
          <Heading level={2} size="sm" id={titleId}>
            {t`What it means`}
          </Heading>
          <ul className="mt-2 mb-3 flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
            {saidOnce(consent.sentences).map((sentence) => (
              <li key={sentence}>
                <TitleText>{sentence}</TitleText>
              </li>
            ))}
          </ul>
          <Checkbox error={said} {...register('consent', { validate: (agreed) => agreed })}>
            {t`Keep me in the talent pool.`}
          </Checkbox>
        </Card>
        <SubmitButton state={state} className="form-action">
          {t`Join the talent pool`}
        </SubmitButton>
      </form>
    </>
  );
}
