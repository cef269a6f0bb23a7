/** A value without values inside: no path leads into it. */
type Leaf = string | number | boolean | bigint | Date | null | undefined;

type KeyOf<Of> = Of extends readonly unknown[] ? `${number}` : keyof Of & string;

type ValueAt<Of, Key> = Of extends readonly (infer One)[] ? One : Key extends keyof Of ? Of[Key] : never;

/** The path of a form's value: `phone`, `referees.0.name`. */
export type FieldPath<Values> = Values extends Leaf
  ? never
  : {
      [Key in KeyOf<Values>]: Key | `${Key}.${FieldPath<NonNullable<ValueAt<Values, Key>>>}`;
    }[KeyOf<Values>];

/** The type of the value at a path. */
export type FieldValue<Values, Path> = Path extends `${infer Key}.${infer Rest}`
  ? FieldValue<NonNullable<ValueAt<Values, Key>>, Rest>
  : ValueAt<Values, Path>;

/** Replaces a dot inside a key; no key contains it. */
const DOT = '\u0000';

/** A key as one step of a path. Keys that are a server's ids may contain dots. */
export function pathStep(key: string): string {
  return key.replaceAll('.', DOT);
}

const keyOf = (step: string): string => step.replaceAll(DOT, '.');

/** The value at a path; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const step of path.split('.')) value = isContainer(value) ? value[keyOf(step)] : undefined;
  return value;
}

/** A copy of the values with another one at a path; values beside the path stay the same objects. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values;
export function withValueAt(values: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  const key = keyOf(step);
  const container = isContainer(values) ? values : {};
  const inner = rest.length === 0 ? value : withValueAt(container[key], rest.join('.'), value);
  if (!Array.isArray(values)) return { ...container, [key]: inner };
  const list = [...values];
  list[Number(key)] = inner;
  return list;
}

/** Whether the object or list that the path's last step is in exists. */
export function hasParent(values: unknown, path: string): boolean {
  const end = path.lastIndexOf('.');
  return end < 0 || isContainer(valueAt(values, path.slice(0, end)));
}

/** Whether a path is this one, or leads further into it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

/** Whether two values are deeply equal; a key with `undefined` counts as absent. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isDeepEqual(a[key], b[key]));
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
