import * as contract from '@careers/gateway/contract';
import { reference } from '@careers/gateway/reference';
import { type MethodId, registry } from '@careers/gateway/registry';
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { allowNull } from './allow-null.ts';
import { ids } from './ids.ts';
import { overrideAction } from './override-action.ts';
import { overrideSchema } from './override-schema.ts';

/** Shapes that several methods share, by names for other teams. */
const shared: Readonly<Record<string, GenericSchema>> = {
  FileRef: contract.fileRef,
  PositionSummary: contract.positionSummary,
  Resume: contract.resume,
};

const options = {
  typeMode: 'input',
  target: 'draft-2020-12',
  errorMode: 'throw',
  definitions: shared,
  overrideAction,
  overrideSchema,
} as const;

/** The facts about a method, besides its shapes. */
function factsOf(id: MethodId): object {
  const {
    channel,
    name,
    groups,
    internalGroup,
    access,
    verb,
    siteBound,
    siteField,
    submit,
    captcha,
    reasons,
  } = registry[id];
  return {
    summary: reference[id].summary,
    channel,
    name,
    groups,
    ...(internalGroup ? { internalGroup } : {}),
    access,
    ...(channel === 'base' ? { verb } : {}),
    siteBound,
    ...(siteBound ? { siteField } : {}),
    submit,
    captcha,
    reasons,
    param: { $ref: `#/$defs/${id}.param` },
    data: { $ref: `#/$defs/${id}.data` },
  };
}

/** The JSON Schema of a method's param or data. Shared shapes are referred to, not included. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _shared, ...own } = toJsonSchema(schema, options);
  return own;
}

/**
 * Param and data of all methods as one JSON Schema (draft 2020-12). A param is what callers may send; data is what gateways may
 * answer: its optional fields may be null, which the client reads as absent (decisions, section 1).
 */
export function methodSchemas(): JsonSchema & { readonly $defs: Readonly<Record<string, JsonSchema>> } {
  const definitions = Object.entries(toJsonSchemaDefs(shared, options)).map(
    ([name, schema]) => [name, allowNull(schema)] as const,
  );
  const methods = ids.flatMap((id) => [
    [`${id}.param`, schemaOf(registry[id].param)] as const,
    [`${id}.data`, allowNull(schemaOf(registry[id].data))] as const,
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Careers Portal: param and data of every method',
    $comment: 'Written by `npm run schema` from the contract; edit that, not this.',
    ...{ 'x-methods': Object.fromEntries(ids.map((id) => [id, factsOf(id)])) },
    $defs: Object.fromEntries([...definitions, ...methods]),
  };
}
