import { Button, Field, TextInput } from '@careers/ui';
import { asValidate, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../forms/form/index.ts';
import type { AuthorisationValues } from './authorisation-values.ts';
import type { RefereeField } from './use-referee-rows.ts';

interface RefereeFieldsProps {
  readonly form: Form<AuthorisationValues>;
  readonly at: number;
  readonly fields: readonly RefereeField[];
  /** Undefined if no referee may be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** The fields of one referee. */
export function RefereeFields({ form: { register }, at, fields, onRemove }: RefereeFieldsProps) {
  const { t } = useLingui();
  const number = at + 1;
  return (
    <fieldset className="grid gap-4 @lg:grid-cols-2">
      <legend className="mb-3 font-semibold">{t`Referee ${number}`}</legend>
      {fields.map(({ name, label, id, error }) => (
        <Field key={name} id={id} label={label} required error={error}>
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
