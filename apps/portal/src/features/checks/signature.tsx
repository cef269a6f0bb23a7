import type { BackgroundCheckState } from '@careers/gateway/contract';
import { Checkbox, Field, Heading, TextInput } from '@careers/ui';
import { asValidate, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { saidOnce } from '../../core/format/list-of.ts';
import type { Form } from '../../forms/form/index.ts';
import { refusalMessage } from '../../forms/refusal-message.ts';
import type { AuthorisationValues } from './authorisation-values.ts';

interface SignatureProps {
  readonly form: Form<AuthorisationValues>;
  readonly background: Extract<BackgroundCheckState, { state: 'open' }>;
}

/** The text to authorise, the consent to it, and the signature. */
export function Signature({ form: { register, formState }, background }: SignatureProps) {
  const { t } = useLingui();
  const { authorisation, candidateName } = background;
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} size="md">
        {t`Authorization`}
      </Heading>
      <div className="-mt-2 grid gap-3 rounded-md bg-surface-sunken p-4 text-sm">
        {saidOnce(authorisation.paragraphs).map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
      <Checkbox
        error={refusalMessage(errors.consent, t`Please authorize the check first`)}
        {...register('consent', { validate: (isTicked) => isTicked })}
      >
        {t`I have read this and authorize the check`}
      </Checkbox>
      <Field
        label={t`Signature`}
        hint={candidateName ? t`Type your full name: ${candidateName}` : t`Type your full name`}
        required
        error={refusalMessage(errors.signature, t`Please sign with your name`)}
      >
        <TextInput
          autoComplete="name"
          maxLength={200}
          {...register('signature', { validate: asValidate(required('signatureWrong')) })}
        />
      </Field>
    </div>
  );
}
