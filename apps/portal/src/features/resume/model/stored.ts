import { readDay, readMonth } from '@careers/ui/forms';
import type { Fields, FieldValue } from './merge/conflict.ts';
import { plainContact } from './plain-contact.ts';
import type { Field } from './sections/field.ts';

/**
 * Fields as the server takes them. A form keeps the text that is typed into a date field (decision 0043); a text that
 * is not a date yet is sent as an empty one, so that the rest of the section is still saved.
 */
export function stored<Value extends Fields>(fields: readonly Field[], value: Value): Value {
  const read = fields.map((field): [string, FieldValue | undefined] => {
    const { kind, name } = field;
    const held = value[name];
    if (kind === 'month') return [name, readMonth(String(held)) ?? ''];
    if (kind === 'day') return [name, readDay(String(held)) ?? ''];
    if (kind === 'line' && field.input && typeof held === 'string')
      return [name, plainContact(field.input, held)];
    return [name, held];
  });
  return { ...value, ...Object.fromEntries(read) };
}
