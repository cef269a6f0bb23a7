import * as philosophy from './philosophy.ts';
import { type ReferenceOf, recipe } from './reference-types.ts';

const { queryPhilosophy } = philosophy;

/** No position has it. */
const UNKNOWN_ID = '0';

export const philosophyReference: ReferenceOf<typeof philosophy> = {
  queryPhilosophy: {
    summary: 'What the company of a position believes about work, as rich text.',
    example: {
      param: { positionId: '178000000000000001' },
      data: { companyDescr: 'Example Energy', philosophy: '<p>People before plans.</p>' },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      await probe.call(queryPhilosophy, { positionId: await probe.position('open') });
    }),
    reasons: {
      positionUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(queryPhilosophy, { positionId: UNKNOWN_ID });
      }),
    },
  },
};
