import { splitInternational } from '@careers/validation';
import type { FieldValue } from './merge/conflict.ts';
import type { Field } from './sections/field.ts';

/** The changed fields when one is written. A phone number that begins with a country code also selects that code (decision 6.2). */
export function fieldPatch<Held extends FieldValue>(
  fields: readonly Field[],
  name: string,
  held: Held,
): Readonly<Record<string, Held | string>> {
  const code = fields.find(({ kind }) => kind === 'nationCode');
  const ofPhone = fields.some((field) => field.name === name && isPhone(field));
  const split = code && ofPhone && typeof held === 'string' ? splitInternational(held) : undefined;
  return code && split ? { [code.name]: split.nationCode, [name]: split.phone } : { [name]: held };
}

export function isPhone(field: Field): boolean {
  return field.kind === 'line' && field.input === 'tel';
}
