import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import { changeReply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

/** Answers an empty list if the requested page or limit is out of range. */
function takingAny(id: MethodId, isTaken: (param: Readonly<Record<string, unknown>>) => boolean) {
  const nothing = registry[id].data.type === 'array' ? [] : { total: 0, unread: 0, rows: [] };
  return changeReply(id, (reply, { param }) =>
    reply.code === returnCodes.unreadable && isTaken(Object(param))
      ? { ...reply, code: returnCodes.success, data: nothing }
      : reply,
  );
}

const wrongs: readonly (readonly [field: string, what: string, is: (value: unknown) => boolean])[] = [
  ['pageSize', 'takes pages of any size', (value) => Number(value) > 100],
  ['pageSize', 'takes pages of nothing', (value) => value === 0],
  ['pageNo', 'begins with page zero', (value) => value === 0],
  ['limit', 'takes any limit', (value) => Number(value) > 20],
  ['limit', 'takes a limit of nothing', (value) => value === 0],
];

/** Lists whose bounds are those of a database table, not those of the contract; the list of positions also has facets. */
export const pages: readonly Sabotage[] = methodIds
  .filter((id) => id !== 'queryPositionList')
  .flatMap((id) =>
    wrongs
      .filter(([field]) => field in Object(Object(registry[id].param).entries))
      .map(([field, what, is]) => ({
        idea: 'page misread',
        at: id,
        what,
        wraps: takingAny(id, (param) => is(param[field])),
      })),
  );
