import type { BackgroundCheckState } from '@careers/gateway/contract';
import { Checkbox, Field, Heading, TextInput } from '@careers/ui';
import { asValidate, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { saidOnce } from '../../core/format/list-of.ts';
import type { Form } from '../../forms/form/index.ts';
import type { AuthorisationValues } from './authorisation-values.ts';

interface SignatureProps {
  readonly form: Form<AuthorisationValues>;
  readonly background: Extract<BackgroundCheckState, { state: 'open' }>;
  readonly ids: Readonly<Record<'consent' | 'signature', string>>;
  /** The messages of refused fields. */
  readonly errors: Readonly<Record<'consent' | 'signature', string | undefined>>;
}

/** The text to authorise, the consent to it, and the signature. */
export function Signature({ form: { register }, background, ids, errors }: SignatureProps) {
  const { t } = useLingui();
  const { authorisation, candidateName } = background;
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
        id={ids.consent}
        error={errors.consent}
        {...register('consent', { validate: (isTicked) => isTicked })}
      >
        {t`I have read this and authorize the check`}
      </Checkbox>
      <Field
        id={ids.signature}
        label={t`Signature`}
        hint={candidateName ? t`Type your full name: ${candidateName}` : t`Type your full name`}
        required
        error={errors.signature}
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
