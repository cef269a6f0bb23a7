import type { ResumeSection } from '@careers/gateway/contract';
import { readDay, readMonth } from '@careers/ui/forms';
import type { Fields } from '../model/merge/conflict.ts';
import type { Field } from '../model/sections/field.ts';
import { fieldsOf, recordsOf, type SectionValue } from './any-section.ts';

/**
 * A section's value with the dates as they are typed so far: what is stored has nothing of a date that cannot be read
 * yet, and whoever types goes on.
 */
export function keepTyped<Value extends SectionValue>(
  section: ResumeSection,
  value: Value,
  typed: unknown,
): Value {
  const dates = fieldsOf(section).filter(({ kind }) => kind === 'month' || kind === 'day');
  if (dates.length === 0 || typeof typed !== 'object' || typed === null) return value;
  const before: readonly unknown[] = Array.isArray(typed) ? typed : [typed];
  const kept = recordsOf(value).map((record) => {
    const old = Array.isArray(typed) ? before.find((one) => idOf(one) === idOf(record)) : before[0];
    return typeof old === 'object' && old !== null ? withDates(record, old, dates) : record;
  });
  // The same records with other texts in their dates.
  return (Array.isArray(value) ? kept : kept[0]) as unknown as Value;
}

function withDates(record: Fields, old: object, dates: readonly Field[]): Fields {
  const texts = dates.flatMap(({ kind, name }) => {
    const text: unknown = Reflect.get(old, name);
    const read = kind === 'month' ? readMonth : readDay;
    return typeof text === 'string' && (read(text) ?? '') === record[name] ? [[name, text] as const] : [];
  });
  return { ...record, ...Object.fromEntries(texts) };
}

function idOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, 'id') : undefined;
}
