import { type CheckItem, checkFindings } from '@careers/gateway/contract';
import { Field, RadioGroup, TextInput } from '@careers/ui';
import { COMMENT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { Controlled, type Form, useDerived } from '../../forms/form/index.ts';
import { type FindingsValues, needsNote } from './findings-values.ts';
import { useFindingWords } from './use-finding-words.ts';

interface FindingFieldsProps {
  readonly form: Form<FindingsValues>;
  readonly item: CheckItem;
  /** The item's index in the form, from 0. */
  readonly at: number;
  readonly finding: FieldState;
  readonly note: FieldState;
}

/** The id of a field's control, and what is wrong with it. */
interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
}

/** The finding about one item, and a note on it. */
export function FindingFields({
  form,
  item: { name, description },
  at,
  finding: { id, error },
  note,
}: FindingFieldsProps) {
  const { t } = useLingui();
  const words = useFindingWords();
  const isNoteNeeded = ({ findings }: FindingsValues) => {
    const row = findings[at];
    return row !== undefined && needsNote(row);
  };
  return (
    <div className="flex flex-col gap-4">
      <Controlled form={form} name={`findings.${at}.finding`} validate={(chosen) => chosen !== undefined}>
        {(field) => (
          <RadioGroup
            id={id}
            label={name}
            hint={description}
            required
            orientation="horizontal"
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            options={checkFindings.map((value) => ({ value, label: words[value] }))}
            error={error}
          />
        )}
      </Controlled>
      <Field
        id={note.id}
        label={t`Note: ${name}`}
        required={useDerived(form, isNoteNeeded)}
        error={note.error}
      >
        {/* Otherwise the browser would suggest what was typed about other people. */}
        <TextInput
          autoComplete="off"
          maxLength={COMMENT_MAX}
          {...form.register(`findings.${at}.note`, {
            validate: (text, values) => !isNoteNeeded(values) || text.trim() !== '',
          })}
        />
      </Field>
    </div>
  );
}
