import type { Fields } from './merge/conflict.ts';
import type { Field } from './sections/field.ts';
import { stored } from './stored.ts';

/**
 * Fields with their dates and phone numbers as they were typed. The stored fields leave out a date that cannot be read
 * yet and the spaces of a phone number; the person who types still needs both. `typed` may have any shape, as it may
 * come from a draft.
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
