import type { ConversionConfig } from '@valibot/to-json-schema';

type OverrideAction = NonNullable<ConversionConfig['overrideAction']>;

/**
 * Says what the converter cannot: that a whole number may come as a decimal text too (decisions, section 1, Types), and
 * that JSON Schema reads patterns as Unicode by itself.
 */
export const overrideAction: OverrideAction = ({ valibotAction, jsonSchema }) => {
  // What a check computes JSON Schema has no words for.
  if (valibotAction.type === 'check') return jsonSchema;
  const { type: _type, ...rest } = jsonSchema;
  if (rest.anyOf) {
    // A bound is for the number; of a text JSON Schema can say no more than its form.
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
