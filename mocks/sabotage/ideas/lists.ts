import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { Sabotage } from '../sabotage.ts';
import { changeValues } from '../schema/at-path.ts';
import { fieldsOf } from '../schema/fields.ts';
import { spoilData } from '../spoil/reply.ts';

interface ListPlace {
  readonly id: MethodId;
  readonly path: readonly string[];
}

/** Lists that a method answers: the answer itself, or a list right in it. */
const lists: readonly ListPlace[] = methodIds.flatMap((id): ListPlace[] => {
  const { data } = registry[id];
  if (data.type === 'array') return [{ id, path: [] }];
  return fieldsOf(data)
    .filter(({ schema }) => schema.type === 'array')
    .map(({ path }) => ({ id, path }));
});

type Change = readonly [idea: string, what: string, change: (list: readonly unknown[]) => unknown[]];

const changes: readonly Change[] = [
  ['list emptied', 'is always empty', () => []],
  ['list reversed', 'comes in the opposite order', (list) => list.toReversed()],
  ['last one missing', 'lacks its last', (list) => list.slice(0, -1)],
  ['first one twice', 'has its first twice', (list) => [...list.slice(0, 1), ...list]],
];

/** A list within a row is emptied and turned round; one that is an answer's own also loses and doubles rows. */
function changesOf(path: readonly string[]): readonly Change[] {
  return path.length > 1 ? changes.slice(0, 2) : changes;
}

/** Lists with too few, too many, or in another order. */
export const spoiltLists: readonly Sabotage[] = lists.flatMap(({ id, path }) =>
  changesOf(path).map(([idea, what, change]) => ({
    idea,
    at: id,
    what: `${path.join('.') || 'its list'} ${what}`,
    wraps: spoilData(id, (data) =>
      changeValues(data, path, (list) => (Array.isArray(list) ? change(list) : list)),
    ),
  })),
);
