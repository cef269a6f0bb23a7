import {
  approvalDecisions,
  checkFindings,
  collectAnswers,
  evaluationConclusions,
  evaluationDraft,
  fileRef,
  forwardOpinions,
  improvableSections,
  talentMonths,
} from '@careers/gateway/contract';
import * as v from 'valibot';
import type { RequestKind } from './process-state.ts';

/** The answer to a request of each kind, as a process stores it. */
export const requestAnswers = {
  resumeForward: v.object({ kind: v.picklist(forwardOpinions), comment: v.exactOptional(v.string()) }),
  evaluation: v.object({
    scores: v.array(
      v.object({
        criterionId: v.string(),
        points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        comment: v.optional(v.string()),
      }),
    ),
    conclusion: v.picklist(evaluationConclusions),
    comment: v.string(),
  }),
  approval: v.object({
    decision: v.picklist(approvalDecisions),
    comment: v.exactOptional(v.string()),
  }),
  backgroundCheck: v.object({
    /** The version of the text that was authorised. */
    version: v.string(),
    signature: v.string(),
    referees: v.array(
      v.object({ name: v.string(), relation: v.string(), company: v.string(), phone: v.string() }),
    ),
  }),
  supplierCheck: v.object({
    findings: v.array(
      v.object({
        itemId: v.string(),
        finding: v.picklist(checkFindings),
        note: v.optional(v.string()),
      }),
    ),
    comment: v.exactOptional(v.string()),
  }),
  medicalReport: v.object({
    examinedOn: v.string(),
    place: v.string(),
    files: v.array(fileRef),
    consentVersion: v.string(),
  }),
  informationForm: v.object({ answers: collectAnswers }),
  resumeUpdate: v.object({ sections: v.array(v.picklist(improvableSections)) }),
  resumeImprovement: v.object({ sections: v.array(v.picklist(improvableSections)) }),
  talentUpdate: v.object({ months: v.picklist(talentMonths), consentVersion: v.string() }),
} as const satisfies Record<RequestKind, v.GenericSchema>;

export type RequestAnswer<Kind extends RequestKind> = v.InferOutput<(typeof requestAnswers)[Kind]>;

/** What was typed on a link's page and not submitted, by the page's kind; the other pages save no draft. */
export const linkDrafts = {
  evaluation: evaluationDraft,
  informationForm: collectAnswers,
} as const satisfies Partial<Record<RequestKind, v.GenericSchema>>;
