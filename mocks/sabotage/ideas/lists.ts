import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { changeData } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeValues } from '../schema/at-path.ts';
import { hasNoValue, isConfigured } from '../schema/configured.ts';
import { fieldsOf } from '../schema/fields.ts';

interface ListPlace {
  readonly id: MethodId;
  readonly path: readonly string[];
}

/** Lists in the answers of methods: the answer itself, or a list in it. */
const lists: readonly ListPlace[] = methodIds
  .flatMap((id): ListPlace[] => {
    const { data } = registry[id];
    if (data.type === 'array') return [{ id, path: [] }];
    return fieldsOf(data)
      .filter(({ schema }) => schema.type === 'array')
      .map(({ path }) => ({ id, path }));
  })
  .filter(({ id, path }) => !isConfigured(id, path) && !hasNoValue(id, path));

/** Lists whose order says something. */
const ordered: readonly (readonly [MethodId, string])[] = [
  ['queryPositionList', 'rows'],
  ['queryLatestPositions', ''],
  ['queryHotPositions', ''],
  ['queryCollections', 'rows'],
  ['queryDeliveries', 'rows'],
  ['queryDeliveries', 'rows.[].timeline'],
  ['getDelivery', 'timeline'],
  ['queryNews', 'rows'],
  ['queryConsents', ''],
];

type Change = readonly [idea: string, what: string, change: (list: readonly unknown[]) => unknown[]];

const emptied: Change = ['list emptied', 'is always empty', () => []];
const reversed: Change = ['list reversed', 'comes in the opposite order', (list) => list.toReversed()];
const miscounted: readonly Change[] = [
  ['last one missing', 'lacks its last', (list) => list.slice(0, -1)],
  ['first one twice', 'has its first twice', (list) => [...list.slice(0, 1), ...list]],
];

/** A list within a row is emptied; a list that is the answer itself, or directly in it, also loses and doubles rows. */
function changesOf(id: MethodId, path: readonly string[]): readonly Change[] {
  const hasOrder = ordered.some(([of, where]) => of === id && where === path.join('.'));
  return [...(path.length > 1 ? [emptied] : [emptied, ...miscounted]), ...(hasOrder ? [reversed] : [])];
}

/** Lists with too few rows, with too many, or in another order. */
export const wrongLists: readonly Sabotage[] = lists.flatMap(({ id, path }) =>
  changesOf(id, path).map(([idea, what, change]) => ({
    idea,
    at: id,
    what: `${path.join('.') || 'its list'} ${what}`,
    wraps: changeData(id, (data) =>
      changeValues(data, path, (list) => (Array.isArray(list) ? change(list) : list)),
    ),
  })),
);
