import type { Named } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { formatDay } from '../../../core/format/format-day.ts';
import { joinFacts, listOf } from '../../../core/format/list-of.ts';
import { formatMonth } from './format-period.ts';
import type { Field } from './sections/field.ts';

/** The values of fields for people to read: choices by name, days in the shown language. Empty fields are left out. */
export function fieldsInWords(fields: readonly Field[], value: unknown, i18n: I18n): string {
  const said = fields.map((field) => sayField(field, Reflect.get(Object(value), field.name), i18n));
  return joinFacts(said, i18n.locale);
}

function sayField(field: Field, value: unknown, i18n: I18n): string {
  switch (field.kind) {
    case 'present':
      return value === true ? i18n._(field.label) : '';
    case 'selection':
      return listOf(
        (value as readonly Named[]).map(({ name }) => name),
        i18n.locale,
      );
    case 'month':
      return formatMonth(String(value), i18n.locale);
    case 'day':
      return formatDay(String(value), i18n.locale);
    case 'choice': {
      const label = field.options.find((one) => one.value === value)?.label;
      return label ? i18n._(label) : '';
    }
    default:
      return String(value);
  }
}
