import type { RequestKind } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';

/** What the sample request of each kind was answered with. */
export const sampleAnswers: { readonly [Kind in RequestKind]: RequestAnswer<Kind> } = {
  resumeForward: {},
  evaluation: {},
  approval: { decision: 'approved' },
  backgroundCheck: {},
  supplierCheck: {},
  medicalReport: {},
  informationForm: {},
  resumeUpdate: {},
  resumeImprovement: { sections: ['work', 'languages', 'selfEvaluation'] },
  talentUpdate: {},
};
