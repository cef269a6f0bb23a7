import type { RequestKind } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';

/** What the sample request of each kind was answered with. */
export const sampleAnswers: { readonly [Kind in RequestKind]: RequestAnswer<Kind> } = {
  resumeForward: {},
  evaluation: {
    scores: [
      { criterionId: 'expertise', points: 4 },
      { criterionId: 'thinking', points: 5, comment: '能从数据里看出问题，并自己提出了两种解决办法。' },
      { criterionId: 'communication', points: 4 },
      { criterionId: 'teamwork', points: 3 },
    ],
    conclusion: 'recommended',
    comment: '基础扎实，思路清楚，对岗位有真实的了解。建议录用，入职后安排一位同事带三个月。',
  },
  approval: { decision: 'approved' },
  backgroundCheck: {},
  supplierCheck: {},
  medicalReport: {},
  informationForm: {},
  resumeUpdate: {},
  resumeImprovement: { sections: ['work', 'languages', 'selfEvaluation'] },
  talentUpdate: {},
};
