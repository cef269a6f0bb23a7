import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import * as v from 'valibot';
import { isReading } from '../../contract/target/reading-only.ts';
import { changeReply, type Reply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';
import { type Field, fieldsOf } from '../schema/fields.ts';

/** What a schema says of a value beyond its type, and what takes it that does not look at it. */
const demands: Readonly<Record<string, string>> = {
  max_length: 'too long',
  min_length: 'too short',
  max_value: 'too much',
  min_value: 'too little',
  integer: 'no whole number',
  regex: 'of another form',
  iso_date: 'no day',
  iso_timestamp: 'no time',
  check: 'in no calendar',
  picklist: 'none of its list',
};

interface Demand {
  readonly type: string;
  readonly requirement: unknown;
}

/** What a field's schema demands, and each entry of it where it is a list. */
function demandsOf({ path, schema }: Field): (Demand & { readonly path: readonly string[] })[] {
  const { pipe = [], item, type } = schema;
  const own = [...(Array.isArray(pipe) ? pipe : []), { type }].map((one: Demand) => ({ ...one, path }));
  const entries =
    item === undefined
      ? []
      : demandsOf({ path: [...path, '[]'], schema: Object(item), optional: false, fallback: undefined });
  return [...own, ...entries].filter(({ type: of }) => of in demands);
}

/** Whether a param is wrong by this alone. */
function isWrongBy(id: MethodId, param: unknown, path: readonly string[], type: string): boolean {
  const { issues = [] } = v.safeParse<v.GenericSchema>(registry[id].param, param);
  return (
    issues.length > 0 && issues.every((issue) => issue.type === type && placeOf(issue) === path.join('.'))
  );
}

/** A place as paths of fields name it: each entry of a list alike. */
function placeOf({
  path = [],
}: {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}): string {
  return path.map(({ key }) => (typeof key === 'number' ? '[]' : String(key))).join('.');
}

const success = (id: MethodId): Reply => ({
  code: returnCodes.success,
  message: '',
  data: reference[id].example.data,
});

/** A bound that is declared, and that nobody looks at. */
const beyond: readonly Sabotage[] = methodIds.flatMap((id) =>
  fieldsOf(registry[id].param)
    .flatMap(demandsOf)
    .map(({ path, type }) => ({
      idea: 'bound forgotten',
      at: id,
      what: `takes a ${path.join('.')} that is ${demands[type]}`,
      wraps: changeReply(id, (reply, { param }) =>
        reply.code === returnCodes.unreadable && isWrongBy(id, param, path, type) ? success(id) : reply,
      ),
    })),
);

/** A bound that begins one too early. */
const tooNarrow: readonly Sabotage[] = methodIds
  .filter((id) => isReading(id) || registry[id].access === 'link')
  .flatMap((id) =>
    fieldsOf(registry[id].param)
      .flatMap(demandsOf)
      .filter(({ type }) => type === 'max_length')
      .map(({ path, requirement }) => ({
        idea: 'bound too narrow',
        at: id,
        what: `takes no ${path.join('.')} of its whole length`,
        wraps: changeReply(id, (reply, { param }) =>
          valuesAt(param, path).some((value) => Object(value).length === requirement)
            ? { code: returnCodes.unreadable, message: '', data: {} }
            : reply,
        ),
      })),
  );

/** Nothing wrong with a field but that it is not there, or of another type, below the first level: there one outcome asks. */
const unlooked: readonly Sabotage[] = methodIds.flatMap((id) =>
  fieldsOf(registry[id].param)
    .filter(({ path }) => path.length > 1)
    .map(({ path }) => ({
      idea: 'bound forgotten',
      at: id,
      what: `takes a ${path.join('.')} of any type`,
      wraps: changeReply(id, (reply, { param }) => {
        const { issues = [] } = v.safeParse<v.GenericSchema>(registry[id].param, param);
        const ofType =
          issues.length > 0 &&
          issues.every((issue) => issue.kind === 'schema' && placeOf(issue) === path.join('.'));
        return reply.code === returnCodes.unreadable && ofType ? success(id) : reply;
      }),
    })),
);

function valuesAt(value: unknown, [head, ...rest]: readonly string[]): unknown[] {
  if (head === undefined) return [value];
  if (head === '[]') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, head), rest) : [];
}

/** Bounds of params as their schemas declare them. */
export const bounds: readonly Sabotage[] = [...beyond, ...tooNarrow, ...unlooked];
