import * as v from 'valibot';
import type { SchemaParts } from './schema-parts.ts';

/** How many unknown fields of a call are named at most. */
const NAMED_MAX = 20;

/**
 * The fields of a value that its schema does not know, e.g. `filters.town`. They are ignored (decisions, section 1), but worth
 * reporting: a misspelt filter filters nothing.
 */
export function unknownFields(
  schema: v.GenericSchema,
  value: unknown,
  also: readonly string[] = [],
): string[] {
  const found: string[] = [];
  collect(schema, value, '', (path) => {
    if (found.length < NAMED_MAX && !also.includes(path)) found.push(path);
  });
  return found;
}

type Told = (path: string) => void;

function collect(schema: v.GenericSchema, value: unknown, path: string, tell: Told): void {
  if (typeof value !== 'object' || value === null) return;
  const parts = schema as v.GenericSchema & Partial<SchemaParts>;
  if (parts.wrapped) collect(parts.wrapped, value, path, tell);
  else if (parts.item && Array.isArray(value)) {
    for (const [at, one] of value.entries()) collect(parts.item, one, `${path}[${at}]`, tell);
  } else if (parts.options) {
    const fitting = parts.options.find((option) => v.is(option, value));
    if (fitting) collect(fitting, value, path, tell);
  } else if (parts.entries) {
    for (const [name, one] of Object.entries(value)) {
      const own = path === '' ? name : `${path}.${name}`;
      const entry = Object.hasOwn(parts.entries, name) ? parts.entries[name] : undefined;
      if (entry) collect(entry, one, own, tell);
      else tell(own);
    }
  }
}
