import type { FileRef } from '@careers/gateway/contract';
import type { MessageDescriptor } from '@lingui/core';
import { joinFacts } from '../../../../core/format/list-of.ts';
import { newKey } from '../../../../core/new-key.ts';
import { asTyped } from '../as-typed.ts';
import type { Fields, Merge, Sides } from '../merge/conflict.ts';
import { mergeEntries, mergeFiles } from '../merge/merge-entries.ts';
import { mergeFields } from '../merge/merge-fields.ts';
import { mergeWhole } from '../merge/merge-whole.ts';
import { isSame } from '../merge/same.ts';
import { stored } from '../stored.ts';
import type { Entry, FieldsFacts, FileFacts, FilesFacts, ListFacts, TextFacts, Translate } from './facts.ts';
import type { Field, FieldOf } from './field.ts';

/** What the registry knows about a section of any kind. */
export interface AnyRow<Value> {
  readonly name: MessageDescriptor;
  /** The fields of the section or of each of its entries; empty for a section without fields. */
  readonly fields: readonly Field[];
  readonly merge: (sides: Sides<Value>) => Merge<Value>;
  /** A form's value as it is saved: a half-typed month is left out. With nothing to change, it is `value` itself. */
  readonly stored: (value: Value) => Value;
  /** The value with dates and contacts as they were typed, where the typed text means the same. */
  readonly keepTyped: (value: Value, typed: unknown) => Value;
  /** The objects that its fields are read from: its entries, or the section itself. */
  readonly records: (value: Value) => readonly Fields[];
  /** The name of an entry or a file, by its id. */
  readonly entryName: (value: Value, id: string, say: Translate, locale: string) => string;
  /** Calls the function in `parts` for this row's kind, with the row and a value of its type. */
  readonly open: <Result>(held: EditedValue<Value>, parts: SectionParts<Result>) => Result;
}

/** The value of a section, and the function that changes it. */
export interface EditedValue<Value> {
  readonly value: Value;
  readonly change: (make: (before: Value) => Value) => void;
}

/** One function for each kind of section; each gets the row together with a value of its type. */
export interface SectionParts<Result> {
  readonly list: <Value extends Entry>(row: ListRow<Value>, held: EditedValue<Value[]>) => Result;
  readonly fields: <Value extends Fields>(row: FieldsRow<Value>, held: EditedValue<Value>) => Result;
  readonly text: (row: TextRow, held: EditedValue<string>) => Result;
  readonly file: (row: FileRow, held: EditedValue<FileRef | null>) => Result;
  readonly files: (row: FilesRow, held: EditedValue<FileRef[]>) => Result;
}

export interface ListRow<Value extends Entry> extends Omit<ListFacts<Value>, 'blank'>, AnyRow<Value[]> {
  readonly fields: readonly FieldOf<Value>[];
  readonly name: MessageDescriptor;
  /** An empty entry with a new id. */
  readonly newEntry: () => Value;
}

export function listRow<Value extends Entry>({ blank, ...facts }: ListFacts<Value>): ListRow<Value> {
  const { fields, name, summary } = facts;
  const storedEntry = storing<Value>(fields);
  const row: ListRow<Value> = {
    ...facts,
    newEntry: () => ({ ...blank, id: newKey() }),
    merge: mergeEntries<Value>,
    stored(entries) {
      const kept = entries.map(storedEntry);
      return kept.every((entry, at) => entry === entries[at]) ? entries : kept;
    },
    keepTyped: (entries, typed) => {
      const before: readonly unknown[] = Array.isArray(typed) ? typed : [];
      return entries.map((entry) =>
        asTyped(
          fields,
          entry,
          before.find((one) => idOf(one) === entry.id),
        ),
      );
    },
    records: (entries) => entries,
    entryName(entries, id, say, locale) {
      const at = entries.findIndex((entry) => entry.id === id);
      const entry = entries[at];
      return entry ? joinFacts(summary(entry, say), locale) || `${say(name)} ${at + 1}` : say(name);
    },
    open: (held, parts) => parts.list(row, held),
  };
  return row;
}

/** `stored` with a memory: when one of fifty entries is edited, the others are not converted again. */
function storing<Value extends Fields>(fields: readonly Field[]): (value: Value) => Value {
  const known = new WeakMap<Value, Value>();
  return (value) => {
    const before = known.get(value);
    if (before) return before;
    const now = stored(fields, value);
    const kept = isSame(now, value) ? value : now;
    known.set(value, kept);
    return kept;
  };
}

function idOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, 'id') : undefined;
}

export interface FieldsRow<Value extends Fields> extends FieldsFacts<Value>, AnyRow<Value> {
  readonly fields: readonly FieldOf<Value>[];
}

export function fieldsRow<Value extends Fields>(facts: FieldsFacts<Value>): FieldsRow<Value> {
  const { fields } = facts;
  const row: FieldsRow<Value> = {
    ...facts,
    merge: mergeFields<Value>,
    stored: storing<Value>(fields),
    keepTyped: (value, typed) => asTyped(fields, value, typed),
    records: (value) => [value],
    entryName: (_value, _id, say) => say(facts.name),
    open: (held, parts) => parts.fields(row, held),
  };
  return row;
}

/** The common part of a row without fields: its value is stored unchanged. */
function plainRow<Value>(name: MessageDescriptor): Omit<AnyRow<Value>, 'merge' | 'open'> {
  return {
    name,
    fields: [],
    stored: (value) => value,
    keepTyped: (value) => value,
    records: () => [],
    entryName: (_value, _id, say) => say(name),
  };
}

export type TextRow = TextFacts & AnyRow<string>;

export function textRow(facts: TextFacts): TextRow {
  const row: TextRow = {
    ...facts,
    ...plainRow<string>(facts.name),
    merge: mergeWhole,
    open: (held, parts) => parts.text(row, held),
  };
  return row;
}

export type FileRow = FileFacts & AnyRow<FileRef | null>;

export function fileRow(facts: FileFacts): FileRow {
  const row: FileRow = {
    ...facts,
    ...plainRow<FileRef | null>(facts.name),
    merge: mergeWhole,
    open: (held, parts) => parts.file(row, held),
  };
  return row;
}

export type FilesRow = FilesFacts & AnyRow<FileRef[]>;

export function filesRow(facts: FilesFacts): FilesRow {
  const row: FilesRow = {
    ...facts,
    ...plainRow<FileRef[]>(facts.name),
    merge: mergeFiles,
    entryName: (files, id, say) => files.find(({ fileId }) => fileId === id)?.fileName || say(facts.name),
    open: (held, parts) => parts.files(row, held),
  };
  return row;
}
