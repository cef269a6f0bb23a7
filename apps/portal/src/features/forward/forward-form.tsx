import { submitForward } from '@careers/gateway/contract';
import { Field, RadioGroup, TextInput } from '@careers/ui';
import { COMMENT_MAX, emailRule, INPUT_MAX, normalizeEmail } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { Controlled, useForm, useFormValue } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { refusalMessage } from '../../forms/refusal-message.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../link-page/index.ts';

const decisions = ['suitable', 'notSuitable', 'passOn'] as const;

const forwardValues = v.object({
  decision: v.optional(v.picklist(decisions)),
  comment: v.string(),
  colleague: v.string(),
});
type ForwardValues = v.InferOutput<typeof forwardValues>;

const fieldOfReason = {
  commentRequired: 'comment',
  commentTooLong: 'comment',
  colleagueUnknown: 'colleague',
} as const;

/** The form of a forwarded resume: whether it suits, with a comment, or to whom it is forwarded. */
export function ForwardForm() {
  const { t, i18n } = useLingui();
  const form = useForm<ForwardValues>({ defaultValues: { comment: '', colleague: '' } });
  const { register, handleSubmit, formState } = form;
  const decision = useFormValue(form, 'decision');
  const words = {
    suitable: { label: t`A good match`, hint: t`The recruiter invites the candidate.` },
    notSuitable: { label: t`Not a match`, hint: t`The recruiter reads your reason.` },
    passOn: { label: t`Pass it on to a colleague`, hint: t`They get a link of their own.` },
  };
  const draft = useLinkDraft(form, {
    name: 'forwardResume',
    schema: forwardValues,
    say: ({ decision: chosen, comment: said, colleague: to }) => [
      chosen ? words[chosen].label : '',
      to,
      said,
    ],
  });
  const { state, submit } = useLinkSubmit(submitForward, {
    draft,
    onFailure: useFormFailure<ForwardValues>(form, fieldOfReason),
  });
  const { decision: undecided, comment, colleague } = formState.errors;
  const send = ({ decision: chosen, comment: said, colleague: to }: ForwardValues) =>
    chosen &&
    submit({
      decision: chosen,
      ...(said.trim() ? { comment: said.trim() } : {}),
      ...(chosen === 'passOn' ? { colleague: normalizeEmail(to) } : {}),
    });

  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-6">
        <FormFailure message={formState.failure} />
        <Controlled form={form} name="decision" validate={(chosen) => chosen !== undefined}>
          {(field) => (
            <RadioGroup
              label={t`What do you think?`}
              required
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              options={decisions.map((value) => ({ value, ...words[value] }))}
              error={undecided && t`Please choose an answer`}
            />
          )}
        </Controlled>
        {decision === 'passOn' && (
          <Field
            label={t`Email of your colleague`}
            required
            error={refusalMessage(colleague, t`Please enter a valid email`)}
          >
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={INPUT_MAX.email}
              {...register('colleague', {
                validate: (to, { decision: chosen }) => chosen !== 'passOn' || !emailRule(to),
              })}
            />
          </Field>
        )}
        <CountedText
          label={t`Comment`}
          form={form}
          name="comment"
          validate={(said, { decision: chosen }) => chosen !== 'notSuitable' || said.trim() !== ''}
          max={COMMENT_MAX}
          rows={4}
          isRequired={decision === 'notSuitable'}
          error={countedMessage(comment, { max: COMMENT_MAX, broken: t`Please say why` }, i18n)}
        />
        <SubmitButton state={state} className="form-action">
          {decision === 'passOn' ? t`Pass it on` : t`Send the answer`}
        </SubmitButton>
      </form>
    </>
  );
}
