import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { type DateProblem, dayProblem, monthProblem } from '@careers/ui/forms';
import { emailRule, isPhoneNationCode, phoneRule } from '@careers/validation';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResumePath } from './completeness.ts';
import type { Fields } from './merge/conflict.ts';
import { periodProblems } from './periods.ts';
import type { Field } from './sections/field.ts';
import { resumeRows } from './sections/registry.ts';

/** What is wrong with a field's value. The value is still saved as far as that is possible. */
export interface FieldProblem extends ResumePath {
  readonly field: string;
  readonly words: MessageDescriptor;
}

const monthWords: Readonly<Record<DateProblem, MessageDescriptor>> = {
  unreadable: msg`Please enter a month such as 2024-09`,
  tooEarly: msg`The end is before the start.`,
  tooLate: msg`This month is still to come.`,
};

const dayWords: Readonly<Record<DateProblem, MessageDescriptor>> = {
  unreadable: msg`Please enter a date such as 2000-04-12`,
  tooEarly: msg`Please enter a date such as 2000-04-12`,
  tooLate: msg`This date is still to come.`,
};

type Found = ReadonlyMap<string, MessageDescriptor>;

/** The last result for each entry: when one of fifty entries is edited, the others need no new check. */
const known = new WeakMap<Fields, { readonly today: string; readonly found: Found }>();

/** The problems of one entry, or of a section's fields, by field. `today` is `YYYY-MM-DD`. */
export function problemsIn(fields: readonly Field[], value: Fields, today: string): Found {
  const before = known.get(value);
  if (before?.today === today) return before.found;
  const found = findProblems(fields, value, today);
  known.set(value, { today, found });
  return found;
}

function findProblems(fields: readonly Field[], value: Fields, today: string): Found {
  const thisMonth = today.slice(0, 7);
  const found = new Map<string, MessageDescriptor>();
  const text = (name: string) => String(value[name] ?? '');
  const isPeriod = fields.some(({ kind }) => kind === 'present');
  for (const field of fields) {
    const { name } = field;
    if (field.kind === 'day') {
      const problem = dayProblem(text(name), { max: today });
      if (problem) found.set(name, dayWords[problem]);
    } else if (field.kind === 'month' && !isPeriod) {
      const problem = monthProblem(text(name), { max: field.mayBeFuture ? undefined : thisMonth });
      if (problem) found.set(name, monthWords[problem]);
    } else if (field.kind === 'line' && field.input && text(name).trim() !== '') {
      const words = contactProblem(field.input, text(name), value);
      if (words) found.set(name, words);
    }
  }
  if (isPeriod) {
    const period = { start: text('start'), end: text('end'), present: value.present === true };
    const mayBeFuture = fields.some((field) => field.kind === 'month' && field.mayBeFuture);
    for (const { field, problem } of periodProblems(period, { thisMonth, mayBeFuture }))
      found.set(field, monthWords[problem]);
  }
  return found;
}

function contactProblem(
  input: 'tel' | 'email',
  text: string,
  { phoneNationCode }: Fields,
): MessageDescriptor | undefined {
  if (input === 'email') return emailRule(text) ? msg`Please enter a valid email` : undefined;
  const code = String(phoneNationCode);
  if (!isPhoneNationCode(code)) return undefined;
  return phoneRule(code)(text) ? msg`Please enter the correct phone number!` : undefined;
}

/** The problems of a whole section, in its order. */
export function problemsOf<Section extends ResumeSection>(
  section: Section,
  value: ResumeContent[Section],
  today: string,
): FieldProblem[] {
  const row = resumeRows[section];
  return row.records(value).flatMap((record) =>
    [...problemsIn(row.fields, record, today)].map(([field, words]) => ({
      section,
      ...(typeof record.id === 'string' ? { entry: record.id } : {}),
      field,
      words,
    })),
  );
}
