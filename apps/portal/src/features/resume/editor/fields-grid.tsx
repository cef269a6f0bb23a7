import type { ResumeSection } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { fieldPatch, isPhone } from '../model/field-patch.ts';
import { problemsIn } from '../model/field-problems.ts';
import type { Fields, FieldValue } from '../model/merge/conflict.ts';
import type { Field } from '../model/sections/field.ts';
import { controlId } from './control-id.ts';
import { FieldControl } from './field-control.tsx';
import type { FieldFacts } from './field-facts.ts';
import { PeriodControl } from './period-control.tsx';

interface FieldsGridProps {
  readonly section: ResumeSection;
  readonly entry?: string;
  readonly fields: readonly Field[];
  readonly value: Fields;
  readonly requiredFields: readonly string[];
  readonly facts: FieldFacts;
  /** Must be a stable function. */
  readonly onPatch: (patch: Fields) => void;
}

/** The fields of a section or of one entry, in two columns where there is room. */
export function FieldsGrid(props: FieldsGridProps) {
  const { section, entry, fields, value, requiredFields, facts, onPatch } = props;
  const { i18n } = useLingui();
  const set = useCallback(
    (name: string, held: FieldValue) => onPatch(fieldPatch(fields, name, held)),
    [fields, onPatch],
  );
  const problems = problemsIn(fields, value, facts.today);
  const isPeriod = fields.some(({ kind }) => kind === 'present');
  const idOf = (field: string) => controlId({ section, ...(entry === undefined ? {} : { entry }), field });
  const say = (name: string) => {
    const words = problems.get(name);
    return words && i18n._(words);
  };
  const textOf = (name: string) => String(value[name] ?? '');
  // A phone number is shown beside its country code.
  const phone = fields.find(isPhone);
  const hasCode = fields.some(({ kind }) => kind === 'nationCode');
  const control = (field: Field, className: string) => (
    <FieldControl
      key={field.name}
      id={idOf(field.name)}
      field={field}
      value={value[field.name]}
      isRequired={requiredFields.includes(field.name)}
      problem={say(field.name)}
      facts={facts}
      onChange={set}
      className={className}
    />
  );
  return (
    <div className="grid items-start gap-x-6 gap-y-5 @lg:grid-cols-2">
      {fields.map((field) => {
        const { name } = field;
        if (isPeriod && name === 'start')
          return (
            <PeriodControl
              key={name}
              id={idOf('start')}
              start={textOf('start')}
              end={textOf('end')}
              present={value.present === true}
              isRequired={requiredFields.includes('start') || requiredFields.includes('end')}
              mayBeFuture={field.kind === 'month' && field.mayBeFuture}
              problem={say('start') ?? say('end')}
              problemAt={problems.has('start') ? 'from' : 'to'}
              facts={facts}
              onChange={onPatch}
            />
          );
        if (isPeriod && (name === 'end' || field.kind === 'present')) return null;
        if (field.kind === 'nationCode' && phone)
          return (
            <div key={name} className="flex gap-3 @max-3xs:flex-col">
              {control(field, 'w-32 max-w-full shrink-0')}
              {control(phone, 'min-w-0 grow')}
            </div>
          );
        if (hasCode && field === phone) return null;
        return control(field, field.kind === 'text' ? '@lg:col-span-2' : '');
      })}
    </div>
  );
}
