import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { changeData } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeHolders, without } from '../schema/at-path.ts';
import { isConfigured, isMissedByNobody } from '../schema/configured.ts';
import { type Field, fieldsOf } from '../schema/fields.ts';

/**
 * Fields that are missing in an answer, although the contract requires them or the world has a value. Of the required fields of
 * one object only one is tried: the client refuses the object whichever is missing.
 */
export const dataFields: readonly Sabotage[] = methodIds.flatMap((id) => {
  const fields = fieldsOf(registry[id].data).filter(({ path }) => !isMissedByNobody(id, path));
  const needed = new Map(
    fields.filter(({ optional }) => !optional).map((field) => [field.path.slice(0, -1).join('.'), field]),
  );
  const said = fields.filter(({ optional, path }) => optional && !isConfigured(id, path));
  return [...needed.values(), ...said].map((field) => leftOut(id, field));
});

/** One field of each method under another name, as a backend that spells it differently would answer. */
export const renamedFields: readonly Sabotage[] = methodIds.flatMap((id) =>
  fieldsOf(registry[id].data)
    .filter(({ optional }) => !optional)
    .slice(0, 1)
    .map(({ path }) => ({
      idea: 'field renamed',
      at: id,
      what: `calls ${path.join('.')} by another name`,
      wraps: changeData(id, (data) =>
        changeHolders(data, path, (holder, field) => ({
          ...without(holder, field),
          [`${field}_`]: holder[field],
        })),
      ),
    })),
);

function leftOut(id: MethodId, { path, optional }: Field): Sabotage {
  return {
    idea: optional ? 'optional field vanished' : 'field dropped',
    at: id,
    what: `answers without ${path.join('.')}`,
    wraps: changeData(id, (data) => changeHolders(data, path, without)),
  };
}
