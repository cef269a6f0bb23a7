import { type BackgroundCheckState, submitBackgroundCheck } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { joinFacts } from '../../core/format/list-of.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useConsentTo, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { namedMessage } from '../../forms/named-message.ts';
import { refusalMessage } from '../../forms/refusal-message.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
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
import { useRefereeRows } from './use-referee-rows.ts';

interface AuthorisationFormProps {
  readonly background: Extract<BackgroundCheckState, { state: 'open' }>;
}

/** The form with the referees, the text to authorise, and the signature. */
export function AuthorisationForm({ background }: AuthorisationFormProps) {
  const { t, i18n } = useLingui();
  const bounds = refereeBounds(background);
  const form = useForm<AuthorisationValues>({
    defaultValues: {
      signature: '',
      referees: noReferees(bounds.refereesMin),
      consent: false,
    },
    shouldFocusError: false,
  });
  const { handleSubmit, formState } = form;
  useConsentTo(form, background.authorisation.version, () => form.setValue('consent', false));
  const draft = useLinkDraft(form, { name: 'backgroundCheck', schema: keptAuthorisation(bounds) });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const onFailure = useFormFailure<AuthorisationValues>(
    form,
    { authorisationRequired: 'consent', signatureWrong: 'signature' },
    { onRefused },
  );
  const { state, submit } = useLinkSubmit(submitBackgroundCheck, { draft, onFailure });
  const rows = useRefereeRows(form);
  const prefix = useId();
  const ids = { consent: `${prefix}-consent`, signature: `${prefix}-signature` };
  const errors = {
    consent: refusalMessage(formState.errors.consent, t`Please authorize the check first`),
    signature: refusalMessage(formState.errors.signature, t`Please sign with your name`),
  };
  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(submit, onInvalid)} className="flex flex-col gap-8">
        <ErrorSummary
          refusal={refusal}
          fields={[
            ...rows.flatMap((row, at) =>
              row.map(({ id, label, error }) => {
                const about = joinFacts([t`Referee ${{ number: at + 1 }}`, label], i18n.locale);
                return { name: 'referees', id, message: error && namedMessage(about, error, i18n) };
              }),
            ),
            { name: 'consent', id: ids.consent, message: errors.consent },
            { name: 'signature', id: ids.signature, message: errors.signature },
          ]}
        />
        <FormFailure message={formState.failure} />
        {bounds.refereesMax > 0 && <Referees form={form} bounds={bounds} rows={rows} />}
        <Signature form={form} background={background} ids={ids} errors={errors} />
        <SubmitButton state={state} className="form-action">
          {t`Authorize the check`}
        </SubmitButton>
      </form>
    </>
  );
}
