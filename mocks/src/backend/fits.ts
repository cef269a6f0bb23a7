import * as v from 'valibot';

/** Whether a value fits a schema. */
type Fit = (value: unknown) => boolean;

/**
 * Whether a value fits a schema, as `v.is` says, but without the copy that valibot makes of everything it reads: the answer of
 * every call is checked, and a list has a thousand values.
 */
export function fits(schema: v.GenericSchema, value: unknown): boolean {
  return fitOf(schema)(value);
}

/** The checks by schema, as schemas are constants of the contract. */
const made = new WeakMap<v.GenericSchema, Fit>();

function fitOf(schema: v.GenericSchema): Fit {
  const known = made.get(schema);
  if (known) return known;
  const fit = makeFit(schema);
  made.set(schema, fit);
  return fit;
}

type Plain =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.PicklistSchema<v.PicklistOptions, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.UnionSchema<v.UnionOptions, undefined>;

/** Handles the kinds of schema that answers consist of; any other kind is left to valibot. */
function makeFit(schema: v.GenericSchema): Fit {
  const other: Fit = (value) => v.is(schema, value);
  if ('pipe' in schema) return makePipeFit(schema.pipe as Pipe) ?? other;
  const plain = schema as Plain;
  switch (plain.type) {
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'picklist': {
      const options: readonly unknown[] = plain.options;
      return (value) => options.includes(value);
    }
    case 'array': {
      const item = fitOf(plain.item);
      return (value) => Array.isArray(value) && all(value, item);
    }
    case 'object':
      return makeObjectFit(plain);
    case 'optional': {
      const wrapped = fitOf(plain.wrapped);
      return plain.default === undefined ? (value) => value === undefined || wrapped(value) : other;
    }
    case 'union': {
      const [first = other, ...others] = plain.options.map((option) => fitOf(option as v.GenericSchema));
      return (value) => first(value) || others.some((option) => option(value));
    }
    default:
      return other;
  }
}

/** A part of a pipe after its schema. What a check requires is an expression, or a function. */
interface PipePart {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}

type Pipe = readonly [schema: v.GenericSchema, ...parts: PipePart[]];

/** A pipe that only checks what it is given; what it makes of that at its end does not matter. */
function makePipeFit([first, ...parts]: Pipe): Fit | undefined {
  const fit = fitOf(first);
  const checks = parts.at(-1)?.type === 'transform' ? parts.slice(0, -1) : parts;
  const fitsAll = checks.map(checkOf);
  if (!fitsAll.every((check) => check !== undefined)) return undefined;
  return (value) => fit(value) && fitsAll.every((check) => check(value));
}

function checkOf({ kind, type, requirement }: PipePart): Fit | undefined {
  if (kind !== 'validation') return undefined;
  if (requirement instanceof RegExp && !requirement.global && !requirement.sticky)
    return (value) => requirement.test(String(value));
  return type === 'check' && typeof requirement === 'function' ? (requirement as Fit) : undefined;
}

function all(values: readonly unknown[], fit: Fit): boolean {
  for (let at = 0; at < values.length; at++) if (!fit(values[at])) return false;
  return true;
}

function makeObjectFit({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>): Fit {
  const fields = Object.entries(entries).map(([key, entry]) => {
    const fit = fitOf(entry as v.GenericSchema);
    const mayBeAbsent = v.is(v.object({ [key]: entry }), {});
    // For most fields, being absent is as valid as being undefined; then it need not be checked which one it is.
    return { key, fit, mayBeAbsent, ask: mayBeAbsent !== fit(undefined) };
  });
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const record = value as Readonly<Record<string, unknown>>;
    for (const { key, fit, mayBeAbsent, ask } of fields) {
      const own = record[key];
      const absent = ask && own === undefined && !(key in record);
      if (absent ? !mayBeAbsent : !fit(own)) return false;
    }
    return true;
  };
}
