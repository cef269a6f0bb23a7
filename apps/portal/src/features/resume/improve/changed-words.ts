import type { ImprovableSection, OpenResumeImprovement } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { namedMessage } from '../../../forms/named-message.ts';
import { readTyped } from '../editor/section-drafts.ts';
import { fieldsInWords } from '../model/field-words.ts';
import { isSame } from '../model/merge/same.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { currentValue, type ImproveValues, typedIn } from './improve-values.ts';

/** The changes in the requested sections, for people to read; what was there before is left out. */
export function changedWords(request: OpenResumeImprovement, values: ImproveValues, i18n: I18n): string[] {
  return request.asks.flatMap(({ section }) =>
    changedIn(section, request, values, i18n)
      .filter(Boolean)
      .map((said) => namedMessage(i18n._(resumeRows[section].name), said, i18n)),
  );
}

function changedIn<Section extends ImprovableSection>(
  section: Section,
  request: OpenResumeImprovement,
  { sections, seen }: ImproveValues,
  i18n: I18n,
): string[] {
  const before = readTyped(section, seen?.[section]?.value) ?? currentValue(section, request);
  const now = resumeRows[section].stored(typedIn(section, sections[section], request));
  return changes(section, before, now, i18n);
}

/** The changes of a section: the whole of a text, the new entries of a list, else the changed fields. */
function changes(section: ImprovableSection, before: unknown, now: unknown, i18n: I18n): string[] {
  if (isSame(before, now)) return [];
  if (typeof now === 'string') return [now];
  const { fields } = resumeRows[section];
  if (Array.isArray(now)) {
    const had: readonly unknown[] = Array.isArray(before) ? before : [];
    return now
      .filter((entry) => !had.some((one) => isSame(one, entry)))
      .map((entry) => fieldsInWords(fields, entry, i18n));
  }
  const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);
  const changed = fields.filter(({ name }) => !isSame(fieldOf(before, name), fieldOf(now, name)));
  return [fieldsInWords(changed, now, i18n)];
}
