import type { ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';

type OverrideSchema = NonNullable<ConversionConfig['overrideSchema']>;

/** `word` of the contract's shapes: a client reads any text, and a gateway is to say one of these. */
const laterWord = v.object({
  type: v.literal('union'),
  options: v.tuple([
    v.object({ type: v.literal('picklist'), options: v.array(v.string()) }),
    v.object({
      type: v.literal('string'),
      pipe: v.tuple([v.any(), v.object({ type: v.literal('transform') })]),
    }),
  ]),
});

export const overrideSchema: OverrideSchema = ({ valibotSchema }) => {
  if (!v.is(laterWord, valibotSchema)) return undefined;
  return { enum: valibotSchema.options[0].options, type: 'string' };
};
