import type { ConversionConfig } from '@valibot/to-json-schema';

type OverrideAction = NonNullable<ConversionConfig['overrideAction']>;

/**
 * Adds what the converter lacks: a whole number may also be a decimal text (decisions, section 1, Types), and JSON Schema reads
 * patterns as Unicode without a flag.
 */
export const overrideAction: OverrideAction = ({ valibotAction, jsonSchema }) => {
  // JSON Schema cannot express what a custom check computes.
  if (valibotAction.type === 'check') return jsonSchema;
  const { type: _type, ...rest } = jsonSchema;
  if (rest.anyOf) {
    // Limits apply to the number; for a text JSON Schema can only check the form.
    if (valibotAction.type === 'integer')
      return { ...rest, anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^-?\\d+$' }] };
    const bound = 'requirement' in valibotAction ? Number(valibotAction.requirement) : Number.NaN;
    if (valibotAction.type === 'min_value') return { ...rest, minimum: bound };
    if (valibotAction.type === 'max_value') return { ...rest, maximum: bound };
  }
  if (valibotAction.type === 'regex' && 'requirement' in valibotAction) {
    const { requirement } = valibotAction;
    if (requirement instanceof RegExp && requirement.flags === 'u')
      return { ...jsonSchema, pattern: requirement.source };
  }
  return undefined;
};
