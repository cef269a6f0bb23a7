import type { FileRef } from '@careers/gateway/contract';
import type { MessageDescriptor } from '@lingui/core';
import { joinFacts } from '../../../../core/list-of.ts';
import { newKey } from '../../../../core/new-key.ts';
import { asTyped } from '../as-typed.ts';
import type { Fields, Merge, Sides } from '../merge/conflict.ts';
import { mergeEntries, mergeFiles } from '../merge/merge-entries.ts';
import { mergeFields } from '../merge/merge-fields.ts';
import { mergeWhole } from '../merge/merge-whole.ts';
import { isSame } from '../merge/same.ts';
import { stored } from '../stored.ts';
import type { Entry, FieldsFacts, FileFacts, FilesFacts, ListFacts, Say, TextFacts } from './facts.ts';
import type { Field, FieldOf } from './field.ts';

/** What the registry knows of every section. */
export interface AnyRow<Value> {
  readonly name: MessageDescriptor;
  /** Of the section, or of each of its entries; none of what has no fields. */
  readonly fields: readonly Field[];
  readonly merge: (sides: Sides<Value>) => Merge<Value>;
  /** What of a form's value can be saved, as it is saved: a month that is typed by halves is none yet. What is the same is the same object. */
  readonly stored: (value: Value) => Value;
  /** A value with its dates and contacts as they were typed, as far as they mean the same. */
  readonly keepTyped: (value: Value, typed: unknown) => Value;
  /** What its fields are read from: entries, or the one of a section that has none. */
  readonly records: (value: Value) => readonly Fields[];
  /** What an entry or a file is called, by its id. */
  readonly entryName: (value: Value, id: string, say: Say, locale: string) => string;
  /** The row by its kind, together with a value that it fits. */
  readonly open: <Result>(held: EditedValue<Value>, parts: SectionParts<Result>) => Result;
}

/** What stands in a section, and how it is changed. */
export interface EditedValue<Value> {
  readonly value: Value;
  readonly change: (make: (before: Value) => Value) => void;
}

/** What is made of a section of each kind: a row never comes without the value that it is of. */
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
  /** An entry in which nothing stands, with an id of its own. */
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

/** As it is stored. What was looked at before is not looked at again: of fifty entries one is typed in. */
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

/** What a section is of that has no fields: its value is stored as it stands there. */
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
