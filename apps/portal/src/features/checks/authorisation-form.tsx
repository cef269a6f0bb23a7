import { type BackgroundCheckState, submitBackgroundCheck } from '@careers/gateway/contract';
import { Button, Checkbox, Field, Heading, TextInput } from '@careers/ui';
import { asValidate, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useConsentTo, useForm, useFormValue } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../link-page/index.ts';
import {
  type AuthorisationValues,
  keptAuthorisation,
  noReferee,
  noReferees,
  refereeBounds,
} from './authorisation-values.ts';
import { RefereeFields } from './referee-fields.tsx';

interface AuthorisationFormProps {
  readonly background: Extract<BackgroundCheckState, { state: 'open' }>;
}

/** The form with the referees, the text to authorise, and the signature. */
export function AuthorisationForm({ background }: AuthorisationFormProps) {
  const { t } = useLingui();
  const { authorisation, candidateName } = background;
  const bounds = refereeBounds(background);
  const { refereesMin, refereesMax } = bounds;
  const form = useForm<AuthorisationValues>({
    defaultValues: {
      signature: '',
      referees: noReferees(refereesMin),
      consent: false,
    },
  });
  const { register, handleSubmit, formState } = form;
  useConsentTo(form, authorisation.version, () => form.setValue('consent', false));
  const referees = useFormValue(form, 'referees');
  const draft = useLinkDraft(form, { name: 'backgroundCheck', schema: keptAuthorisation(bounds) });
  const onFailure = useFormFailure<AuthorisationValues>(form, {
    authorisationRequired: 'consent',
    signatureWrong: 'signature',
  });
  const { state, submit } = useLinkSubmit(submitBackgroundCheck, { draft, onFailure });
  const { errors } = formState;
  function change(next: AuthorisationValues['referees']): void {
    form.setValue('referees', next, { byPerson: true });
  }
  function take(at: number): void {
    // The referees after it move up, so that the errors would be shown beside the wrong ones.
    form.clearErrors('referees');
    change(referees.filter((_, index) => index !== at));
    // The button that had the focus disappears: the focus moves to the next referee, or to the one before.
    form.setFocus(`referees.${Math.min(at, referees.length - 2)}.name`);
  }

  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-8">
        <FormFailure message={formState.failure} />
        {refereesMax > 0 && (
          <div className="flex flex-col gap-6">
            <Heading level={2} size="md">
              {t`Referees`}
            </Heading>
            <p className="-mt-4 text-muted">{t`People who have worked with you and may be called. Ask them before you name them.`}</p>
            {referees.map((_, at) => (
              <RefereeFields
                // Referees have no id, only their position in the list.
                key={`referee-${at + 1}`}
                form={form}
                at={at}
                onRemove={referees.length > refereesMin ? () => take(at) : undefined}
              />
            ))}
            {referees.length < refereesMax && (
              <Button
                variant="secondary"
                className="self-start"
                onClick={() => change([...referees, noReferee])}
              >
                {t`Add a referee`}
              </Button>
            )}
          </div>
        )}
        <div className="flex flex-col gap-6">
          <Heading level={2} size="md">
            {t`Authorization`}
          </Heading>
          <div className="-mt-2 grid gap-3 rounded-md bg-surface-sunken p-4 text-sm">
            {authorisation.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
          </div>
          <Checkbox
            error={
              errors.consent &&
              (errors.consent.type === 'validate'
                ? t`Please authorize the check first`
                : errors.consent.message)
            }
            {...register('consent', { validate: (isTicked) => isTicked })}
          >
            {t`I have read this and authorize the check`}
          </Checkbox>
          <Field
            label={t`Signature`}
            hint={candidateName ? t`Type your full name: ${candidateName}` : t`Type your full name`}
            required
            requiredLabel={t`required`}
            error={
              errors.signature &&
              (errors.signature.type === 'validate'
                ? t`Please sign with your name`
                : errors.signature.message)
            }
          >
            <TextInput
              autoComplete="name"
              maxLength={200}
              {...register('signature', { validate: asValidate(required('signatureWrong')) })}
            />
          </Field>
        </div>
        <SubmitButton state={state} className="self-start">
          {t`Authorize the check`}
        </SubmitButton>
      </form>
    </>
  );
}
