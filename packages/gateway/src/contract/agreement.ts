import * as v from 'valibot';
import { defineMethod } from './method.ts';

export const agreementKinds = ['terms', 'privacy', 'legal'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** Terms, privacy notice or legal notices in the language of the call; `content` is rich text (decision 6.8). */
export const getAgreement = defineMethod({
  name: 'getAgreement',
  groups: ['rm.websiteView'],
  siteBound: true,
  param: v.object({ kind: v.picklist(agreementKinds), homepageConfigId: v.optional(v.string()) }),
  data: v.object({
    title: v.string(),
    content: v.string(),
    version: v.string(),
    effectiveFrom: v.pipe(v.string(), v.isoDate()),
  }),
});
