import type { JsonSchema } from '@valibot/to-json-schema';

type Part = JsonSchema | boolean;

/** A schema of data with null allowed in its optional fields, at any depth. */
export function allowNull(schema: JsonSchema): JsonSchema {
  const { properties, required = [], items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, of]) => {
              const inside = within(of);
              return [name, required.includes(name) ? inside : orNull(inside)];
            }),
          ),
        }
      : {}),
    ...(items && !Array.isArray(items) ? { items: within(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(within) } : {}),
    ...(oneOf ? { oneOf: oneOf.map(within) } : {}),
  };
}

function within(part: Part): Part {
  return typeof part === 'boolean' ? part : allowNull(part);
}

function orNull(part: Part): Part {
  if (typeof part === 'boolean') return part;
  const { default: fallback, ...of } = part;
  const known = of.anyOf?.some((one) => typeof one === 'object' && one.type === 'null');
  return {
    anyOf: known && of.anyOf ? of.anyOf : [of, { type: 'null' }],
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}
