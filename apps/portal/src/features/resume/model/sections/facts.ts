import type { FileKind } from '@careers/validation';
import type { MessageDescriptor } from '@lingui/core';
import type { Fields } from '../merge/conflict.ts';
import type { Period } from '../periods.ts';
import type { FieldOf } from './field.ts';

/** An entry of any list. */
export type Entry = Fields & { readonly id: string };
export type Translate = (words: MessageDescriptor) => string;

/** The facts about a section that is a list of entries. */
export interface ListFacts<Value extends Entry> {
  readonly kind: 'list';
  readonly name: MessageDescriptor;
  readonly fields: readonly FieldOf<Value>[];
  readonly atMost: number;
  /** The label of the button that adds an entry. */
  readonly add: MessageDescriptor;
  /** An empty entry; its id is set when it is created. */
  readonly blank: Value;
  /** The parts (`summaryOf`) that identify an entry among the others; empty while nothing is written. */
  readonly summary: (entry: Value, say: Translate) => readonly string[];
  /** The period of an entry, in sections that are sorted by it. */
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
