import * as v from 'valibot';

type Known =
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.ObjectSchema<Readonly<Record<string, v.GenericSchema>>, undefined>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.NullishSchema<v.GenericSchema, unknown>
  | v.VariantSchema<string, v.VariantOptions<string>, undefined>;

/** An answer as many backends write it, with null in every optional field that is absent. */
export function withNulls(schema: v.GenericSchema, value: unknown): unknown {
  const known = schema as Known;
  switch (known.type) {
    case 'optional':
    case 'nullish':
      return value === undefined ? null : withNulls(known.wrapped, value);
    case 'array':
      return Array.isArray(value) ? value.map((item) => withNulls(known.item, item)) : value;
    case 'object': {
      if (typeof value !== 'object' || value === null) return value;
      const fields: Record<string, unknown> = { ...value };
      for (const [name, field] of Object.entries(known.entries)) {
        const written = withNulls(field, fields[name]);
        if (written !== undefined) fields[name] = written;
      }
      return fields;
    }
    case 'variant': {
      const fitting = known.options.find((option) => v.is(option, value));
      return fitting ? withNulls(fitting, value) : value;
    }
    default:
      return value;
  }
}
