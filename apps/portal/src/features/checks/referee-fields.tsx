import type { CheckReferee } from '@careers/gateway/contract';
import { Button, Field, TextInput } from '@careers/ui';
import { asValidate, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../forms/form/index.ts';
import type { AuthorisationValues } from './authorisation-values.ts';

interface RefereeFieldsProps {
  readonly form: Form<AuthorisationValues>;
  readonly at: number;
  /** Undefined if no referee may be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** In the order in which they are asked for. */
const refereeFields = ['name', 'relation', 'company', 'phone'] as const;

/** The fields of one referee. */
export function RefereeFields({ form: { register, formState }, at, onRemove }: RefereeFieldsProps) {
  const { t } = useLingui();
  const number = at + 1;
  const labels: Readonly<Record<keyof CheckReferee, string>> = {
    name: t`Name`,
    relation: t`How you know each other`,
    company: t`Company`,
    phone: t`Phone`,
  };
  return (
    <fieldset className="grid gap-4 @lg:grid-cols-2">
      <legend className="mb-3 font-semibold">{t`Referee ${number}`}</legend>
      {refereeFields.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          required
          error={formState.errors.referees?.[at]?.[name] && t`Please fill this in`}
        >
          <TextInput
            maxLength={200}
            autoComplete="off"
            {...(name === 'phone' ? { type: 'tel', inputMode: 'tel' as const } : {})}
            {...register(`referees.${at}.${name}`, { validate: asValidate(required('refereeIncomplete')) })}
          />
        </Field>
      ))}
      {onRemove && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={onRemove}>
          {t`Remove referee ${number}`}
        </Button>
      )}
    </fieldset>
  );
}
