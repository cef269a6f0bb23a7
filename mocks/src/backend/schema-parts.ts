import type * as v from 'valibot';

/** The parts of a schema that contain other schemas. */
export interface SchemaParts {
  readonly wrapped: v.GenericSchema;
  readonly item: v.GenericSchema;
  readonly options: readonly v.GenericSchema[];
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  /** In a record, the schema of the values under its keys. */
  readonly value: v.GenericSchema;
}
