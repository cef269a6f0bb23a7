import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { day, nothing } from './shapes.ts';

export const agreementKinds = ['terms', 'privacy', 'legal'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** What a person agrees to for themselves; the legal notices are told, not agreed to. */
export const consentKinds = ['terms', 'privacy'] as const satisfies readonly AgreementKind[];
export type ConsentKind = (typeof consentKinds)[number];

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
    effectiveFrom: day,
  }),
});

const bySession = { groups: ['rm.account'], access: 'session' } as const;

/**
 * What the person has not agreed to yet in the version that is in force: nothing for most. `earlier`: they have agreed to a version
 * before it.
 */
export const queryDueConsents = defineMethod({
  name: 'queryDueConsents',
  ...bySession,
  param: nothing,
  data: v.array(
    v.object({
      kind: v.picklist(consentKinds),
      title: v.string(),
      version: v.string(),
      effectiveFrom: day,
      earlier: v.boolean(),
    }),
  ),
});
export type DueConsent = v.InferOutput<typeof queryDueConsents.data>[number];

/** Agrees to what was read, in its version; once more changes nothing. */
export const giveConsents = defineMethod({
  name: 'giveConsents',
  ...bySession,
  param: v.object({
    consents: v.pipe(
      v.array(v.object({ kind: v.picklist(consentKinds), version: v.string() })),
      v.minLength(1),
      v.maxLength(consentKinds.length),
    ),
  }),
  data: nothing,
  reasons: ['agreementChanged'],
});
