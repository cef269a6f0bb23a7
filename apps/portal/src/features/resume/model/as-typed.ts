import type { Fields } from './merge/conflict.ts';
import type { Field } from './sections/field.ts';
import { stored } from './stored.ts';

/**
 * Fields as they are typed so far: what is stored has nothing of a date that cannot be read yet, and a phone without its
 * spaces, while whoever types goes on. `typed` is of any shape: it may come from a draft.
 */
export function asTyped<Value extends Fields>(fields: readonly Field[], value: Value, typed: unknown): Value {
  if (typeof typed !== 'object' || typed === null) return value;
  const texts = fields.flatMap(({ name }) => {
    const text: unknown = Reflect.get(typed, name);
    if (typeof text !== 'string' || text === value[name]) return [];
    return stored(fields, { ...value, [name]: text })[name] === value[name] ? [[name, text] as const] : [];
  });
  return { ...value, ...Object.fromEntries(texts) };
}
