/** A part of a valibot schema: the properties that are read here. */
export type Schema = Readonly<Record<string, unknown>>;

/** A field of an object somewhere in a schema; `[]` in its path stands for every entry of a list. */
export interface Field {
  readonly path: readonly string[];
  readonly optional: boolean;
  /** What a reader assumes if the field is missing. */
  readonly fallback: unknown;
  /** Its own schema, without the wrapper that makes it optional. */
  readonly schema: Schema;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Every field of a schema, each path once: the options of a variant share some. */
export function fieldsOf(schema: unknown): Field[] {
  const found = new Map<string, Field>();
  for (const field of walk(schema, [])) {
    const key = field.path.join('.');
    if (!found.has(key)) found.set(key, field);
  }
  return [...found.values()];
}

function walk(schema: unknown, path: readonly string[]): Field[] {
  if (!isSchema(schema)) return [];
  const { wrapped, item, entries, options } = schema;
  if (isSchema(wrapped)) return walk(wrapped, path);
  if (isSchema(item)) return walk(item, [...path, '[]']);
  if (typeof entries === 'object' && entries !== null) {
    return Object.entries(entries).flatMap(([name, entry]) => fieldAt([...path, name], entry));
  }
  return Array.isArray(options) ? options.flatMap((option) => walk(option, path)) : [];
}

function fieldAt(path: readonly string[], entry: unknown): Field[] {
  if (!isSchema(entry)) return [];
  const inner = isSchema(entry.wrapped) ? entry.wrapped : entry;
  return [{ path, optional: inner !== entry, fallback: entry.default, schema: inner }, ...walk(inner, path)];
}
