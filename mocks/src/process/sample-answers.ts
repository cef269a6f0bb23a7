import type { RequestKind } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';

/** What the sample request of each kind was answered with. */
export const sampleAnswers: { readonly [Kind in RequestKind]: RequestAnswer<Kind> } = {
  resumeForward: {},
  evaluation: {},
  approval: { decision: 'approved' },
  backgroundCheck: {},
  supplierCheck: {},
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
  resumeUpdate: {},
  resumeImprovement: {},
  talentUpdate: {},
};
