import type { Named } from '@careers/gateway/contract';

/** What a field can hold. */
export type FieldValue = string | boolean | readonly Named[];

/** The fields of a section, or of one entry of it. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** One value as both sides saw it last, and as each of them has it now. `null`: it is not there. */
export interface Sides<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type Side = 'mine' | 'theirs';

/** Where in a section: the whole of it, fields of the section, an entry, or fields of an entry. */
export interface ConflictPath {
  /** The entry's id; a file's id among attachments. */
  readonly entry?: string;
  /** Fields that say one thing together: an end and "to present". */
  readonly fields?: readonly string[];
}

/** Both sides changed one thing, each in its own way. Until somebody chooses, the merged value has mine. */
export interface Conflict<Value> {
  /**
   * `changed`: the same fields, text or file. `removed`: one side took away the entry that the other edited, and its
   * value is `null`; the entry stays until somebody chooses. `order`: both put the entries in another order, by their ids.
   */
  readonly kind: 'changed' | 'removed' | 'order';
  /** The same again when the section is merged again, after more was typed. */
  readonly key: string;
  readonly path: ConflictPath;
  /** Of fields: an object with these fields alone. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Puts one side's answer into a value in which the conflict stands, and touches nothing else. */
  readonly choose: (value: Value, side: Side) => Value;
}

/** One value out of two, and what somebody has to decide about it. */
export interface Merge<Value> {
  readonly value: Value;
  readonly conflicts: readonly Conflict<Value>[];
}

/** A conflict's key, made of where it is. */
export function keyOf(kind: Conflict<unknown>['kind'], path: ConflictPath): string {
  return JSON.stringify([kind, path.entry ?? null, ...(path.fields ?? [])]);
}
