import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import type { Conflict, Merge, Side, Sides } from './merge/conflict.ts';
import { resumeRows } from './sections/registry.ts';

export type { Conflict, ConflictPath, Merge, Side, Sides } from './merge/conflict.ts';

/** Merges the changes that two writers made to one section since their common version (decision 0064). */
export function mergeSection<Section extends ResumeSection>(
  section: Section,
  sides: Sides<ResumeContent[Section]>,
): Merge<ResumeContent[Section]> {
  return resumeRows[section].merge(sides);
}

/** Decides one conflict; the others stay as they are. */
export function resolve<Value>(
  { value, conflicts }: Merge<Value>,
  conflict: Conflict<Value>,
  side: Side,
): Merge<Value> {
  return {
    value: conflict.choose(value, side),
    conflicts: conflicts.filter(({ key }) => key !== conflict.key),
  };
}

/** Applies earlier choices, by the keys of their conflicts, to a merge that was made again after more was typed. */
export function resolveAll<Value>(merge: Merge<Value>, choices: ReadonlyMap<string, Side>): Merge<Value> {
  return merge.conflicts.reduce((left, conflict) => {
    const side = choices.get(conflict.key);
    return side ? resolve(left, conflict, side) : left;
  }, merge);
}
