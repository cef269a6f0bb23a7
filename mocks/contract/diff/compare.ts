import { type Allowance, allowanceOf } from './allowed.ts';

/** A place at which two replies differ; all entries of a list count as one place, `rows[].post`. */
export interface Difference {
  readonly path: string;
  /** `shape`: a field that is missing on one side, or is of another type. `value`: another value of the same type. */
  readonly kind: 'shape' | 'value';
  readonly left: unknown;
  readonly right: unknown;
}

interface Comparison {
  readonly differences: readonly Difference[];
  /** How many differences were let pass, and why. */
  readonly allowed: ReadonlyMap<Allowance, number>;
}

export interface CompareOptions {
  /** Paths that may differ, as they stand in the report. */
  readonly allow?: readonly string[];
  /** Compares only which fields exist, and their types. */
  readonly shapesOnly?: boolean;
}

/** Compares two JSON values, place by place. If a path differs in many entries, only the first difference is kept. */
export function compare(left: unknown, right: unknown, options: CompareOptions = {}): Comparison {
  const { allow = [], shapesOnly = false } = options;
  const differences = new Map<string, Difference>();
  const allowed = new Map<Allowance, number>();

  function differ(path: string, kind: Difference['kind'], one: unknown, other: unknown): void {
    const field = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
    const why = allow.includes(path) ? 'named by --allow' : allowanceOf(field, one, other);
    if (why) allowed.set(why, (allowed.get(why) ?? 0) + 1);
    else if (kind === 'shape' || !shapesOnly) {
      if (!differences.has(`${kind} ${path}`))
        differences.set(`${kind} ${path}`, { path, kind, left: one, right: other });
    }
  }

  function walk(path: string, one: unknown, other: unknown): void {
    if (Object.is(one, other)) return;
    if (Array.isArray(one) && Array.isArray(other)) {
      if (one.length !== other.length) differ(`${path}.length`, 'value', one.length, other.length);
      for (let at = 0; at < Math.min(one.length, other.length); at++) walk(`${path}[]`, one[at], other[at]);
    } else if (isRecord(one) && isRecord(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
        walk(path === '' ? name : `${path}.${name}`, one[name], other[name]);
    } else if (holdsJson(one) && holdsJson(other)) walk(path, JSON.parse(one), JSON.parse(other));
    else differ(path, typeOf(one) === typeOf(other) ? 'value' : 'shape', one, other);
  }

  walk('', left, right);
  return { differences: [...differences.values()], allowed };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** JSON inside a text, such as the export of a person's data, is compared as JSON. */
function holdsJson(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[{[]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object';
}
