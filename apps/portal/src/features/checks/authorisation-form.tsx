import { type BackgroundCheckState, submitBackgroundCheck } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useConsentTo, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../link-page/index.ts';
import {
  type AuthorisationValues,
  keptAuthorisation,
  noReferees,
  refereeBounds,
} from './authorisation-values.ts';
import { Referees } from './referees.tsx';
import { Signature } from './signature.tsx';

interface AuthorisationFormProps {
  readonly background: Extract<BackgroundCheckState, { state: 'open' }>;
}

/** The form with the referees, the text to authorise, and the signature. */
export function AuthorisationForm({ background }: AuthorisationFormProps) {
  const { t } = useLingui();
  const bounds = refereeBounds(background);
  const form = useForm<AuthorisationValues>({
    defaultValues: {
      signature: '',
      referees: noReferees(bounds.refereesMin),
      consent: false,
    },
  });
  const { handleSubmit, formState } = form;
  useConsentTo(form, background.authorisation.version, () => form.setValue('consent', false));
  const draft = useLinkDraft(form, { name: 'backgroundCheck', schema: keptAuthorisation(bounds) });
  const onFailure = useFormFailure<AuthorisationValues>(form, {
    authorisationRequired: 'consent',
    signatureWrong: 'signature',
  });
  const { state, submit } = useLinkSubmit(submitBackgroundCheck, { draft, onFailure });
  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-8">
        <FormFailure message={formState.failure} />
        {bounds.refereesMax > 0 && <Referees form={form} bounds={bounds} />}
        <Signature form={form} background={background} />
        <SubmitButton state={state} className="self-start">
          {t`Authorize the check`}
        </SubmitButton>
      </form>
    </>
  );
}
