import * as v from 'valibot';
import type { SchemaParts } from './schema-parts.ts';

/**
 * The path of a list where the schema has an object, e.g. `param.filters`; undefined if there is none. A schema takes a list for
 * an object without named fields: if no field is required, the list would be accepted, and would empty what is saved.
 */
export function listForObject(schema: v.GenericSchema, value: unknown, path = 'param'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { wrapped, item, options, entries, value: each } = schema as v.GenericSchema & Partial<SchemaParts>;
  if (wrapped) return listForObject(wrapped, value, path);
  if (options) {
    // The options of a union are schemas; those of a picklist are plain words, which fit no object.
    const fitting = options.find((option) => typeof option === 'object' && v.is(option, value));
    return fitting && listForObject(fitting, value, path);
  }
  if (item && Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      const found = listForObject(item, one, `${path}[${at}]`);
      if (found) return found;
    }
  }
  if (!entries && !each) return undefined;
  if (Array.isArray(value)) return path;
  for (const [name, one] of Object.entries(value)) {
    const schemaOfOne = entries && Object.hasOwn(entries, name) ? entries[name] : each;
    const found = schemaOfOne && listForObject(schemaOfOne, one, `${path}.${name}`);
    if (found) return found;
  }
  return undefined;
}
