import { useLingui } from '@lingui/react/macro';
import { formatPeriod } from '../../model/format-period.ts';
import type { Fields } from '../../model/merge/conflict.ts';
import { sectionNames } from '../../model/section-names.ts';
import type { Field } from '../../model/sections/field.ts';
import { resumeRegistry } from '../../model/sections/registry.ts';
import type { Question } from '../review/plan.ts';
import type { ReadSection } from '../review/proposals.ts';

/** The fields of a section that a question is about; empty for a section that is one text. */
export function fieldsOf(section: ReadSection, { names }: Pick<Question, 'names'>): readonly Field[] {
  const row = resumeRegistry[section];
  const all: readonly Field[] = 'fields' in row ? row.fields : [];
  return names.flatMap((name) => all.find((field) => field.name === name) ?? []);
}

const isPeriod = ({ names }: Pick<Question, 'names'>) => names.includes('present');

/** The name of what a question is about. */
export function useNames(section: ReadSection, question: Question): { readonly name: string } {
  const { t, i18n } = useLingui();
  const fields = fieldsOf(section, question);
  if (isPeriod(question)) return { name: t`When` };
  const last = fields.at(-1);
  return { name: i18n._(last ? last.label : sectionNames[section]) };
}

/** An answer as people write it, on one or more lines; empty for an empty value. */
export function useShown(section: ReadSection, question: Question, value: Fields): string {
  const { i18n } = useLingui();
  if (isPeriod(question)) {
    const { start, end, present } = value;
    return formatPeriod({ start: String(start), end: String(end), present: present === true }, i18n);
  }
  if (question.names.includes('phone')) {
    // A no-break space keeps the code and the number on one line.
    return value.phone ? `${value.phoneNationCode}\u00A0${value.phone}` : '';
  }
  const [field] = fieldsOf(section, question);
  const held = String(Object.values(value)[0] ?? '');
  if (field?.kind !== 'choice') return held;
  const option = field.options.find((one) => one.value === held);
  return option ? i18n._(option.label) : '';
}
