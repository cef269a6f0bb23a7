import { approvalDecisions, evaluationConclusions, improvableSections } from '@careers/gateway/contract';
import * as v from 'valibot';
import type { RequestKind } from './process-state.ts';

/** What a request of each kind is answered with, as a process keeps it. */
export const requestAnswers = {
  resumeForward: v.looseObject({}),
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
  backgroundCheck: v.looseObject({}),
  supplierCheck: v.looseObject({}),
  medicalReport: v.looseObject({}),
  informationForm: v.looseObject({}),
  resumeUpdate: v.looseObject({}),
  resumeImprovement: v.object({ sections: v.array(v.picklist(improvableSections)) }),
  talentUpdate: v.looseObject({}),
} as const satisfies Record<RequestKind, v.GenericSchema>;

export type RequestAnswer<Kind extends RequestKind> = v.InferOutput<(typeof requestAnswers)[Kind]>;
