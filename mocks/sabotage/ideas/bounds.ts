import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import * as v from 'valibot';
import { isReading } from '../../contract/target/reading-only.ts';
import { changeReply, type Question, type Reply } from '../change/reply.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';
import { fieldsOf, type Schema } from '../schema/fields.ts';

/** What a schema demands of a value besides its type, and the words for a value that breaks it. */
const demands: Readonly<Record<string, string>> = {
  max_length: 'too long',
  min_length: 'too short',
  max_value: 'too much',
  min_value: 'too little',
  integer: 'no whole number',
  regex: 'of another form',
  iso_date: 'no day',
  iso_timestamp: 'no time',
  picklist: 'none of its list',
};

/** One demand of a schema. In its path `[]` stands for every entry of a list, and `*` for every name of a record. */
interface Demand {
  readonly path: readonly string[];
  readonly type: string;
  readonly requirement: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof Object(value).type === 'string';

function demandsOf(schema: unknown, path: readonly string[] = []): Demand[] {
  if (!isSchema(schema)) return [];
  const { wrapped, pipe, type, item, entries, options, key, value, requirement } = schema;
  if (wrapped) return demandsOf(wrapped, path);
  if (Array.isArray(pipe)) {
    const actions = pipe.slice(1).map((action: Demand) => ({ ...action, path }));
    const [own, isText] = [pipe[0], pipe[0]?.type === 'string'];
    return [...demandsOf(own, path), ...actions.filter((one) => one.type !== 'check' || isText)];
  }
  return [
    ...(type === 'picklist' ? [{ type, path, requirement }] : []),
    ...demandsOf(item, [...path, '[]']),
    ...Object.entries(Object(entries)).flatMap(([name, entry]) => demandsOf(entry, [...path, name])),
    ...(Array.isArray(options) ? options.flatMap((option) => demandsOf(option, path)) : []),
    ...[key, value].flatMap((part) => demandsOf(part, [...path, '*'])),
  ];
}

const said = ({ type }: Demand) => (type === 'check' ? 'in no calendar' : demands[type]);

/** The demands of a param's schema; several at one place are kept once for each limit. */
function demandsOfMethod(id: MethodId): (Demand & { readonly name: string })[] {
  const found = new Map<string, Demand & { readonly name: string }>();
  for (const demand of demandsOf(registry[id].param)) {
    const how = said(demand);
    if (how === undefined) continue;
    const name = `${demand.path.join('.')} that is ${how}`;
    const known = found.get(name);
    if (!known) found.set(name, { ...demand, name });
    else if (known.requirement !== demand.requirement && typeof demand.requirement === 'number')
      found.set(`${name} for ${demand.requirement}`, {
        ...demand,
        name: `${name} for ${demand.requirement}`,
      });
  }
  return [...found.values()];
}

interface Issue {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  /** Of a union: what each of its parts refuses. */
  readonly issues?: readonly Issue[] | undefined;
}

const isOf = (issue: Issue, type: string): boolean =>
  issue.type === type || (issue.type === 'union' && issue.issues?.some((part) => isOf(part, type)) === true);

function stands({ path: at = [] }: Issue, path: readonly string[]): boolean {
  return (
    at.length === path.length &&
    at.every(({ key }, index) => {
      const part = path[index];
      return part === '*' || part === (typeof key === 'number' ? '[]' : key);
    })
  );
}

/** Accepts a param that has only such issues. */
function taking(id: MethodId, isMeant: (issue: Issue) => boolean): Wrong {
  return changeReply(id, (reply, { param }) => {
    if (reply.code !== returnCodes.unreadable) return reply;
    const { issues = [] } = v.safeParse<v.GenericSchema>(registry[id].param, param);
    return issues.length > 0 && issues.every(isMeant) ? success(id) : reply;
  });
}

const success = (id: MethodId): Reply => ({
  code: returnCodes.success,
  message: '',
  data: reference[id].example.data,
});

/** A declared bound that is not checked. */
const beyond: readonly Sabotage[] = methodIds.flatMap((id) =>
  demandsOfMethod(id).map(({ path, type, requirement, name }) => ({
    idea: 'bound forgotten',
    at: id,
    what: `takes a ${name}`,
    wraps: taking(
      id,
      (issue) =>
        isOf(issue, type) &&
        stands(issue, path) &&
        (typeof requirement !== 'number' || issue.requirement === requirement),
    ),
  })),
);

/** Entries of a list, or characters of a text. */
const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value].length : Object(value).length);

/** A bound that begins one too early. */
const tooNarrow: readonly Sabotage[] = methodIds
  .filter((id) => isReading(id) || registry[id].access === 'link')
  .flatMap((id) =>
    demandsOfMethod(id)
      .filter(({ type, path }) => type === 'max_length' && !path.includes('*'))
      .map(({ path, requirement, name }) => ({
        idea: 'bound too narrow',
        at: id,
        what: `takes no ${name.replace('that is too long', 'of its whole length')}`,
        wraps: changeReply(id, (reply, { param }: Question) =>
          valuesAt(param, path).some((value) => lengthOf(value) === requirement)
            ? { code: returnCodes.unreadable, message: '', data: {} }
            : reply,
        ),
      })),
  );

/** Characters counted in UTF-16 units, of which an emoji has two. */
const miscounted: Sabotage = {
  idea: 'bound too narrow',
  at: 'querySuggestions',
  what: 'counts an emoji as two characters',
  wraps: changeReply('querySuggestions', (reply, { param }: Question) =>
    Object(param).keyword?.length > 100 ? { code: returnCodes.unreadable, message: '', data: {} } : reply,
  ),
};

/**
 * A missing field, or one of another type, below the first level is accepted; for the first level, an outcome of every method
 * tries that.
 */
const unlooked: readonly Sabotage[] = methodIds.flatMap((id) =>
  fieldsOf(registry[id].param)
    .filter(({ path }) => path.length > 1 || Object.keys(reference[id].example.param).length === 0)
    .map(({ path }) => ({
      idea: 'bound forgotten',
      at: id,
      what: `takes a ${path.join('.')} of any type`,
      wraps: taking(id, (issue) => issue.kind === 'schema' && stands(issue, path)),
    })),
);

function valuesAt(value: unknown, [head, ...rest]: readonly string[]): unknown[] {
  if (head === undefined) return [value];
  if (head === '[]') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, head), rest) : [];
}

/** Bounds of params as their schemas declare them. */
export const bounds: readonly Sabotage[] = [...beyond, ...tooNarrow, miscounted, ...unlooked];
