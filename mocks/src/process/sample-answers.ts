import type { RequestKind } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';

/** What the sample request of each kind was answered with. */
export const sampleAnswers: { readonly [Kind in RequestKind]: RequestAnswer<Kind> } = {
  resumeForward: { kind: 'suitable', comment: '经历和岗位很对口，可以尽快安排面试。' },
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
  backgroundCheck: {
    version: '2026-01',
    signature: '林小雨',
    referees: [{ name: '吴晓岚', relation: '前任主管', company: '云帆软件', phone: '13912345678' }],
  },
  supplierCheck: {
    findings: [
      { itemId: 'education', finding: 'confirmed' },
      { itemId: 'employment', finding: 'differs', note: '离职时间比简历早一个月。' },
      { itemId: 'performance', finding: 'confirmed' },
    ],
  },
  medicalReport: {
    examinedOn: '2026-01-05',
    place: '岭湾医院',
    files: [{ fileId: 'sample-medical-report', fileName: 'Medical report.pdf', size: 812_300 }],
    consentVersion: '2025-09',
  },
  informationForm: {
    answers: {
      legalName: '林小雨',
      idNumber: '11010519950412002X',
      birthday: '1995-04-12',
      household: 'urban',
      phone: '13800000001',
      email: 'candidate@example.com',
      address: '深圳市南山区科苑路 15 号',
      firstDay: '2026-03-02',
      notice: '30',
      nonCompete: 'no',
      equipment: ['notebook', 'headset'],
      diploma: [{ fileId: 'sample-diploma', fileName: 'Degree.pdf', size: 412_300 }],
    },
  },
  resumeUpdate: { sections: ['work', 'selfEvaluation'] },
  resumeImprovement: { sections: ['work', 'languages', 'selfEvaluation'] },
  talentUpdate: { months: 12, consentVersion: '2025-09' },
};
