import type { FileRef } from '@careers/gateway/contract';
import type { Fields, FieldValue, Merge, Sides } from './conflict.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeList } from './merge-list.ts';

/** Merges a list of entries; an entry that both sides have is merged field by field. */
export function mergeEntries<Entry extends Fields & { readonly id: string }>(
  sides: Sides<Entry[]>,
): Merge<Entry[]> {
  return mergeList(sides, {
    idOf: ({ id }) => id,
    // Without a base, both sides added it: a field that only one of them filled in is no conflict.
    mergeEntry: ({ base, mine, theirs }) => mergeFields({ base: base ?? emptied(mine), mine, theirs }),
  });
}

/** Merges lists of files by id: a file can be added or removed, but not edited. */
export function mergeFiles(sides: Sides<FileRef[]>): Merge<FileRef[]> {
  return mergeList(sides, {
    idOf: ({ fileId }) => fileId,
    mergeEntry: ({ mine }) => ({ value: mine, conflicts: [] }),
  });
}

/** The entry with all its fields empty. */
function emptied<Entry extends Fields>(entry: Entry): Entry {
  const empty = Object.keys(entry).map((name): [string, FieldValue] => [name, emptyLike(entry[name])]);
  return { ...entry, ...Object.fromEntries(empty) };
}

function emptyLike(value: FieldValue | undefined): FieldValue {
  if (typeof value === 'boolean') return false;
  return typeof value === 'object' ? [] : '';
}
