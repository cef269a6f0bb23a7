type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A point in time somewhere in an answer. */
interface SaidInstant {
  readonly where: string;
  readonly at: string;
}

/** The instants in an answer, found by its schema; without those in lists. */
export function instantsIn(schema: unknown, value: unknown, where: string): SaidInstant[] {
  if (!isSchema(schema) || value === undefined) return [];
  const { wrapped, entries, pipe } = schema;
  if (wrapped) return instantsIn(wrapped, value, where);
  const isInstant = Array.isArray(pipe) && pipe.some((step) => Object(step).type === 'iso_timestamp');
  if (isInstant) return [{ where, at: String(value) }];
  if (!isSchema(entries)) return [];
  return Object.entries(entries).flatMap(([name, entry]) =>
    instantsIn(entry, Object(value)[name], `${where}.${name}`),
  );
}
