import type { CheckReferee } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Form, useDerived } from '../../forms/form/index.ts';
import type { AuthorisationValues } from './authorisation-values.ts';

/** In the order in which they are asked for. */
const refereeFields = ['name', 'relation', 'company', 'phone'] as const;

/** A field about a referee, and what is wrong with it. */
export interface RefereeField {
  readonly name: keyof CheckReferee;
  readonly label: string;
  readonly id: string;
  readonly error: string | undefined;
}

/** The fields of each referee. */
export function useRefereeRows(form: Form<AuthorisationValues>): readonly (readonly RefereeField[])[] {
  const { t } = useLingui();
  const prefix = useId();
  const count = useDerived(form, ({ referees }) => referees.length);
  const labels: Readonly<Record<keyof CheckReferee, string>> = {
    name: t`Name`,
    relation: t`How you know each other`,
    company: t`Company`,
    phone: t`Phone`,
  };
  return Array.from({ length: count }, (_, at) =>
    refereeFields.map((name) => ({
      name,
      label: labels[name],
      id: `${prefix}-${at}-${name}`,
      error: form.formState.errors.referees?.[at]?.[name] && t`Please fill this in`,
    })),
  );
}
