import type * as v from 'valibot';

/** What of a schema holds other schemas. */
export interface SchemaParts {
  readonly wrapped: v.GenericSchema;
  readonly item: v.GenericSchema;
  readonly options: readonly v.GenericSchema[];
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  /** Of a record: what stands under each of its keys. */
  readonly value: v.GenericSchema;
}
