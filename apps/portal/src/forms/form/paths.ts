/** A value that no path leads into: it holds no further values. */
type Leaf = string | number | boolean | bigint | Date | null | undefined;

type KeyOf<Of> = Of extends readonly unknown[] ? `${number}` : keyof Of & string;

type ValueAt<Of, Key> = Of extends readonly (infer One)[] ? One : Key extends keyof Of ? Of[Key] : never;

/** Where a value of a form is: `phone`, `referees.0.name`. */
export type FieldPath<Values> = Values extends Leaf
  ? never
  : {
      [Key in KeyOf<Values>]: Key | `${Key}.${FieldPath<NonNullable<ValueAt<Values, Key>>>}`;
    }[KeyOf<Values>];

/** The type of the value at a path. */
export type FieldValue<Values, Path> = Path extends `${infer Key}.${infer Rest}`
  ? FieldValue<NonNullable<ValueAt<Values, Key>>, Rest>
  : ValueAt<Values, Path>;

/** Stands for a dot inside a step: no key has it. */
const DOT = '\u0000';

/** A key as one step of a path, whatever dots are in it: ids that somebody else has made up. */
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

/** The values with another at a path. What is beside the path stays the same object. */
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

/** Whether there is an object or a list in which the path's last step can be. */
export function hasParent(values: unknown, path: string): boolean {
  const end = path.lastIndexOf('.');
  return end < 0 || isContainer(valueAt(values, path.slice(0, end)));
}

/** Whether a path is this one, or leads further into it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

/** Whether two values say the same; `undefined` says as much as a key that is not there. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => saysTheSame(a[key], b[key]));
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
