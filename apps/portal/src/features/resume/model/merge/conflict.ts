import type { Named } from '@careers/gateway/contract';

/** What a field can hold. */
export type FieldValue = string | boolean | readonly Named[];

/** The fields of a section, or of one entry of it. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** A value as both sides last had it in common, and as each has it now. `null`: it does not exist. */
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
  /** Fields that only make sense together, such as the end of a period and "to present". */
  readonly fields?: readonly string[];
}

/** Both sides changed the same thing differently. Until somebody chooses, the merged value has `mine`. */
export interface Conflict<Value> {
  /**
   * `changed`: both changed the same fields, text or file. `removed`: one side removed an entry that the other edited;
   * the value of that side is `null`, and the entry stays until somebody chooses. `order`: both reordered the entries;
   * the values are lists of ids.
   */
  readonly kind: 'changed' | 'removed' | 'order';
  /** Stays the same when the section is merged again after more was typed. */
  readonly key: string;
  readonly path: ConflictPath;
  /** For a conflict of fields, an object with only these fields. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Puts one side's version into a value that has this conflict, and changes nothing else. */
  readonly choose: (value: Value, side: Side) => Value;
}

/** The merged value, and the conflicts that somebody has to decide. */
export interface Merge<Value> {
  readonly value: Value;
  readonly conflicts: readonly Conflict<Value>[];
}

/** The key of a conflict, built from its kind and its place in the section. */
export function keyOf(kind: Conflict<unknown>['kind'], path: ConflictPath): string {
  return JSON.stringify([kind, path.entry ?? null, ...(path.fields ?? [])]);
}
