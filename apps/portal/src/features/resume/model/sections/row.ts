import type { FileRef } from '@careers/gateway/contract';
import type { FileKind } from '@careers/validation';
import type { MessageDescriptor } from '@lingui/core';
import { newKey } from '../../../../core/new-key.ts';
import type { Fields, Merge, Sides } from '../merge/conflict.ts';
import { mergeEntries, mergeFiles } from '../merge/merge-entries.ts';
import { mergeFields } from '../merge/merge-fields.ts';
import { mergeWhole } from '../merge/merge-whole.ts';
import type { Period } from '../periods.ts';
import { stored } from '../stored.ts';
import type { FieldOf } from './field.ts';

/** What the registry knows of every section. */
export interface AnyRow<Value> {
  readonly name: MessageDescriptor;
  readonly merge: (sides: Sides<Value>) => Merge<Value>;
  /** What of a form's value can be saved: a month that is typed by halves is none yet. */
  readonly stored: (value: Value) => Value;
}

type Entry = Fields & { readonly id: string };
type Say = (words: MessageDescriptor) => string;

interface ListFacts<Value extends Entry> {
  readonly name: MessageDescriptor;
  readonly fields: readonly FieldOf<Value>[];
  /** What the button says that adds an entry. */
  readonly add: MessageDescriptor;
  /** An entry in which nothing stands; its id is put there when it is made. */
  readonly blank: Value;
  /** One line that tells an entry from the others; empty while nothing is written. */
  readonly summary: (entry: Value, say: Say) => string;
  /** When it was, in sections that are ordered by it. */
  readonly period?: (entry: Value) => Period;
}

export interface ListRow<Value extends Entry> extends Omit<ListFacts<Value>, 'blank'>, AnyRow<Value[]> {
  readonly kind: 'list';
  readonly atMost: number;
  /** An entry in which nothing stands, with an id of its own. */
  readonly newEntry: () => Value;
}

export function listRow<Value extends Entry>(
  atMost: number,
  { blank, ...facts }: ListFacts<Value>,
): ListRow<Value> {
  return {
    ...facts,
    kind: 'list',
    atMost,
    newEntry: () => ({ ...blank, id: newKey() }),
    merge: mergeEntries<Value>,
    stored: (entries) => entries.map((entry) => stored(facts.fields, entry)),
  };
}

export interface FieldsRow<Value extends Fields> extends AnyRow<Value> {
  readonly kind: 'fields';
  readonly fields: readonly FieldOf<Value>[];
}

export function fieldsRow<Value extends Fields>(
  name: MessageDescriptor,
  fields: readonly FieldOf<Value>[],
): FieldsRow<Value> {
  return {
    kind: 'fields',
    name,
    fields,
    merge: mergeFields<Value>,
    stored: (value) => stored(fields, value),
  };
}

export interface TextRow extends AnyRow<string> {
  readonly kind: 'text';
  readonly max: number;
}

export function textRow(name: MessageDescriptor, max: number): TextRow {
  return { kind: 'text', name, max, merge: mergeWhole, stored: (value) => value };
}

export interface FileRow extends AnyRow<FileRef | null> {
  readonly kind: 'file';
  readonly fileKind: FileKind;
}

export function fileRow(name: MessageDescriptor, fileKind: FileKind): FileRow {
  return { kind: 'file', name, fileKind, merge: mergeWhole, stored: (value) => value };
}

export interface FilesRow extends AnyRow<FileRef[]> {
  readonly kind: 'files';
  readonly fileKind: FileKind;
  readonly atMost: number;
}

export function filesRow(name: MessageDescriptor, fileKind: FileKind, atMost: number): FilesRow {
  return { kind: 'files', name, fileKind, atMost, merge: mergeFiles, stored: (value) => value };
}
