import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { resumeView } from './resume-view.ts';
import { day, figure, instant } from './shapes.ts';

/** How long somebody may stay in the talent pool, in months. */
export const talentMonths = [6, 12, 24] as const;
const months = v.picklist(talentMonths);

const invitation = {
  ...requestFacts,
  reason: v.string(),
  consent: v.object({ version: v.string(), sentences: v.array(v.string()) }),
  /** The session’s own resume, as it stands now: it is what the pool keeps. */
  view: resumeView,
};

const accepted = {
  ...invitation,
  /** When it was agreed to, for how long, and the last day of that. */
  pool: v.object({
    agreedAt: instant,
    months: figure(talentMonths),
    until: day,
    consentVersion: v.string(),
  }),
};

export const talentReceipt = linkReceipt(accepted);
export const talentAnswer = linkAnswer({ open: invitation, done: accepted });
export type TalentState = v.InferOutput<typeof talentAnswer>;

/** A link and a login: the invitation is the session’s own account’s, or it is refused. */
const byLinkAndLogin = { groups: ['rm.talent'], access: 'session' } as const;

/** The invitation to the talent pool that a link leads to, with the own resume. */
export const getTalentInvitation = defineMethod({
  name: 'getTalentInvitation',
  ...byLinkAndLogin,
  param: v.object(linkParam),
  data: talentAnswer,
  reasons: ['otherPerson'],
});

/** Stays in the talent pool, with the resume as it is then, for so many months; needs the consent of the version that was shown. */
export const submitTalentUpdate = defineMethod({
  name: 'submitTalentUpdate',
  ...byLinkAndLogin,
  submit: true,
  param: v.object({ ...linkSubmitParam, months, consent: v.boolean(), consentVersion: v.string() }),
  data: talentReceipt,
  reasons: [...requestReasons, 'otherPerson', 'consentMissing'],
});
