import type { ResumeSection } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { joinFacts, listOf } from '../../../core/format/list-of.ts';
import { fieldsInWords } from '../model/field-words.ts';
import type { Conflict } from '../model/merge.ts';
import type { Field } from '../model/sections/field.ts';
import { resumeRows } from '../model/sections/registry.ts';

/** A conflict without the function that decides it: all that is needed to show it. */
export type ShownConflict = Omit<Conflict<unknown>, 'choose'>;

/** What a conflict is about and what each side has, in words. */
interface ConflictWords {
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Describes a conflict in words; `nameOf` returns the name of an entry of the merged list. */
export function wordsOf(
  section: ResumeSection,
  conflict: ShownConflict,
  nameOf: (id: string) => string,
  i18n: I18n,
): ConflictWords {
  const { kind, path, mine, theirs } = conflict;
  const row = resumeRows[section];
  const named = path.entry === undefined ? '' : nameOf(path.entry);
  if (kind === 'order') {
    const say = (order: unknown) => (order as readonly string[]).map(nameOf).join(' → ');
    return { title: i18n._(msg`Order`), mine: say(mine), theirs: say(theirs) };
  }
  if (kind === 'removed') {
    const say = (entry: unknown) => i18n._(entry === null ? msg`Remove it` : msg`Keep it`);
    return { title: named, mine: say(mine), theirs: say(theirs) };
  }
  const fields = (path.fields ?? []).flatMap((name) => row.fields.find((one) => one.name === name) ?? []);
  const title = listOf(
    fields.map(({ label }) => i18n._(label)),
    i18n.locale,
  );
  const say = (value: unknown) =>
    fields.length > 0 ? sayFields(fields, value, i18n) : sayWhole(value, i18n);
  return {
    title: joinFacts([named, title || (named === '' ? i18n._(row.name) : '')], i18n.locale),
    mine: say(mine),
    theirs: say(theirs),
  };
}

function sayFields(fields: readonly Field[], value: unknown, i18n: I18n): string {
  return fieldsInWords(fields, value, i18n) || i18n._(msg`empty`);
}

/** A text or a file. */
function sayWhole(value: unknown, i18n: I18n): string {
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, 'fileName') : value;
  return typeof text === 'string' && text.trim() !== '' ? text : i18n._(msg`empty`);
}
