import type { ResumeContent } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { joinFacts } from '../../../core/format/list-of.ts';
import { namedMessage } from '../../../forms/named-message.ts';
import type { ResumePath } from './completeness.ts';
import type { FieldProblem } from './field-problems.ts';
import { resumeRows } from './sections/registry.ts';

/** Where something is missing or wrong, in words: the section, the entry and the field. */
export function pathWords(
  { section, entry, field }: ResumePath,
  value: ResumeContent[keyof ResumeContent],
  i18n: I18n,
): string {
  const { name, fields } = resumeRows[section];
  const parts = [i18n._(name)];
  if (entry !== undefined && Array.isArray(value) && value.length > 1)
    parts.push(String(value.findIndex((one) => 'id' in one && one.id === entry) + 1));
  const label = fields.find((one) => one.name === field)?.label;
  if (label) parts.push(i18n._(label));
  return joinFacts(parts, i18n.locale);
}

/** Where a problem is, and what it is, in words. */
export function problemWords(
  problem: FieldProblem,
  value: ResumeContent[keyof ResumeContent],
  i18n: I18n,
): string {
  const name = pathWords(problem, value, i18n);
  return namedMessage(name, i18n._(problem.words), i18n);
}
