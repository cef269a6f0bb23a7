import { readDay, readMonth } from '@careers/ui/forms';
import type { Fields } from './merge/conflict.ts';
import type { Field } from './sections/field.ts';

/**
 * Fields with the dates as they are typed so far: what is stored has nothing of a date that cannot be read yet, and whoever
 * types goes on. `typed` is of any shape: it may come from a draft.
 */
export function keepDates<Value extends Fields>(
  fields: readonly Field[],
  value: Value,
  typed: unknown,
): Value {
  if (typeof typed !== 'object' || typed === null) return value;
  const texts = fields.flatMap(({ kind, name }) => {
    if (kind !== 'month' && kind !== 'day') return [];
    const text: unknown = Reflect.get(typed, name);
    const read = kind === 'month' ? readMonth : readDay;
    return typeof text === 'string' && (read(text) ?? '') === value[name] ? [[name, text] as const] : [];
  });
  return { ...value, ...Object.fromEntries(texts) };
}
