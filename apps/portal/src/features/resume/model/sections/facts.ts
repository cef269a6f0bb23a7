import type { FileKind } from '@careers/validation';
import type { MessageDescriptor } from '@lingui/core';
import type { Fields } from '../merge/conflict.ts';
import type { Period } from '../periods.ts';
import type { FieldOf } from './field.ts';

/** An entry of any list. */
export type Entry = Fields & { readonly id: string };
export type Say = (words: MessageDescriptor) => string;

/** What there is to know of a section whose entries are listed. */
export interface ListFacts<Value extends Entry> {
  readonly kind: 'list';
  readonly name: MessageDescriptor;
  readonly fields: readonly FieldOf<Value>[];
  readonly atMost: number;
  /** What the button says that adds an entry. */
  readonly add: MessageDescriptor;
  /** An entry in which nothing stands; its id is put there when it is made. */
  readonly blank: Value;
  /** What tells an entry from the others, in parts (`summaryOf`); none while nothing is written. */
  readonly summary: (entry: Value, say: Say) => readonly string[];
  /** When it was, in sections that are ordered by it. */
  readonly period?: (entry: Value) => Period;
}

export function listFacts<Value extends Entry>(
  atMost: number,
  facts: Omit<ListFacts<Value>, 'kind' | 'atMost'>,
): ListFacts<Value> {
  return { kind: 'list', atMost, ...facts };
}

export interface FieldsFacts<Value extends Fields> {
  readonly kind: 'fields';
  readonly name: MessageDescriptor;
  readonly fields: readonly FieldOf<Value>[];
}

export function fieldsFacts<Value extends Fields>(
  name: MessageDescriptor,
  fields: readonly FieldOf<Value>[],
): FieldsFacts<Value> {
  return { kind: 'fields', name, fields };
}

export interface TextFacts {
  readonly kind: 'text';
  readonly name: MessageDescriptor;
  readonly max: number;
}

export interface FileFacts {
  readonly kind: 'file';
  readonly name: MessageDescriptor;
  readonly fileKind: FileKind;
}

export interface FilesFacts {
  readonly kind: 'files';
  readonly name: MessageDescriptor;
  readonly fileKind: FileKind;
  readonly atMost: number;
}
