import { Button, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { Form } from '../../forms/form/index.ts';
import { type AuthorisationValues, noReferee, type RefereeBounds } from './authorisation-values.ts';
import { RefereeFields } from './referee-fields.tsx';
import type { RefereeField } from './use-referee-rows.ts';

interface RefereesProps {
  readonly form: Form<AuthorisationValues>;
  readonly bounds: RefereeBounds;
  /** The fields of each. */
  readonly rows: readonly (readonly RefereeField[])[];
}

/** The referees, with buttons to add and to remove some. */
export function Referees({ form, bounds: { refereesMin, refereesMax }, rows }: RefereesProps) {
  const { t } = useLingui();
  const count = rows.length;
  function change(next: AuthorisationValues['referees']): void {
    form.setValue('referees', next, { byPerson: true });
  }
  function take(at: number): void {
    // The referees after it move up, so that the errors would be shown beside the wrong ones.
    form.clearErrors('referees');
    change(form.getValues('referees').filter((_, index) => index !== at));
    // The button that had the focus disappears: the focus moves to the next referee, or to the one before.
    form.setFocus(`referees.${Math.min(at, count - 2)}.name`);
  }
  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} size="md">
        {t`Referees`}
      </Heading>
      <p className="-mt-4 text-muted">{t`People who have worked with you and may be called. Ask them before you name them.`}</p>
      {rows.map((fields, at) => (
        <RefereeFields
          // Referees have no id, only their position in the list.
          key={`referee-${at + 1}`}
          form={form}
          at={at}
          fields={fields}
          onRemove={count > refereesMin ? () => take(at) : undefined}
        />
      ))}
      {count < refereesMax && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => change([...form.getValues('referees'), noReferee])}
        >
          {t`Add a referee`}
        </Button>
      )}
    </div>
  );
}
