import type { FileRef } from '@careers/gateway/contract';
import type { Fields, FieldValue, Merge, Sides } from './conflict.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeList } from './merge-list.ts';

/** Merges a list of entries, and each that both sides have field by field. */
export function mergeEntries<Entry extends Fields & { readonly id: string }>(
  sides: Sides<Entry[]>,
): Merge<Entry[]> {
  return mergeList(sides, {
    idOf: ({ id }) => id,
    // Both have added it: what one of them has filled in and the other has not is no conflict.
    mergeEntry: ({ base, mine, theirs }) => mergeFields({ base: base ?? emptied(mine), mine, theirs }),
  });
}

/** Merges files, by their ids: a file is there or not, nobody edits it. */
export function mergeFiles(sides: Sides<FileRef[]>): Merge<FileRef[]> {
  return mergeList(sides, {
    idOf: ({ fileId }) => fileId,
    mergeEntry: ({ mine }) => ({ value: mine, conflicts: [] }),
  });
}

/** An entry in which nobody has written yet. */
function emptied<Entry extends Fields>(entry: Entry): Entry {
  const empty = Object.keys(entry).map((name): [string, FieldValue] => [name, emptyLike(entry[name])]);
  return { ...entry, ...Object.fromEntries(empty) };
}

function emptyLike(value: FieldValue | undefined): FieldValue {
  if (typeof value === 'boolean') return false;
  return typeof value === 'object' ? [] : '';
}
