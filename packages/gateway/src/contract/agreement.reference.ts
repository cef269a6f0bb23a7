import * as agreement from './agreement.ts';
import { type ReferenceOf, recipe } from './reference-types.ts';

const { agreementKinds, getAgreement } = agreement;

export const agreementReference: ReferenceOf<typeof agreement> = {
  getAgreement: {
    summary: 'The terms of use, the privacy notice or the legal notices, as rich text with its version.',
    example: {
      param: { kind: 'privacy', homepageConfigId: 'site-external' },
      data: {
        title: 'Privacy notice',
        content: '<p>We collect what you write into your resume.</p><h3>Your rights</h3><ul><li>…</li></ul>',
        version: '2026-02',
        effectiveFrom: '2026-02-15',
      },
    },
    success: recipe(async (probe) => {
      for (const kind of agreementKinds) {
        const { content } = await probe.call(getAgreement, { kind, homepageConfigId: probe.site });
        if (!content.includes('<p>')) throw new Error(`${kind} is no rich text`);
      }
    }),
    reasons: {},
  },
};
