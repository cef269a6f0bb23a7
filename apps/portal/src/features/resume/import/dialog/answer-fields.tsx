import { Checkbox, cn, Field, NativeSelect, Textarea, TextInput } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { About } from '../../../../core/about.tsx';
import { fieldPatch } from '../../model/field-patch.ts';
import { TEXT_MAX } from '../../model/limits.ts';
import type { Fields } from '../../model/merge/conflict.ts';
import { nationCodesBeside } from '../../model/nation-codes.ts';
import { sectionNames } from '../../model/section-names.ts';
import type { Field as ResumeField } from '../../model/sections/field.ts';
import type { Question } from '../review/plan.ts';
import { type ReadSection, TEXT } from '../review/proposals.ts';
import { fieldsOf } from './shown.ts';

interface AnswerFieldsProps {
  readonly section: ReadSection;
  readonly question: Question;
  readonly value: Fields;
  readonly about: string | undefined;
  /** For a single field, the choice above already shows its name. */
  readonly labelHidden: boolean;
  /** The field that has to be corrected. */
  readonly problem: string | undefined;
  readonly onEdit: (edited: Fields) => void;
}

/** The file's answer in fields, to be corrected. Dates are kept as typed (decision 0043). */
export function AnswerFields({
  section,
  question,
  value,
  about,
  labelHidden,
  problem,
  onEdit,
}: AnswerFieldsProps) {
  const { t, i18n } = useLingui();
  const fields = fieldsOf(section, question);
  const isOne = question.names.length === 1;
  const labelled = (label: string) => (
    <>
      {label}
      {about && <About>{about}</About>}
    </>
  );
  if (fields.length === 0) {
    return (
      <Field label={labelled(i18n._(sectionNames[section]))} labelHidden={labelHidden}>
        <Textarea
          value={String(value[TEXT] ?? '')}
          maxLength={TEXT_MAX}
          onChange={({ target }) => onEdit({ [TEXT]: target.value })}
        />
      </Field>
    );
  }
  return (
    <div className={cn('grid gap-4', !isOne && '@md:grid-cols-2', labelHidden && 'mt-2')}>
      {fields.map((field) =>
        field.kind === 'present' ? (
          <Checkbox
            key={field.name}
            className="@md:col-span-2"
            checked={value[field.name] === true}
            onChange={({ target }) => onEdit({ [field.name]: target.checked })}
          >
            {labelled(i18n._(field.label))}
          </Checkbox>
        ) : (
          <Field
            key={field.name}
            label={labelled(i18n._(field.label))}
            labelHidden={labelHidden && isOne}
            error={
              problem === field.name &&
              (field.kind === 'day'
                ? t`Please enter a date such as 2000-04-12`
                : t`Please enter a month such as 2024-09`)
            }
          >
            <Control
              field={field}
              value={value}
              onEdit={(next) => onEdit(fieldPatch(fields, field.name, next))}
            />
          </Field>
        ),
      )}
    </div>
  );
}

interface ControlProps {
  readonly field: ResumeField;
  readonly value: Fields;
  readonly onEdit: (value: string) => void;
}

function Control({ field, value, onEdit }: ControlProps): ReactNode {
  const { i18n } = useLingui();
  const held = String(value[field.name] ?? '');
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => onEdit(target.value);
  switch (field.kind) {
    case 'text':
      return <Textarea value={held} maxLength={field.max} onChange={onChange} />;
    case 'choice':
      return (
        <NativeSelect value={held} onChange={onChange}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {i18n._(option.label)}
            </option>
          ))}
        </NativeSelect>
      );
    case 'nationCode':
      return (
        <NativeSelect value={held} onChange={onChange}>
          {nationCodesBeside(held).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </NativeSelect>
      );
    case 'month':
      return (
        <TextInput
          value={field.name === 'end' && value.present === true ? '' : held}
          disabled={field.name === 'end' && value.present === true}
          placeholder="YYYY-MM"
          onChange={onChange}
        />
      );
    case 'day':
      return <TextInput value={held} placeholder="YYYY-MM-DD" onChange={onChange} />;
    case 'line':
      return (
        <TextInput value={held} maxLength={field.max} type={field.input ?? 'text'} onChange={onChange} />
      );
    default:
      return null;
  }
}
